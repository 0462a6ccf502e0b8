import {
  PROJECT_CATEGORIES,
  type Project,
  type ProjectCategory,
  projectCategories,
} from '#app/content/projects.ts';
import { Switch } from '#app/ui/toggle.tsx';
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
];

export function ProjectFields({ value, errors, onChange }: FormProps<Project>) {
  return (
    <>
      <TextField
        label="Title"
        required
        value={value.title}
        error={errors.title}
        onChange={(title) => onChange({ title })}
      />
      <TextAreaField
        label="Description"
        required
        rows={3}
        value={value.description}
        error={errors.description}
        onChange={(description) => onChange({ description })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Category"
          options={CATEGORIES}
          value={value.categoryKey}
          onChange={(categoryKey) => onChange({ categoryKey: categoryKey as ProjectCategory })}
        />
        <SelectField
          label="Type"
          options={TYPES}
          value={value.type}
          onChange={(type) => onChange({ type: type === 'mobile' ? 'mobile' : 'web' })}
        />
      </div>
      <ImageField
        label="Image"
        longestEdge={LONGEST_EDGE_PX}
        value={value.image}
        error={errors.image}
        onChange={(image) => onChange({ image })}
      />
      <EntryListField
        label="Technologies"
        noun="technology"
        hint="The card names the first three and counts the rest."
        values={value.technologies}
        onChange={(technologies) => onChange({ technologies })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <LinkField
          label="GitHub link"
          value={value.github}
          error={errors.github}
          onChange={(github) => onChange({ github })}
        />
        <LinkField
          label="Live link"
          value={value.live}
          error={errors.live}
          onChange={(live) => onChange({ live })}
        />
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
