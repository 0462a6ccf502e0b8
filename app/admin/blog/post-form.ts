// A post of the list, and its day.
import type { BlogPost } from '#app/content/blog-posts.ts';

/** A new post goes to the front; one that is known keeps its place. */
export function withPost(posts: readonly BlogPost[], post: BlogPost): BlogPost[] {
  const at = posts.findIndex(({ id }) => id === post.id);
  return at < 0 ? [post, ...posts] : posts.with(at, post);
}

/** The moment moved to another day, at the same time of day. An emptied field changes nothing. */
export function onDay(moment: string, day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return moment;
  const moved = new Date(moment);
  moved.setFullYear(year, month - 1, date);
  return Number.isNaN(moved.getTime()) ? moment : moved.toISOString();
}
