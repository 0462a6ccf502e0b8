// The post in the form: chosen from the list or new, saved one at a time.
import { useState } from 'react';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { slugify, uniqueSlug } from '#app/lib/slug.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';
import { toast } from '#app/ui/toast.ts';
import { failureToast } from '../editor/failure-toast.ts';
import { imageError } from '../editor/link-rules.ts';
import type { Conflict } from '../editor/use-draft.ts';
import { blankPost, type PostForm, postFromForm, postToForm, withPost } from './post-form.ts';

interface Editing {
  form: PostForm;
  /** The stored post that the form was filled from; null for a new one. */
  from: BlogPost | null;
  isChanged: boolean;
}

const fresh = (): Editing => ({ form: blankPost(new Date()), from: null, isChanged: false });
const of = (post: BlogPost): Editing => ({ form: postToForm(post), from: post, isChanged: false });
const same = (a: BlogPost | null, b: BlogPost | null) => JSON.stringify(a) === JSON.stringify(b);

export function usePostEditor() {
  const store = useStore();
  const posts = useContent('blogPosts');
  const [editing, setEditing] = useState(fresh);
  const [isSaving, setSaving] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const { form, from, isChanged } = editing;
  const stored = posts.find(({ id }) => id === form.id) ?? null;

  // A post that changed in another tab shows here too, unless this form has changes of its own.
  if (!isChanged && !isSaving && from && !same(from, stored)) {
    setEditing(stored ? of(stored) : fresh());
  }

  async function write(overwrite: boolean) {
    const image = imageError(form.coverImage);
    if (image) return toast({ title: 'Error', text: `Cover image: ${image}`, tone: 'error' });
    if (!overwrite && !same(stored, from)) {
      setRefused(true);
      return;
    }
    setSaving(true);
    const post = postFromForm(form);
    const others = store.get('blogPosts').filter(({ id }) => id !== post.id);
    const slug = uniqueSlug(
      post.slug,
      others.map((other) => other.slug),
    );
    const result = await store.update('blogPosts', (all) => withPost(all, { ...post, slug }));
    setSaving(false);
    if (!result.ok) return toast(failureToast(result.failure));
    setRefused(false);
    const saved = store.get('blogPosts').find(({ id }) => id === post.id);
    if (saved) setEditing(of(saved));
    toast({ title: 'Saved', text: 'Blog post saved successfully.' });
    if (slug !== post.slug) {
      toast({
        title: 'Slug changed',
        text: `Another post has the slug “${post.slug}”, so this one got “${slug}”.`,
      });
    }
  }

  async function remove(post: BlogPost) {
    const at = store.get('blogPosts').findIndex(({ id }) => id === post.id);
    const result = await store.update('blogPosts', (all) => all.filter(({ id }) => id !== post.id));
    if (!result.ok) return toast(failureToast(result.failure));
    if (form.id === post.id) setEditing(fresh());
    toast({
      title: 'Deleted',
      text: 'Blog post deleted.',
      action: {
        label: 'Undo',
        onSelect: () => void store.update('blogPosts', (all) => all.toSpliced(at, 0, post)),
      },
    });
  }

  const conflict: Conflict | null = isRefused
    ? {
        loadOther() {
          setRefused(false);
          setEditing(stored ? of(stored) : fresh());
        },
        overwrite: () => write(true),
        cancel: () => setRefused(false),
      }
    : null;

  return {
    posts,
    form,
    stored,
    isChanged,
    isSaving,
    isOutdated: isChanged && !same(stored, from),
    conflict,
    change(part: Partial<PostForm>) {
      const slug =
        part.title !== undefined && part.slug === undefined ? { slug: slugify(part.title) } : {};
      setEditing((current) => ({
        ...current,
        form: { ...current.form, ...slug, ...part },
        isChanged: true,
      }));
    },
    open: (post: BlogPost) => setEditing(of(post)),
    startNew: () => setEditing(fresh()),
    save: () => void write(false),
    remove,
  };
}
