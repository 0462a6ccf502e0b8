import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { PasswordInput } from './password-input.tsx';

interface Entry<Name extends string> {
  name: Name;
  label: string;
  hint?: string;
  /** What the browser may fill in. Whatever is not the e-mail is a password. */
  autoComplete: 'username' | 'current-password' | 'new-password';
}

interface CredentialsFormProps<Name extends string> {
  entries: readonly Entry<Name>[];
  submitLabel: string;
  busyLabel: string;
  className?: string;
  /** Says what is wrong; nothing when it was done. */
  onSubmit: (values: Record<Name, string>) => Promise<string | undefined>;
}

/** An e-mail and passwords: to sign in, to set up the owner, to change the password. */
export function CredentialsForm<Name extends string>({
  entries,
  submitLabel,
  busyLabel,
  className = 'w-full',
  onSubmit,
}: CredentialsFormProps<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const empty = Object.fromEntries(entries.map(({ name }) => [name, ''])) as Record<Name, string>;
  const [values, setValues] = useState(empty);
  const [isBusy, setBusy] = useState(false);
  const [showsMissing, setShowsMissing] = useState(false);
  const [problem, setProblem] = useState<string>();

  const isMissing = (name: Name) => values[name].trim() === '';
  const controlOf = (name: Name) =>
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`) ?? undefined;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setProblem(undefined);
    setShowsMissing(true);
    const first = entries.find(({ name }) => isMissing(name));
    if (first) return controlOf(first.name)?.focus();
    setBusy(true);
    // Whatever goes wrong, the form can be sent again.
    const found = await onSubmit(values).catch(words);
    setBusy(false);
    setProblem(found);
    if (found === undefined) {
      setValues(empty);
      setShowsMissing(false);
      return;
    }
    const secret = entries.find(({ autoComplete }) => autoComplete !== 'username');
    if (secret) controlOf(secret.name)?.select();
  }

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="grid gap-5">
      {entries.map(({ name, label, hint, autoComplete }) => {
        const isEmail = autoComplete === 'username';
        const Control = isEmail ? Input : PasswordInput;
        return (
          <Field
            key={name}
            label={label}
            required
            hint={hint}
            error={showsMissing && isMissing(name) ? 'Please fill in this field.' : undefined}
          >
            {(control) => (
              <Control
                {...control}
                {...(isEmail && { type: 'email' })}
                name={name}
                autoComplete={autoComplete}
                value={values[name]}
                onChange={(event) => setValues({ ...values, [name]: event.target.value })}
              />
            )}
          </Field>
        );
      })}
      {problem && (
        <p role="alert" className="rounded-md border border-danger/60 px-4 py-3 text-danger">
          {problem}
        </p>
      )}
      <Button type="submit" disabled={isBusy} className={className}>
        {isBusy ? busyLabel : submitLabel}
      </Button>
    </form>
  );
}

function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
