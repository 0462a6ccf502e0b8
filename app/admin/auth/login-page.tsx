import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useStore } from '#app/store/use-content.tsx';
import { toast } from '#app/ui/toast.ts';
import { usePageTitle } from '../layout/use-page-title.ts';
import { adminPaths } from '../paths.ts';
import { AuthFrame } from './auth-frame.tsx';
import { useAuth } from './auth-provider.tsx';
import { CredentialsForm } from './credentials-form.tsx';

const WRONG = 'Invalid email or password.';

export default function LoginPage() {
  usePageTitle('Sign in');
  const { user, login } = useAuth();
  const store = useStore();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function handleSubmit({ email, password }: Record<'email' | 'password', string>) {
    setBusy(true);
    const answer = await login(email, password);
    setBusy(false);
    if (answer.ok) {
      const name = store.get('about').name.trim() || email;
      toast({ title: 'Login Successful', text: `Welcome back, ${name}!` });
      navigate(adminPaths.dashboard, { replace: true });
      return undefined;
    }
    const problem = answer.reason === 'wrong' ? WRONG : answer.message;
    toast({ title: 'Login Failed', text: problem, tone: 'error' });
    return problem;
  }

  if (user && !isBusy) return <Navigate to={adminPaths.dashboard} replace />;

  return (
    <AuthFrame title="Admin Portal" text="Sign in to manage your portfolio">
      <CredentialsForm
        entries={[
          { name: 'email', label: 'Email', autoComplete: 'username' },
          { name: 'password', label: 'Password', autoComplete: 'current-password' },
        ]}
        submitLabel="Sign In"
        busyLabel="Signing in..."
        onSubmit={handleSubmit}
      />
    </AuthFrame>
  );
}
