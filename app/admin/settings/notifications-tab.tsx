import { useState } from 'react';
import type { Settings } from '#app/content/settings.ts';
import { Button } from '#app/ui/button.tsx';
import { Switch } from '#app/ui/toggle.tsx';
import { Panel } from '../editor/panel.tsx';
import type { SettingsTabProps } from './settings-page.tsx';

type Permission = NotificationPermission | 'missing';

const NEEDS_LIVE =
  'Needs live mode: this site runs in the browser alone, so it cannot send e-mail. The choice is kept.';

const PERMISSION_TEXTS: Record<Permission, string> = {
  granted: 'This browser shows them while the admin is open.',
  denied: 'This browser blocks them. Allow notifications for this site in its settings.',
  default: 'This browser has not been asked yet.',
  missing: 'This browser has no notifications.',
};

function currentPermission(): Permission {
  return 'Notification' in window ? Notification.permission : 'missing';
}

export function NotificationsTab({ value, onChange }: SettingsTabProps) {
  const [permission, setPermission] = useState(currentPermission);
  const { notifications } = value;
  const change = (part: Partial<Settings['notifications']>) =>
    onChange({ notifications: { ...notifications, ...part } });

  async function ask() {
    if ('Notification' in window) setPermission(await Notification.requestPermission());
  }

  function handleBrowser(isOn: boolean) {
    change({ browserNotifications: isOn });
    if (isOn && permission === 'default') void ask();
  }

  return (
    <div className="grid max-w-3xl gap-6">
      <Panel title="Notifications">
        <Switch
          label="E-mail notifications"
          hint={NEEDS_LIVE}
          checked={notifications.emailNotifications}
          onChange={(event) => change({ emailNotifications: event.target.checked })}
        />
        <div className="grid gap-3">
          <Switch
            label="Browser notifications"
            hint={`Announces a new message while the admin is open. ${PERMISSION_TEXTS[permission]}`}
            checked={notifications.browserNotifications}
            onChange={(event) => handleBrowser(event.target.checked)}
          />
          {notifications.browserNotifications && permission === 'default' && (
            <Button
              variant="outline"
              size="small"
              className="ms-14 justify-self-start"
              onClick={ask}
            >
              Allow in this browser
            </Button>
          )}
        </div>
        <Switch
          label="Marketing e-mails"
          hint={NEEDS_LIVE}
          checked={notifications.marketingEmails}
          onChange={(event) => change({ marketingEmails: event.target.checked })}
        />
      </Panel>
    </div>
  );
}
