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

/** Pages are made from the same posts again and again, and there can be thousands to look through. */
function onceFor<T extends object>(make: (posts: readonly BlogPost[]) => T) {
  const made = new WeakMap<readonly BlogPost[], T>();
  return (posts: readonly BlogPost[]): T => {
    const known = made.get(posts) ?? make(posts);
    made.set(posts, known);
    return known;
  };
}

/** What visitors may see, newest first. */
export const publishedPosts = onceFor<readonly BlogPost[]>((posts) =>
  newestFirst(posts.filter(isPublished)),
);

/** Of two with one slug, the first. */
const publishedBySlug = onceFor(
  (posts) =>
    new Map(
      posts
        .filter(({ published }) => published)
        .reverse()
        .map((post) => [post.slug, post]),
    ),
);

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
  return publishedBySlug(posts).get(slug);
}
