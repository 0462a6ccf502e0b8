// The post in the form: chosen from the list or new, saved one at a time.
import { useCallback, useMemo, useState } from 'react';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { collections } from '#app/content/collections.ts';
import { isPublished } from '#app/content/is-published.ts';
import type { LanguageCode } from '#app/content/language-codes.ts';
import { slugify } from '#app/lib/slug.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';
import { type Toast, toast } from '#app/ui/toast.ts';
import { failureToast } from '../editor/failure-toast.ts';
import { imageError } from '../editor/link-rules.ts';
import { useUntilLeft } from '../editor/use-until-left.ts';
import { compareVersions } from '../versions/compare-versions.ts';
import type { Conflict } from '../versions/conflict.ts';
import { same } from '../versions/same.ts';
import { listOf } from '../versions/shape.ts';
import { blankPost, POST, type PostForm, postFromForm, postToForm } from './post-fields.tsx';
import { translationOf } from './post-translations.ts';
import { removePost, restorePost, savePost } from './save-post.ts';

interface Editing {
  form: PostForm;
  /** The stored post that the form was filled from; null for a new one. */
  from: BlogPost | null;
  isChanged: boolean;
  /** What was changed in the form since it was opened, or since Save was pressed. */
  typed: Partial<PostForm>;
}

interface Refused {
  /** What was stored when the refused post was begun. */
  base: BlogPost | null;
  mine: BlogPost;
}

const SHAPE = listOf<BlogPost>({
  ...collections.blogPosts.items,
  keyOf: ({ id }) => id,
  fields: POST,
});

const SAVED: Toast = { title: 'Saved', text: 'Blog post saved successfully.' };
const UNREADABLE: Toast = {
  title: 'Saved',
  text: 'Blog post saved successfully. Nobody can read it until it has a slug.',
};

const opened = (form: PostForm, from: BlogPost | null, isChanged = false): Editing => ({
  form,
  from,
  isChanged,
  typed: {},
});
const fresh = () => opened(blankPost(new Date()), null);
const of = (post: BlogPost) => opened(postToForm(post), post);
const unsaved = (post: BlogPost, from: BlogPost | null) => opened(postToForm(post), from, true);
const isBlank = ({ from, isChanged }: Editing) => from === null && !isChanged;
const listed = (post: BlogPost | null) => (post ? [post] : []);

/** What was typed while the post was being saved stays, and so does another post that was opened meanwhile. */
function afterSave(current: Editing, post: BlogPost): Editing {
  if (current.form.id !== post.id) return current;
  const saved = of(post);
  const form = { ...saved.form, ...current.typed };
  return { ...saved, form, isChanged: !same(form, saved.form) };
}

