import { slugify } from '#app/lib/slug.ts';
import { Switch } from '#app/ui/toggle.tsx';
import { bindTo } from '../editor/bind.ts';
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
  const bind = bindTo({ value, onChange });
  return (
    <div className="grid gap-6">
      <Panel title="Post">
        <TextField label="Title" name="title" {...bind('title')} />
        <TextField
          label="Slug"
          hint={`The post’s address: /blog/${value.slug || '…'}`}
          spellCheck={false}
          value={value.slug}
          onChange={(slug) => onChange({ slug: slugify(slug) })}
        />
        <TextAreaField label="Excerpt" rows={EXCERPT_ROWS} {...bind('excerpt')} />
      </Panel>
      <ContentField {...bind('content')} />
      <Panel title="Details">
        <ImageField label="Cover Image URL" longestEdge={LONGEST_EDGE_PX} {...bind('coverImage')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Tags" hint="Separated by commas." {...bind('tags')} />
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
