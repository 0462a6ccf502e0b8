import { useLayoutEffect, useRef, useState } from 'react';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { calendarDate } from '#app/lib/calendar-date.ts';
import { slugify } from '#app/lib/slug.ts';
import { commas, text, toggle } from '../editor/fields/basic.tsx';
import type { ControlProps, Field } from '../editor/fields/field.ts';
import { image } from '../editor/fields/image.tsx';
import { blankForm, type Fields, fromForm, toForm } from '../editor/form.ts';
import { FormFields, FormPanel } from '../editor/form-fields.tsx';
import { TextField } from '../editor/text-field.tsx';
import { LANGUAGE_NAMES } from '../settings/languages-panel.tsx';
import { ContentField } from './content-field.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { onDay } from './post-form.ts';

/** The width of an article's cover at twice the density. */
const LONGEST_EDGE_PX = 1440;

/** With the tags as the text that the owner types, and an empty text for what is not said. */
export type PostForm = Omit<BlogPost, 'tags' | 'language' | 'translationOf'> & {
  tags: string;
  language: string;
  translationOf: string;
};
type PostFields = Fields<BlogPost, Omit<PostForm, 'id' | 'author' | 'minutes' | 'alsoIn'>>;

const slug = text({
  label: 'Slug',
  hint: (written) =>
    written ? `The post’s address: /blog/${written}` : 'Without it nobody can read the post.',
  spellCheck: false,
  complete: (written) => slugify(written).replace(/^-|-$/g, ''),
});

/** As it is typed: a space is a hyphen at once, and stays at the end, where the next word begins. */
const typedSlug = (written: string) => slugify(written.replace(/\s/g, '-'));

/** Cleaned up on every stroke, and the caret stays where it was. */
function SlugField({ onChange, ...props }: ControlProps<string>) {
  const field = useRef<HTMLDivElement>(null);
  const caret = useRef<number>(null);

  // Given another text than the one that was typed, a browser puts the caret at its end.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.querySelector('input')?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function handleChange(written: string) {
    const cleaned = typedSlug(written);
    const typedTo = field.current?.querySelector('input')?.selectionStart ?? written.length;
    if (cleaned !== written) caret.current = typedSlug(written.slice(0, typedTo)).length;
    onChange(cleaned);
  }

  return (
    <div ref={field}>
      <slug.Control {...props} onChange={handleChange} />
    </div>
  );
}

/** The day can be chosen, the time stays. */
const date: Field<string> = {
  ...text({ label: 'Date', row: 'halves' }),
  Control: DayField,
};

function DayField({ value, onChange }: ControlProps<string>) {
  /** What is typed and is no day yet: the 31st of a November on its way to the 5th. */
  const [isUnfinished, setUnfinished] = useState(false);
  return (
    <TextField
      label="Date"
      type="date"
      value={isUnfinished ? '' : calendarDate(new Date(value))}
      onChange={(day) => {
        setUnfinished(day === '');
        onChange(onDay(value, day));
      }}
      onBlur={() => setUnfinished(false)}
    />
  );
}

const HEAD = {
  title: text({ label: 'Title' }),
  slug: { ...slug, Control: SlugField },
  excerpt: text({ label: 'Excerpt', rows: 3 }),
} satisfies Partial<PostFields>;

/** Blanks at its start mean something in Markdown. */
const content: Field<string> = {
  ...text({ label: 'Content' }),
  toValue: (written) => written,
  Control: ContentField,
};

const DETAILS = {
  coverImage: image({ label: 'Cover Image URL', longestEdge: LONGEST_EDGE_PX }),
  tags: commas({ label: 'Tags', hint: 'Separated by commas.', row: 'halves' }),
  date,
  published: toggle({ label: 'Published', hint: 'Visitors can read it.', row: 'halves' }),
  featured: toggle({ label: 'Featured', hint: 'Marked in the list of posts.', row: 'halves' }),
} satisfies Partial<PostFields>;

/** Drawn by the panel of the languages, which knows the other posts. */
const unsaid = (label: string): Field<string | undefined, string> => ({
  ...text({ label }),
  toInput: (value) => value ?? '',
  toValue: (chosen) => chosen || undefined,
});

const LANGUAGE = {
  language: { ...unsaid('Language'), names: LANGUAGE_NAMES },
  translationOf: unsaid('Translation of'),
} satisfies Partial<PostFields>;

export const POST: PostFields = { ...HEAD, content, ...LANGUAGE, ...DETAILS };

/** A blank draft, dated now. */
export function blankPost(now: Date): PostForm {
  const id = `post_${now.getTime()}_${Math.random().toString(36).slice(2, 8)}`;
  return { ...blankForm(POST), id, date: now.toISOString(), author: '' };
}

export function postToForm(post: BlogPost): PostForm {
  return { ...post, ...toForm(POST, post) };
}

export function postFromForm(form: PostForm): BlogPost {
  return fromForm(POST, form, form);
}

interface PostFieldsProps {
  value: PostForm;
  posts: readonly BlogPost[];
  onChange: (part: Partial<PostForm>) => void;
}

export function PostFields({ value, posts, onChange }: PostFieldsProps) {
  // A post is translated by another post, and not text by text.
  const form = { value, onChange, isInOneLanguage: true };
  return (
    <div className="grid gap-6">
      <FormPanel title="Post" fields={HEAD} {...form} />
      <FormFields fields={{ content }} {...form} />
      <LanguagePanel
        id={value.id}
        language={value.language}
        translationOf={value.translationOf}
        posts={posts}
        onChange={onChange}
      />
      {/* A picture that is still read, and a day that is half typed, are this post's. */}
      <FormPanel key={value.id} title="Details" fields={DETAILS} {...form} />
    </div>
  );
}
