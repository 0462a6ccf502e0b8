import { useMemo } from 'react';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { onItsPage } from '#app/content/post-groups.ts';
import { findPublishedPost } from '#app/content/post-queries.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';

/**
 * A published post with what leads to its translations: a page comes with it, of the owner's own it is found here. One that
 * came with another page is without its text, and only says that there is a blog.
 */
export function usePost(slug: string, isOfAnotherPage = false): BlogPost | undefined {
  const posts = useContent('blogPosts');
  const base = useStore().base('blogPosts');
  const { main } = languagesOf(useContent('settings'));
  return useMemo(() => {
    const post = findPublishedPost(posts, slug);
    if (posts === base) return isOfAnotherPage ? undefined : post;
    return post && onItsPage(posts, post, main);
  }, [posts, base, slug, main, isOfAnotherPage]);
}
