import { COLOR_THEMES, type ColorThemeId } from '#app/content/skills.ts';
import { classNames } from '#app/lib/class-names.ts';
import type { FormProps } from '../editor/list-definition.ts';
import { RadioTiles } from '../editor/radio-tiles.tsx';
import { TextField } from '../editor/text-field.tsx';
import type { CategoryForm } from './category-form.ts';
import { SkillRows } from './skill-rows.tsx';

const THEMES = COLOR_THEMES.map(({ id, name }) => ({
  value: id,
  label: name,
  tile: <Gradient theme={id} className="h-6 w-10" />,
}));

export function CategoryFields({ value, errors, onChange }: FormProps<CategoryForm>) {
  return (
    <>
      <TextField
        label="Title"
        required
        value={value.title}
        error={errors.title}
        onChange={(title) => onChange({ title })}
      />
      <RadioTiles
        legend="Colour theme"
        required
        options={THEMES}
        value={value.colorTheme}
        error={errors.colorTheme}
        onChange={(colorTheme) => onChange({ colorTheme })}
      />
      <SkillRows
        rows={value.skills}
        error={errors.skills}
        onChange={(skills) => onChange({ skills })}
      />
    </>
  );
}

export function Gradient({ theme: id, className }: { theme: ColorThemeId; className: string }) {
  const theme = COLOR_THEMES.find((candidate) => candidate.id === id) ?? COLOR_THEMES[0];
  return (
    <span
      aria-hidden="true"
      className={classNames('block rounded-sm', className)}
      style={{ background: `linear-gradient(135deg, var(--${theme.from}), var(--${theme.to}))` }}
    />
  );
}
