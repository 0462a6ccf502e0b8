import { useMemo } from 'react';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { onItsPage } from '#app/content/post-groups.ts';
import { findPublishedPost } from '#app/content/post-queries.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';

/** These have a post without its text, by which their navigation knows that there is a blog. */
const MADE_FOR_NONE = ['shell', 'not-found'];

function isMadeForNone(): boolean {
  if (typeof document === 'undefined') return false;
  return MADE_FOR_NONE.includes(document.documentElement.dataset.page ?? '');
}

/** A published post with what leads to its translations: a page comes with it, of the owner's own it is found here. */
export function usePost(slug: string): BlogPost | undefined {
  const posts = useContent('blogPosts');
  const base = useStore().base('blogPosts');
  const { main } = languagesOf(useContent('settings'));
  return useMemo(() => {
    const post = findPublishedPost(posts, slug);
    if (posts === base) return isMadeForNone() ? undefined : post;
    return post && onItsPage(posts, post, main);
  }, [posts, base, slug, main]);
}