export function usePostEditor() {
  const store = useStore();
  const posts = useContent('blogPosts');
  const [editing, setEditing] = useState(fresh);
  /** The id of the post that is being saved. */
  const [savingId, setSavingId] = useState<string | null>(null);
  const isSaving = savingId !== null;
  const [refused, setRefused] = useState<Refused | null>(null);
  const untilLeft = useUntilLeft();
  const { form, from, isChanged, typed } = editing;
  const storedOf = (wanted: string) => posts.find(({ id }) => id === wanted) ?? null;
  const stored = storedOf(form.id);
  const theirs = refused && storedOf(refused.mine.id);

  // A post that changed in another tab shows here too, unless this form has changes of its own.
  if (!isChanged && !isSaving && from && !same(from, stored)) {
    setEditing(stored ? of(stored) : fresh());
  }

  const change = useCallback((part: Partial<PostForm>) => {
    const slug =
      part.title !== undefined && part.slug === undefined ? { slug: slugify(part.title) } : {};
    const changed = { ...slug, ...part };
    setEditing((current) => ({
      ...current,
      form: { ...current.form, ...changed },
      isChanged: true,
      typed: { ...current.typed, ...changed },
    }));
  }, []);

  /** Saves the post if it is still what `expected` says, else asks. */
  async function write(post: BlogPost, expected: BlogPost | null, isOverwriting = false) {
    const image = imageError(post.coverImage);
    if (image) return toast({ title: 'Error', text: `Cover image: ${image}`, tone: 'error' });
    setSavingId(post.id);
    const outcome = await savePost(store, post, expected);
    setSavingId(null);
    if (outcome.kind === 'changed') return setRefused({ base: expected, mine: post });
    if (outcome.kind === 'failed') return toast(failureToast(outcome.failure));
    setRefused(null);
    setEditing((current) => afterSave(current, outcome.post));
    const saved = outcome.post.published && !isPublished(outcome.post) ? UNREADABLE : SAVED;
    toast(isOverwriting ? { ...saved, action: undo(outcome.post, expected) } : saved);
    if (outcome.post.slug !== post.slug) {
      toast({
        title: 'Slug changed',
        text: `Another post has the slug “${post.slug}”, so this one got “${outcome.post.slug}”.`,
      });
    }
  }

  /** Puts the replaced version back, and what replaced it into the form again, unless something newer is in it. */
  function undo(written: BlogPost, replaced: BlogPost | null) {
    async function handleUndo() {
      const result = await restorePost(store, written, replaced);
      if (!result.ok) return toast(failureToast(result.failure));
      setEditing((current) => (current.isChanged ? current : unsaved(written, replaced)));
    }
    return { label: 'Undo', onSelect: () => void handleUndo() };
  }

  async function remove(post: BlogPost) {
    const left = editing;
    const { result, undo: bringBack } = await removePost(store, post.id);
    if (!result.ok) return toast(failureToast(result.failure));
    setEditing((current) => (current.form.id === post.id ? fresh() : current));
    async function handleUndo() {
      const back = await bringBack();
      if (!back.ok) return toast(failureToast(back.failure));
      const from = store.get('blogPosts').find(({ id }) => id === post.id) ?? null;
      // With what was typed and not saved, unless something else is in the form by now.
      if (left.form.id === post.id)
        setEditing((current) => (isBlank(current) ? { ...left, from } : current));
    }
    toast({
      title: 'Deleted',
      text: 'Blog post deleted.',
      action: { label: 'Undo', onSelect: () => void handleUndo() },
    });
  }

  function keepTheirs({ mine, base }: Refused) {
    const isOpen = form.id === mine.id;
    const dropped = isOpen ? editing : unsaved(mine, base);
    setRefused(null);
    if (isOpen) setEditing(theirs ? of(theirs) : fresh());
    toast({
      title: 'Other version loaded',
      text: 'Your changes are off the screen.',
      until: untilLeft.current,
      action: {
        label: 'Undo',
        onSelect: () => setEditing((now) => (now.isChanged ? now : dropped)),
      },
    });
  }

  const comparison = useMemo(
    () =>
      refused &&
      compareVersions(SHAPE, {
        base: listed(refused.base),
        theirs: listed(theirs),
        mine: [refused.mine],
      }),
    [refused, theirs],
  );
  const [merged] = comparison?.merged ?? [];
  const conflict: Conflict | null = refused &&
    comparison && {
      differences: comparison.differences,
      keepTheirs: () => keepTheirs(refused),
      keepMine: () => void write(refused.mine, theirs, true),
      keepBoth: comparison.isMerge && merged ? () => void write(merged, theirs, true) : null,
      cancel: () => setRefused(null),
    };

  return {
    collection: 'blogPosts' as const,
    shape: SHAPE,
    posts,
    form,
    stored,
    isDirty: isChanged,
    isSaving,
    isBeingSaved: savingId === form.id && Object.keys(typed).length === 0,
    isOutdated: isChanged && !isSaving && !same(stored, from),
    conflict,
    change,
    open: (post: BlogPost) => setEditing(of(post)),
    startNew: () => setEditing(fresh()),
    /** Begins a draft that says the open post in another language. */
    startTranslation(post: BlogPost, language: LanguageCode) {
      const draft = {
        ...postFromForm(blankPost(new Date())),
        ...translationOf(post, language, posts),
      };
      setEditing(unsaved(draft, null));
    },
    /** Goes back to what is saved of the open post. */
    discard() {
      const post = store.get('blogPosts').find(({ id }) => id === form.id);
      setEditing(post ? of(post) : fresh());
    },
    save() {
      setEditing((current) => ({ ...current, typed: {} }));
      void write(postFromForm(form), from);
    },
    remove,
  };
}
