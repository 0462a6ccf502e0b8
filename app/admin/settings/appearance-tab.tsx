import { COLOR_PRESETS } from '#app/content/color-presets.ts';
import { parseColor } from '#app/theme/colors.ts';
import { Field as LabelledField } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { text, toggle } from '../editor/fields/basic.tsx';
import type { ControlProps, Field } from '../editor/fields/field.ts';
import { RadioTiles } from '../editor/fields/tiles.tsx';
import { FormFields, FormPanel } from '../editor/form-fields.tsx';
import { Panel } from '../editor/panel.tsx';
import type { SettingsTabProps } from './settings-page.tsx';

export const COLORS = {
  primaryColor: color('Primary colour'),
  secondaryColor: color('Secondary colour'),
  accentColor: color('Accent colour'),
};

export const THEME = {
  darkMode: toggle({
    label: 'Dark mode',
    hint: 'How the site starts. A visitor who has chosen a theme keeps it; that goes for your own browser as well.',
  }),
};

const PRESETS = COLOR_PRESETS.map(({ id, name, primary, secondary, accent }) => ({
  value: id,
  label: name,
  tile: (
    <span className="flex items-center gap-2.5 px-3 text-sm">
      <span aria-hidden="true" className="flex overflow-hidden rounded-sm forced-color-adjust-none">
        {[primary, secondary, accent].map((color) => (
          <span key={color} className="h-5 w-4" style={{ background: color }} />
        ))}
      </span>
      {name}
    </span>
  ),
}));

export function AppearanceTab({ value, onChange }: SettingsTabProps) {
  const preset = COLOR_PRESETS.find(
    ({ primary, secondary, accent }) =>
      primary === parseColor(value.primaryColor) &&
      secondary === parseColor(value.secondaryColor) &&
      accent === parseColor(value.accentColor),
  );

  function handlePreset(id: string) {
    const chosen = COLOR_PRESETS.find((candidate) => candidate.id === id);
    if (!chosen) return;
    onChange({
      primaryColor: chosen.primary,
      secondaryColor: chosen.secondary,
      accentColor: chosen.accent,
    });
  }

  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Panel title="Colours">
        <RadioTiles
          legend="Preset"
          options={PRESETS}
          value={preset?.id ?? ''}
          onChange={handlePreset}
        />
        <FormFields fields={COLORS} value={value} onChange={onChange} />
      </Panel>
      <FormPanel title="Theme" fields={THEME} value={value} onChange={onChange} />
    </div>
  );
}

function color(label: string): Field<string> {
  return { ...text({ label }), Control: (props) => <ColorControl label={label} {...props} /> };
}

function ColorControl({ label, value, onChange }: ControlProps<string> & { label: string }) {
  const color = parseColor(value);
  return (
    <LabelledField
      label={label}
      error={
        color ? undefined : 'Use a colour such as #3b82f6. The fallback colour shows until then.'
      }
    >
      {(control) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={`Pick the ${label.toLowerCase()}`}
            value={color ?? '#000000'}
            onChange={(event) => onChange(event.target.value)}
            className="h-11 w-14 shrink-0 cursor-pointer rounded-md border border-line-strong bg-sunken p-1"
          />
          <Input
            {...control}
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </LabelledField>
  );
}
