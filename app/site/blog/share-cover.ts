import type { BlogPost } from '#app/content/blog-posts.ts';
import { safeImage } from '#app/lib/safe-link.ts';

/** The cover, when links on other sites can show it: one that lies in the text itself has no address. */
export function shareCover(post: Pick<BlogPost, 'coverImage'>): string | undefined {
  const cover = safeImage(post.coverImage);
  return cover?.startsWith('data:') ? undefined : cover;
}
