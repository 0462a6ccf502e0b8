// The list of posts in pages, where a site can have more of them than one document should hold.
import type { BlogPost } from './blog-posts.ts';
import { publishedPosts, summaryOf } from './post-queries.ts';

export const POSTS_A_PAGE = 50;

/** Which page of the list it is, and how many there are; both counted from one. */
export interface PostsPlace {
  page: number;
  last: number;
}

/** Undefined when there is no such page. */
export function postsPlace(posts: readonly BlogPost[], page: number): PostsPlace | undefined {
  const last = Math.max(1, Math.ceil(publishedPosts(posts).length / POSTS_A_PAGE));
  return page <= last ? { page, last } : undefined;
}

/** Newest first, without their texts. */
export function postsOfPage(posts: readonly BlogPost[], page: number): BlogPost[] {
  const start = (page - 1) * POSTS_A_PAGE;
  return publishedPosts(posts)
    .slice(start, start + POSTS_A_PAGE)
    .map(summaryOf);
}
