import { ANALYTICS_TOOLS, type AnalyticsTool } from '#app/content/analytics.ts';
import type { Settings } from '#app/content/settings.ts';
import { text } from '../editor/fields/basic.tsx';
import type { Fields } from '../editor/form.ts';
import { FormPanel } from '../editor/form-fields.tsx';
import type { SettingsTabProps } from './settings-page.tsx';

export const ANALYTICS: Fields<Settings['analytics']> = {
  googleAnalyticsId: toolId('googleAnalyticsId', 'G-XXXXXXXXXX'),
  googleTagManagerId: toolId('googleTagManagerId', 'GTM-XXXXXXX'),
  hotjarId: toolId('hotjarId', '1234567'),
};

function toolId(tool: AnalyticsTool, example: string) {
  const { name, format } = ANALYTICS_TOOLS[tool];
  return text({
    label: `${name} ID`,
    placeholder: example,
    spellCheck: false,
    autoComplete: 'off',
    remark: (written) =>
      written.trim() === '' || format.test(written.trim())
        ? undefined
        : `This does not look like ${example}, so it will not be used.`,
  });
}

const NOTE =
  'Used only when set, only after a visitor agrees, never in this admin area and never when the browser asks not to be tracked. Visitors are asked once, and can change their answer under Privacy.';

export function AnalyticsTab({ value, onChange }: SettingsTabProps) {
  return (
    <div className="grid max-w-3xl gap-6">
      <FormPanel
        title="Analytics"
        note={NOTE}
        fields={ANALYTICS}
        value={value.analytics}
        onChange={(part) => onChange(({ analytics }) => ({ analytics: { ...analytics, ...part } }))}
      />
    </div>
  );
}
