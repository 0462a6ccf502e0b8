import { slugify } from '#app/lib/slug.ts';
import { Switch } from '#app/ui/toggle.tsx';
import { ImageField } from '../editor/image-field.tsx';
import { Panel } from '../editor/panel.tsx';
import { TextAreaField, TextField } from '../editor/text-field.tsx';
import { ContentField } from './content-field.tsx';
import { dayOf, onDay, type PostForm } from './post-form.ts';

/** The width of an article's cover at twice the density. */
const LONGEST_EDGE_PX = 1440;
const EXCERPT_ROWS = 3;

interface PostFieldsProps {
  value: PostForm;
  onChange: (part: Partial<PostForm>) => void;
}

export function PostFields({ value, onChange }: PostFieldsProps) {
  return (
    <div className="grid gap-6">
      <Panel title="Post">
        <TextField
          label="Title"
          name="title"
          value={value.title}
          onChange={(title) => onChange({ title })}
        />
        <TextField
          label="Slug"
          hint={`The post’s address: /blog/${value.slug || '…'}`}
          spellCheck={false}
          value={value.slug}
          onChange={(slug) => onChange({ slug: slugify(slug) })}
        />
        <TextAreaField
          label="Excerpt"
          rows={EXCERPT_ROWS}
          value={value.excerpt}
          onChange={(excerpt) => onChange({ excerpt })}
        />
      </Panel>
      <ContentField value={value.content} onChange={(content) => onChange({ content })} />
      <Panel title="Details">
        <ImageField
          label="Cover Image URL"
          longestEdge={LONGEST_EDGE_PX}
          value={value.coverImage}
          onChange={(coverImage) => onChange({ coverImage })}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Tags"
            hint="Separated by commas."
            value={value.tags}
            onChange={(tags) => onChange({ tags })}
          />
          <TextField
            label="Date"
            type="date"
            value={dayOf(value.date)}
            onChange={(day) => onChange({ date: onDay(value.date, day) })}
          />
        </div>
        <div className="flex flex-wrap gap-x-10 gap-y-4">
          <Switch
            label="Published"
            hint="Visitors can read it."
            checked={value.published}
            onChange={(event) => onChange({ published: event.target.checked })}
          />
          <Switch
            label="Featured"
            hint="Marked in the list of posts."
            checked={value.featured}
            onChange={(event) => onChange({ featured: event.target.checked })}
          />
        </div>
      </Panel>
    </div>
  );
}
