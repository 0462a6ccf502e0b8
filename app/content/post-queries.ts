// Which posts show where, and in what order.
import type { BlogPost } from './blog-posts.ts';

/** How many posts the landing page shows. */
export const LANDING_POSTS = 3;

/** All posts, newest first. */
export function newestFirst(posts: readonly BlogPost[]): BlogPost[] {
  const moments = new Map(posts.map((post) => [post, Date.parse(post.date)]));
  return [...posts].sort((a, b) => (moments.get(b) ?? 0) - (moments.get(a) ?? 0));
}

/** What visitors may see, newest first. */
export function publishedPosts(posts: readonly BlogPost[]): BlogPost[] {
  return newestFirst(posts.filter(isPublished));
}

/** Whether there is a blog to show. */
export function hasPublishedPosts(posts: readonly BlogPost[]): boolean {
  return posts.some(isPublished);
}

function isPublished(post: BlogPost): boolean {
  return post.published && post.slug !== '';
}

export function findPublishedPost(posts: readonly BlogPost[], slug: string): BlogPost | undefined {
  return posts.find((post) => post.published && post.slug === slug);
}
