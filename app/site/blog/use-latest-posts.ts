import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { latestSummaries } from '#app/content/post-queries.ts';
import type { Store } from '#app/store/store.ts';
import { useStore } from '#app/store/use-content.tsx';

/** The posts of the landing page, without their texts. */
export function useLatestPosts(): readonly BlogPost[] {
  const store = useStore();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe('blogPosts', listener),
    [store],
  );
  return useSyncExternalStore(
    subscribe,
    () => keptPosts(store) ?? latestOf(store.get('blogPosts')),
    () => latestOf(store.base('blogPosts')),
  );
}

/** Keeps them for the next visit. */
export function useKeepLatestPosts(): void {
  const store = useStore();
  useEffect(() => {
    void keep(store);
    return store.subscribe('blogPosts', () => void keep(store));
  }, [store]);
}

function keptPosts(store: Store): readonly BlogPost[] | undefined {
  const kept = store.get('latestPosts');
  return kept?.of === store.stamp('blogPosts') ? kept?.posts : undefined;
}

async function keep(store: Store): Promise<void> {
  if (store.stamp('blogPosts') === null) return;
  // Without the code that reads them there is nothing to keep yet.
  const canRead = await store.ready().then(
    () => true,
    () => false,
  );
  if (!canRead) return;
  const of = store.stamp('blogPosts');
  if (of === null || keptPosts(store)) return;
  // Without room for it nothing is lost: the next visit reads all posts again.
  await store.save('latestPosts', { of, posts: [...latestOf(store.get('blogPosts'))] });
}

const known = new WeakMap<readonly BlogPost[], readonly BlogPost[]>();

/** The same list for the same posts, as a snapshot has to be. */
function latestOf(posts: readonly BlogPost[]): readonly BlogPost[] {
  const latest = known.get(posts) ?? latestSummaries(posts);
  known.set(posts, latest);
  return latest;
}
