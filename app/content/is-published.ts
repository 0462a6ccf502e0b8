import type { BlogPost } from './blog-posts.ts';

/** Without an address nobody could read it. */
export function isPublished({ published, slug }: BlogPost): boolean {
  return published && slug !== '';
}
