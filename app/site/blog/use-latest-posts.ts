import { useMemo } from 'react';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { latestSummaries } from '#app/content/post-queries.ts';
import { useContent } from '#app/store/use-content.tsx';

/** The posts of the landing page, without their texts. */
export function useLatestPosts(): readonly BlogPost[] {
  const posts = useContent('blogPosts');
  return useMemo(() => latestSummaries(posts), [posts]);
}
