// The list of posts in pages, where a site can have more of them than one document should hold.
import type { BlogPost } from './blog-posts.ts';
import type { LanguageCode } from './language-codes.ts';
import { inList, postsIn } from './post-groups.ts';

export const POSTS_A_PAGE = 50;

/** Which page of the list it is, and how many there are; both counted from one. */
export interface PostsPlace {
  page: number;
  last: number;
}

/** Undefined when there is no such page. There are as many of them in every language. */
export function postsPlace(
  posts: readonly BlogPost[],
  page: number,
  main: LanguageCode,
): PostsPlace | undefined {
  const last = Math.max(1, Math.ceil(postsIn(posts, main, main).length / POSTS_A_PAGE));
  return page <= last ? { page, last } : undefined;
}

/** In the order of a language, without their texts. */
export function postsOfPage(
  posts: readonly BlogPost[],
  page: number,
  language: LanguageCode,
  main: LanguageCode,
): BlogPost[] {
  const start = (page - 1) * POSTS_A_PAGE;
  return postsIn(posts, language, main)
    .slice(start, start + POSTS_A_PAGE)
    .map(inList);
}
