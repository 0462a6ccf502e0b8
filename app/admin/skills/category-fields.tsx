import { COLOR_THEMES, type ColorThemeId } from '#app/content/skills.ts';
import { classNames } from '#app/lib/class-names.ts';
import { bindTo } from '../editor/bind.ts';
import type { FormProps } from '../editor/list-definition.ts';
import { RadioTiles } from '../editor/radio-tiles.tsx';
import { TextField } from '../editor/text-field.tsx';
import { type CategoryForm, skillRow } from './category-form.ts';
import { SkillRows } from './skill-rows.tsx';

const THEMES = COLOR_THEMES.map(({ id, name }) => ({
  value: id,
  label: name,
  tile: <Gradient theme={id} className="h-6 w-10" />,
}));

export function CategoryFields({ value, errors, onChange }: FormProps<CategoryForm>) {
  const bind = bindTo({ value, errors, onChange });
  return (
    <>
      <TextField label="Title" required {...bind('title')} />
      <RadioTiles legend="Colour theme" required options={THEMES} {...bind('colorTheme')} />
      <SkillRows
        {...bind('skills')}
        added={value.added}
        addedError={errors.added}
        onAdded={(added) => onChange({ added })}
        onAdd={() => onChange({ skills: [...value.skills, value.added], added: skillRow() })}
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
