import { Panel } from '../editor/panel.tsx';
import { TextField } from '../editor/text-field.tsx';
import type { SettingsTabProps } from './settings-page.tsx';

const IDS = [
  ['googleAnalyticsId', 'Google Analytics ID', 'G-XXXXXXXXXX', /^G-[A-Z0-9]{4,}$/],
  ['googleTagManagerId', 'Google Tag Manager ID', 'GTM-XXXXXXX', /^GTM-[A-Z0-9]{4,}$/],
  ['hotjarId', 'Hotjar ID', '1234567', /^\d{4,10}$/],
] as const;

export function AnalyticsTab({ value, onChange }: SettingsTabProps) {
  return (
    <div className="grid max-w-3xl gap-6">
      <Panel title="Analytics">
        <p className="text-muted text-sm">
          Used only when set, only after a visitor agrees, never in this admin area and never when
          the browser asks not to be tracked.
        </p>
        {IDS.map(([name, label, example, format]) => {
          const id = value.analytics[name];
          return (
            <TextField
              key={name}
              label={label}
              placeholder={example}
              spellCheck={false}
              autoComplete="off"
              value={id}
              error={
                id.trim() === '' || format.test(id.trim())
                  ? undefined
                  : `This does not look like ${example}, so it will not be used.`
              }
              onChange={(text) => onChange({ analytics: { ...value.analytics, [name]: text } })}
            />
          );
        })}
      </Panel>
    </div>
  );
}
