import { useState } from 'react';
import type { Account, SessionEntry } from '#app/store/ports.ts';
import { useView } from '#app/store/use-content.tsx';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import { CredentialsForm } from '../auth/credentials-form.tsx';
import { NEW_PASSWORD_HINT } from '../auth/password-hint.ts';
import { ConfirmDialog } from '../editor/confirm-dialog.tsx';
import { Panel } from '../editor/panel.tsx';
import { failureHelp } from '../failure-help.ts';
import { browserName } from './browser-name.ts';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Who can get in, and where somebody is in. */
export function AccountTab({ account }: { account: Account }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <PasswordPanel account={account} />
      <SessionsPanel account={account} />
    </div>
  );
}

function PasswordPanel({ account }: { account: Account }) {
  async function handleSubmit({ current, next }: Record<'current' | 'next', string>) {
    const result = await account.changePassword(current, next);
    if (!result.ok) return result.failure.message;
    toast({ title: 'Password Changed', text: 'All other browsers have been signed out.' });
    return undefined;
  }

  return (
    <Panel title="Password">
      <CredentialsForm
        entries={[
          { name: 'current', label: 'Current password', autoComplete: 'current-password' },
          {
            name: 'next',
            label: 'New password',
            hint: NEW_PASSWORD_HINT,
            autoComplete: 'new-password',
          },
        ]}
        submitLabel="Change password"
        busyLabel="Changing..."
        className="justify-self-start"
        onSubmit={handleSubmit}
      />
    </Panel>
  );
}

function SessionsPanel({ account }: { account: Account }) {
  const sessions = useView(account.sessions);
  const [isAsking, setAsking] = useState(false);

  async function handleSignOut() {
    setAsking(false);
    const result = await account.signOutEverywhere();
    if (result.ok) return;
    toast({ title: 'Still signed in', text: failureHelp(result.failure), tone: 'error' });
  }

  return (
    <Panel title="Signed in">
      <ul className="divide-y">
        {sessions?.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      <Button
        variant="outline"
        disabled={!sessions}
        onClick={() => setAsking(true)}
        className="justify-self-start"
      >
        Sign out everywhere
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Sign out everywhere"
        text="Every browser is signed out, this one too. You need your password to come back."
        confirmLabel="Sign out everywhere"
        onConfirm={handleSignOut}
        onCancel={() => setAsking(false)}
      />
    </Panel>
  );
}

function Session({ session: { agent, createdAt, seenAt, isThis } }: { session: SessionEntry }) {
  return (
    <li className="grid gap-0.5 py-3 first:pt-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium">{browserName(agent)}</span>
        {isThis && <span className="text-primary-text text-sm">This browser</span>}
      </p>
      <p className="text-muted text-sm">
        Since {moment.format(new Date(createdAt))}, last used {moment.format(new Date(seenAt))}
      </p>
    </li>
  );
}
