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

/** Every refused try means that another tab has saved a post in between; there are not so many tabs. */
const TRIES = 10;

/** With a slug of its own, and only over the version that is expected; null expects none. */
export async function savePost(
  store: Store,
  post: BlogPost,
  expected: BlogPost | null,
): Promise<SavedPost> {
  let result: Result = failure('conflict', 'Other tabs are saving posts all the time.');
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [posts, since] = [store.get('blogPosts'), store.revision('blogPosts')];
    if (!same(find(posts, post.id), expected)) return { kind: 'changed' };
    const others = posts.filter(({ id }) => id !== post.id).map(({ slug }) => slug);
    const next = { ...post, slug: uniqueSlug(post.slug, others) };
    result = await store.save('blogPosts', withPost(posts, next), { since });
    if (result.ok) return { kind: 'saved', post: find(store.get('blogPosts'), post.id) ?? next };
    if (result.failure.kind !== 'conflict') break;
  }
  return result.ok ? { kind: 'saved', post } : { kind: 'failed', failure: result.failure };
}

/** Takes a save back: the replaced version is there again, or none if there was none. */
export async function restorePost(
  store: Store,
  written: BlogPost,
  replaced: BlogPost | null,
): Promise<Result> {
  if (!same(find(store.get('blogPosts'), written.id), written)) {
    return failure('conflict', 'The post was saved elsewhere since then.');
  }
  return store.update('blogPosts', (all) =>
    replaced ? withPost(all, replaced) : all.filter(({ id }) => id !== written.id),
  );
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
      !removed || find(all, id) ? all : all.toSpliced(removed.at, 0, removed.post),
    );
  return { result, undo };
}

function find(posts: readonly BlogPost[], id: string): BlogPost | null {
  return posts.find((post) => post.id === id) ?? null;
}
