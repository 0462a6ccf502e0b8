// A post of the list, and its day.
import type { BlogPost } from '#app/content/blog-posts.ts';

/** A new post goes to the front; one that is known keeps its place. */
export function withPost(posts: readonly BlogPost[], post: BlogPost): BlogPost[] {
  return posts.some(({ id }) => id === post.id)
    ? posts.map((other) => (other.id === post.id ? post : other))
    : [post, ...posts];
}

/** The moment moved to another day, at the same time of day. An emptied field changes nothing. */
export function onDay(moment: string, day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return moment;
  const moved = new Date(moment);
  moved.setFullYear(year, month - 1, date);
  return Number.isNaN(moved.getTime()) ? moment : moved.toISOString();
}
