// One post of the list, saved and removed while other tabs may save theirs.
import type { BlogPost } from '#app/content/blog-posts.ts';
import { uniqueSlug } from '#app/lib/slug.ts';
import { type Failure, failure, type Result } from '#app/store/adapter.ts';
import type { Store } from '#app/store/store.ts';
import { same } from '../versions/same.ts';
import { withPost } from './post-form.ts';

export type SavedPost =
  | { kind: 'saved'; post: BlogPost }
  /** The stored post is not the expected one. */
  | { kind: 'changed' }
  | { kind: 'failed'; failure: Failure };

/** With a slug of its own, and only over the version that is expected; null expects none. */
export async function savePost(
  store: Store,
  post: BlogPost,
  expected: BlogPost | null,
): Promise<SavedPost> {
  let isChanged = false;
  const result = await change(store, (posts) => {
    const stored = find(posts, post.id);
    const mine = withOwnSlug(
      post,
      posts.filter(({ id }) => id !== post.id),
    );
    // It was saved, and only the answer was lost.
    if (same(stored, mine)) return posts;
    isChanged = !same(stored, expected);
    return isChanged ? null : withPost(posts, mine);
  });
  if (result.ok) return { kind: 'saved', post: find(store.get('blogPosts'), post.id) ?? post };
  return isChanged ? { kind: 'changed' } : { kind: 'failed', failure: result.failure };
}

/** Takes a save back: the replaced version is there again, or none if there was none. */
export function restorePost(
  store: Store,
  written: BlogPost,
  replaced: BlogPost | null,
): Promise<Result> {
  return change(store, (posts) => {
    if (!same(find(posts, written.id), written)) return null;
    const others = posts.filter(({ id }) => id !== written.id);
    return replaced ? withPost(posts, withOwnSlug(replaced, others)) : others;
  });
}

/** Null refuses: the post is not what it was. */
function change(store: Store, next: (posts: BlogPost[]) => BlogPost[] | null): Promise<Result> {
  return store.updateAll(['blogPosts'], (current) => {
    const blogPosts = next(current.blogPosts);
    return blogPosts
      ? { blogPosts }
      : failure('conflict', 'The post was saved elsewhere since then.');
  });
}

/** What was stored at that moment can be brought back, also if another tab had just changed it. */
export async function removePost(store: Store, id: string) {
  let removed: { post: BlogPost; at: number } | null = null;
  const result = await store.update('blogPosts', (all) => {
    const at = all.findIndex((post) => post.id === id);
    const post = all[at];
    removed = post ? { post, at } : null;
    return all.toSpliced(at, post ? 1 : 0);
  });
  const undo = () =>
    store.update('blogPosts', (all) =>
      !removed || find(all, id)
        ? all
        : all.toSpliced(removed.at, 0, withOwnSlug(removed.post, all)),
    );
  return { result, undo };
}

/** Of two posts at one address nobody could read the second. */
function withOwnSlug(post: BlogPost, others: readonly BlogPost[]): BlogPost {
  const taken = others.map(({ slug }) => slug);
  return { ...post, slug: uniqueSlug(post.slug, taken) };
}

function find(posts: readonly BlogPost[], id: string): BlogPost | null {
  return posts.find((post) => post.id === id) ?? null;
}
