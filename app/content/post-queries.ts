// Which posts show where, and in what order.
import type { BlogPost } from './blog-posts.ts';

/** How many posts the landing page shows. */
export const LANDING_POSTS = 3;

/** All posts, newest first. */
export function newestFirst(posts: readonly BlogPost[]): BlogPost[] {
  return [...posts].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
}

/** What visitors may see, newest first. */
export function publishedPosts(posts: readonly BlogPost[]): BlogPost[] {
  return newestFirst(posts.filter((post) => post.published && post.slug !== ''));
}

export function findPublishedPost(posts: readonly BlogPost[], slug: string): BlogPost | undefined {
  return posts.find((post) => post.published && post.slug === slug);
}
