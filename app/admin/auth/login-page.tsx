import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import type { SignInProblem } from '#app/store/ports.ts';
import { useContent } from '#app/store/use-content.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { Star } from '#app/ui/star.tsx';
import { toast } from '#app/ui/toast.ts';
import { ThemeToggle } from '../layout/theme-toggle.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';
import { adminPaths, PUBLIC_HOME } from '../paths.ts';
import { useAuth } from './auth-provider.tsx';
import { PasswordInput } from './password-input.tsx';

const FAILURES: Record<SignInProblem, string> = {
  wrong: 'Invalid email or password.',
  unavailable:
    'This page came over an insecure connection, where the browser cannot check a password. Open it over https or on localhost.',
};

export default function LoginPage() {
  usePageTitle('Sign in');
  const { user, login } = useAuth();
  const { name } = useContent('about');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [showsMissing, setShowsMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const missing = (value: string) =>
    showsMissing && value.trim() === '' ? 'Please fill in this field.' : undefined;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    setShowsMissing(true);
    if (email.trim() === '' || password.trim() === '') {
      const first = email.trim() === '' ? 'email' : 'password';
      form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    setBusy(true);
    const answer = await login(email, password);
    setBusy(false);
    if (answer.ok) {
      toast({ title: 'Login Successful', text: `Welcome back, ${name}!` });
      return navigate(adminPaths.dashboard, { replace: true });
    }
    const problem = FAILURES[answer.reason];
    setFailure(problem);
    toast({ title: 'Login Failed', text: problem, tone: 'error' });
    form.current?.querySelector<HTMLInputElement>('[name=password]')?.select();
  }

  if (user && !isBusy) return <Navigate to={adminPaths.dashboard} replace />;

  return (
    <main className="relative isolate grid min-h-dvh place-items-center overflow-hidden p-5">
      <div
        aria-hidden="true"
        className="lattice -z-10 mask-radial-from-20% absolute inset-0 opacity-70"
      />
      <div className="absolute inset-x-3 top-3 flex items-center justify-between">
        <a
          href={PUBLIC_HOME}
          className="flex min-h-11 items-center gap-2 rounded-md px-3 text-muted text-sm hover:text-ink"
        >
          <ArrowLeft className="size-4" />
          Back to the site
        </a>
        <ThemeToggle />
      </div>
      <div className="grid w-full max-w-md animate-rise gap-8 rounded-xl border bg-raised p-7 shadow-card sm:p-10">
        <header className="grid justify-items-center gap-2 text-center">
          <Star filled className="mb-2 size-11 text-primary-text" />
          <h1 className="text-3xl">Admin Portal</h1>
          <p className="text-muted">Sign in to manage your portfolio</p>
        </header>
        <form ref={form} noValidate onSubmit={handleSubmit} className="grid gap-5">
          <Field label="Email" required error={missing(email)}>
            {(control) => (
              <Input
                {...control}
                type="email"
                name="email"
                autoComplete="username"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          <Field label="Password" required error={missing(password)}>
            {(control) => (
              <PasswordInput
                {...control}
                name="password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Field>
          {failure && (
            <p role="alert" className="rounded-md border border-danger/60 px-4 py-3 text-danger">
              {failure}
            </p>
          )}
          <Button type="submit" disabled={isBusy} className="w-full">
            {isBusy ? 'Signing in...' : 'Sign In'}
          </Button>
        </form>
      </div>
    </main>
  );
}
