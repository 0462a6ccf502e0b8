// What there is to read of the posts. Who reads which of them, and in what order: `post-groups.ts`.
import type { BlogPost } from './blog-posts.ts';
import { isPublished } from './is-published.ts';
import { readingMinutes } from './reading-time.ts';

/** All posts, newest first. */
export function newestFirst(posts: readonly BlogPost[]): BlogPost[] {
  const moments = new Map(posts.map((post) => [post, Date.parse(post.date)]));
  return [...posts].sort((a, b) => (moments.get(b) ?? 0) - (moments.get(a) ?? 0));
}

/** Pages are made from the same posts again and again, and there can be thousands to look through. */
export function onceFor<T extends object, Names extends string[] = []>(
  make: (posts: readonly BlogPost[], ...names: Names) => T,
) {
  const made = new WeakMap<readonly BlogPost[], Map<string, T>>();
  return (posts: readonly BlogPost[], ...names: Names): T => {
    const byName = made.get(posts) ?? new Map<string, T>();
    const name = names.join();
    const known = byName.get(name) ?? make(posts, ...names);
    made.set(posts, byName.set(name, known));
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

export function minutesOf({ content, minutes }: BlogPost): number | undefined {
  return readingMinutes(content) ?? minutes;
}

export function findPublishedPost(posts: readonly BlogPost[], slug: string): BlogPost | undefined {
  return publishedBySlug(posts).get(slug);
}
