import { PROJECT_CATEGORIES, type Project, projectCategories } from '#app/content/projects.ts';
import { Switch } from '#app/ui/toggle.tsx';
import { bindTo } from '../editor/bind.ts';
import { EntryListField } from '../editor/entry-list-field.tsx';
import { ImageField } from '../editor/image-field.tsx';
import { LinkField } from '../editor/link-field.tsx';
import type { FormProps } from '../editor/list-definition.ts';
import { SelectField, TextAreaField, TextField } from '../editor/text-field.tsx';

/** Twice the width of a card on the public page. */
const LONGEST_EDGE_PX = 960;

const CATEGORIES = projectCategories.map((value) => ({ value, label: PROJECT_CATEGORIES[value] }));
const TYPES = [
  { value: 'web', label: 'Web' },
  { value: 'mobile', label: 'Mobile' },
] as const;

/** With the technology that is typed and not added yet. */
export type ProjectForm = Project & { typedTechnology: string };

export function ProjectFields({ value, errors, onChange }: FormProps<ProjectForm>) {
  const bind = bindTo({ value, errors, onChange });
  return (
    <>
      <TextField label="Title" required {...bind('title')} />
      <TextAreaField label="Description" required rows={3} {...bind('description')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Category" options={CATEGORIES} {...bind('categoryKey')} />
        <SelectField label="Type" options={TYPES} {...bind('type')} />
      </div>
      <ImageField label="Image" longestEdge={LONGEST_EDGE_PX} {...bind('image')} />
      <EntryListField
        label="Technologies"
        noun="technology"
        hint="The card names the first three and counts the rest."
        {...bind('technologies')}
        typed={value.typedTechnology}
        onTyped={(typedTechnology) => onChange({ typedTechnology })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <LinkField label="GitHub link" {...bind('github')} />
        <LinkField label="Live link" {...bind('live')} />
      </div>
      <Switch
        label="Trending"
        hint="Marked on its card, and shown before the others."
        checked={value.trending}
        onChange={(event) => onChange({ trending: event.target.checked })}
      />
    </>
  );
}
