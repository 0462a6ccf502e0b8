import { DEFAULT_PRIVACY, type Privacy } from '#app/content/settings.ts';
import { choice } from '../editor/fields/basic.tsx';
import type { Fields } from '../editor/form.ts';
import { FormPanel } from '../editor/form-fields.tsx';
import { PersonPanel } from './person-panel.tsx';
import type { SettingsTabProps } from './settings-page.tsx';

export const PRIVACY: Fields<Privacy> = {
  keepRequests: choice({
    label: 'Keep what visitors send',
    options: {
      forever: 'For ever',
      '3 months': 'For 3 months',
      '6 months': 'For 6 months',
      '12 months': 'For 12 months',
      '24 months': 'For 24 months',
      '36 months': 'For 36 months',
    },
  }),
};

/** What is held about visitors, and for how long. */
export function PrivacyPanels({ value, onChange }: SettingsTabProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <PersonPanel />
      <FormPanel
        title="Old requests"
        note="Messages, requests and bookings that are older are deleted automatically and for good. Calls that are still ahead stay."
        fields={PRIVACY}
        value={value.privacy ?? DEFAULT_PRIVACY}
        onChange={(part) =>
          onChange(({ privacy = DEFAULT_PRIVACY }) => ({ privacy: { ...privacy, ...part } }))
        }
      />
    </div>
  );
}
