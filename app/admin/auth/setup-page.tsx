import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { usePort } from '#app/store/use-content.tsx';
import { toast } from '#app/ui/toast.ts';
import { usePageTitle } from '../layout/use-page-title.ts';
import { adminPaths } from '../paths.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { NEW_PASSWORD_HINT } from './password-hint.ts';

/** Where the link leads that a server prints while the site has no owner. What it carries stands behind the #. */
export default function SetupPage() {
  usePageTitle('Set up');
  const { account } = usePort('gate');
  const [token] = useState(useLocation().hash.slice(1));
  const navigate = useNavigate();
  if (!account) return <Navigate to={adminPaths.login} replace />;

  async function handleSubmit({ email, password }: Record<'email' | 'password', string>) {
    const result = await account?.setUp(token, email, password);
    if (result?.ok === false) return result.failure.message;
    toast({ title: 'The site is yours', text: 'You are signed in. Start with your profile.' });
    navigate(adminPaths.dashboard, { replace: true });
    return undefined;
  }

  return (
    <AuthFrame
      title="Make it yours"
      text="Choose the e-mail and the password with which you will sign in. Nobody else can do this after you."
    >
      <CredentialsForm
        entries={[
          { name: 'email', label: 'Email', autoComplete: 'username' },
          {
            name: 'password',
            label: 'New password',
            hint: NEW_PASSWORD_HINT,
            autoComplete: 'new-password',
          },
        ]}
        submitLabel="Set up and sign in"
        busyLabel="Setting up..."
        onSubmit={handleSubmit}
      />
    </AuthFrame>
  );
}
