// Which posts show where, and in what order.
import type { BlogPost } from './blog-posts.ts';
import { readingMinutes } from './reading-time.ts';

/** How many posts the landing page shows. */
const LANDING_POSTS = 3;

/** All posts, newest first. */
export function newestFirst(posts: readonly BlogPost[]): BlogPost[] {
  const moments = new Map(posts.map((post) => [post, Date.parse(post.date)]));
  return [...posts].sort((a, b) => (moments.get(b) ?? 0) - (moments.get(a) ?? 0));
}

/** Pages are made from the same posts again and again, and there can be thousands to put in order. */
const published = new WeakMap<readonly BlogPost[], readonly BlogPost[]>();

/** What visitors may see, newest first. */
export function publishedPosts(posts: readonly BlogPost[]): readonly BlogPost[] {
  const known = published.get(posts);
  if (known) return known;
  const ordered = newestFirst(posts.filter(isPublished));
  published.set(posts, ordered);
  return ordered;
}

/** A post for a list: without its text. */
export function summaryOf(post: BlogPost): BlogPost {
  return { ...post, content: '', minutes: minutesOf(post) };
}

/** The posts of the landing page. */
export function latestSummaries(posts: readonly BlogPost[]): BlogPost[] {
  return publishedPosts(posts).slice(0, LANDING_POSTS).map(summaryOf);
}

export function minutesOf({ content, minutes }: BlogPost): number | undefined {
  return readingMinutes(content) ?? minutes;
}

function isPublished(post: BlogPost): boolean {
  return post.published && post.slug !== '';
}

export function findPublishedPost(posts: readonly BlogPost[], slug: string): BlogPost | undefined {
  return posts.find((post) => post.published && post.slug === slug);
}
