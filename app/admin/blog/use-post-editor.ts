// The post in the form: chosen from the list or new, saved one at a time.
import { useCallback, useMemo, useState } from 'react';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { collections } from '#app/content/collections.ts';
import type { LanguageCode } from '#app/content/language-codes.ts';
import { slugify } from '#app/lib/slug.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';
import { type Toast, toast } from '#app/ui/toast.ts';
import { failureToast } from '../editor/failure-toast.ts';
import { imageError } from '../editor/link-rules.ts';
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
}

const SHAPE = listOf<BlogPost>({
  ...collections.blogPosts.items,
  keyOf: ({ id }) => id,
  fields: POST,
});

const SAVED: Toast = { title: 'Saved', text: 'Blog post saved successfully.' };

const fresh = (): Editing => ({ form: blankPost(new Date()), from: null, isChanged: false });
const of = (post: BlogPost): Editing => ({ form: postToForm(post), from: post, isChanged: false });
const listed = (post: BlogPost | null) => (post ? [post] : []);

export function usePostEditor() {
  const store = useStore();
  const posts = useContent('blogPosts');
  const [editing, setEditing] = useState(fresh);
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<BlogPost | null>(null);
  const { form, from, isChanged } = editing;
  const stored = posts.find(({ id }) => id === form.id) ?? null;

  // A post that changed in another tab shows here too, unless this form has changes of its own.
  if (!isChanged && !isSaving && from && !same(from, stored)) {
    setEditing(stored ? of(stored) : fresh());
  }

  const change = useCallback((part: Partial<PostForm>) => {
    const slug =
      part.title !== undefined && part.slug === undefined ? { slug: slugify(part.title) } : {};
    setEditing((current) => ({
      ...current,
      form: { ...current.form, ...slug, ...part },
      isChanged: true,
    }));
  }, []);

  /** Saves the post if it is still what `expected` says, else asks. */
  async function write(post: BlogPost, expected: BlogPost | null, isOverwriting = false) {
    const image = imageError(post.coverImage);
    if (image) return toast({ title: 'Error', text: `Cover image: ${image}`, tone: 'error' });
    setSaving(true);
    const outcome = await savePost(store, post, expected);
    setSaving(false);
    if (outcome.kind === 'changed') return setRefused(post);
    if (outcome.kind === 'failed') return toast(failureToast(outcome.failure));
    setRefused(null);
    setEditing(of(outcome.post));
    toast(isOverwriting ? { ...SAVED, action: undo(outcome.post, expected) } : SAVED);
    if (outcome.post.slug !== post.slug) {
      toast({
        title: 'Slug changed',
        text: `Another post has the slug “${post.slug}”, so this one got “${outcome.post.slug}”.`,
      });
    }
  }

  /** Puts the replaced version back, and what replaced it into the form again. */
  function undo(written: BlogPost, replaced: BlogPost | null) {
    async function handleUndo() {
      const result = await restorePost(store, written, replaced);
      if (!result.ok) return toast(failureToast(result.failure));
      setEditing({ form: postToForm(written), from: replaced, isChanged: true });
    }
    return { label: 'Undo', onSelect: () => void handleUndo() };
  }

  async function remove(post: BlogPost) {
    const { result, undo: bringBack } = await removePost(store, post.id);
    if (!result.ok) return toast(failureToast(result.failure));
    if (form.id === post.id) setEditing(fresh());
    toast({
      title: 'Deleted',
      text: 'Blog post deleted.',
      action: { label: 'Undo', onSelect: () => void bringBack() },
    });
  }

  const comparison = useMemo(
    () =>
      refused &&
      compareVersions(SHAPE, {
        base: listed(from),
        theirs: listed(stored),
        mine: [refused],
      }),
    [refused, from, stored],
  );
  const [merged] = comparison?.merged ?? [];
  const conflict: Conflict | null = refused &&
    comparison && {
      differences: comparison.differences,
      keepTheirs() {
        setRefused(null);
        setEditing(stored ? of(stored) : fresh());
        toast({
          title: 'Other version loaded',
          text: 'Your changes are off the screen.',
          action: {
            label: 'Undo',
            onSelect: () => setEditing((now) => (now.isChanged ? now : editing)),
          },
        });
      },
      keepMine: () => void write(refused, stored, true),
      keepBoth: comparison.isMerge && merged ? () => void write(merged, stored, true) : null,
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
    isOutdated: isChanged && !same(stored, from),
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
      setEditing({ form: postToForm(draft), from: null, isChanged: true });
    },
    /** Goes back to what is saved of the open post. */
    discard() {
      const post = store.get('blogPosts').find(({ id }) => id === form.id);
      setEditing(post ? of(post) : fresh());
    },
    save: () => void write(postFromForm(form), from),
    remove,
  };
}
