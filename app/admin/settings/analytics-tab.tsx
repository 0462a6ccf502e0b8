import {
  ANALYTICS_TOOLS,
  type AnalyticsTool,
  analyticsIds,
  analyticsTools,
} from '#app/content/analytics.ts';
import { Panel } from '../editor/panel.tsx';
import { TextField } from '../editor/text-field.tsx';
import type { SettingsTabProps } from './settings-page.tsx';

const EXAMPLES: Record<AnalyticsTool, string> = {
  googleAnalyticsId: 'G-XXXXXXXXXX',
  googleTagManagerId: 'GTM-XXXXXXX',
  hotjarId: '1234567',
};

export function AnalyticsTab({ value, onChange }: SettingsTabProps) {
  const ids = analyticsIds(value.analytics);
  return (
    <div className="grid max-w-3xl gap-6">
      <Panel title="Analytics">
        <p className="text-muted text-sm">
          Used only when set, only after a visitor agrees, never in this admin area and never when
          the browser asks not to be tracked. Visitors are asked once, and can change their answer
          under Privacy.
        </p>
        {analyticsTools.map((tool) => {
          const written = value.analytics[tool];
          return (
            <TextField
              key={tool}
              label={`${ANALYTICS_TOOLS[tool].name} ID`}
              placeholder={EXAMPLES[tool]}
              spellCheck={false}
              autoComplete="off"
              value={written}
              error={
                written.trim() === '' || ids[tool]
                  ? undefined
                  : `This does not look like ${EXAMPLES[tool]}, so it will not be used.`
              }
              onChange={(text) => onChange({ analytics: { ...value.analytics, [tool]: text } })}
            />
          );
        })}
      </Panel>
    </div>
  );
}
