import { useRef, useState } from 'react';
import type { Settings } from '#app/content/settings.ts';
import { Button } from '#app/ui/button.tsx';
import { leavesFocusTo } from '#app/ui/leaves-focus-to.ts';
import { Switch } from '#app/ui/toggle.tsx';
import { toggle } from '../editor/fields/basic.tsx';
import type { ControlProps } from '../editor/fields/field.ts';
import type { Fields } from '../editor/form.ts';
import { FormPanel } from '../editor/form-fields.tsx';
import { useIsSending } from '../messages/use-mails.ts';
import type { SettingsTabProps } from './settings-page.tsx';

type Permission = NotificationPermission | 'missing';

const NEEDS_LIVE =
  'Needs live mode with a mail server, and none is connected: no e-mail is sent. The choice is kept.';
const SENDING = 'A new request is announced to the address of your account.';
const NO_MARKETING = 'This site sends none by itself. The choice is kept.';

const PERMISSION_TEXTS: Record<Permission, string> = {
  granted: 'This browser shows them while the admin is open.',
  denied: 'This browser blocks them. Allow notifications for this site in its settings.',
  default: 'This browser has not been asked yet.',
  missing: 'This browser has no notifications.',
};

function currentPermission(): Permission {
  return 'Notification' in window ? Notification.permission : 'missing';
}

export const NOTIFICATIONS: Fields<Settings['notifications']> = {
  emailNotifications: {
    ...toggle({ label: 'E-mail notifications' }),
    Control: EmailNotifications,
  },
  browserNotifications: {
    ...toggle({ label: 'Browser notifications' }),
    Control: BrowserNotifications,
  },
  marketingEmails: toggle({ label: 'Marketing e-mails', hint: NO_MARKETING }),
};

export function NotificationsTab({ value, onChange }: SettingsTabProps) {
  return (
    <div className="grid max-w-3xl gap-6">
      <FormPanel
        title="Notifications"
        fields={NOTIFICATIONS}
        value={value.notifications}
        onChange={(part) =>
          onChange(({ notifications }) => ({ notifications: { ...notifications, ...part } }))
        }
      />
    </div>
  );
}

function EmailNotifications({ value, onChange }: ControlProps<boolean>) {
  const isSending = useIsSending();
  return (
    <Switch
      label="E-mail notifications"
      hint={isSending === undefined ? '' : isSending ? SENDING : NEEDS_LIVE}
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

function BrowserNotifications({ value, onChange }: ControlProps<boolean>) {
  const [permission, setPermission] = useState(currentPermission);
  const choice = useRef<HTMLInputElement>(null);

  async function ask() {
    if ('Notification' in window) setPermission(await Notification.requestPermission());
  }

  function handleChange(isOn: boolean) {
    onChange(isOn);
    if (isOn && permission === 'default') void ask();
  }

  return (
    <div className="grid gap-3">
      <Switch
        ref={choice}
        label="Browser notifications"
        hint={`Announces a new message while the admin is open. ${PERMISSION_TEXTS[permission]}`}
        checked={value}
        onChange={(event) => handleChange(event.target.checked)}
      />
      {value && permission === 'default' && (
        <Button
          ref={leavesFocusTo(() => choice.current)}
          variant="outline"
          size="small"
          className="ms-14 justify-self-start"
          onClick={ask}
        >
          Allow in this browser
        </Button>
      )}
    </div>
  );
}
