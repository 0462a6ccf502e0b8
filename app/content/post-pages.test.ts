import { expect, test } from 'vitest';
import type { BlogPost } from './blog-posts.ts';
import { builtInContent } from './built-in.ts';
import { pageContent } from './page-content.ts';
import { POSTS_A_PAGE, postsPlace } from './post-pages.ts';

/** The last one is the newest. */
function posts(count: number, changes: Partial<BlogPost> = {}): BlogPost[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `${at + 1}`,
    slug: `post-${at + 1}`,
    title: `Post ${at + 1}`,
    excerpt: '',
    content: 'Words.',
    date: new Date(at * 1000).toISOString(),
    published: true,
    featured: false,
    tags: [],
    coverImage: '',
    author: '',
    ...changes,
  }));
}

const pageOf = (all: BlogPost[], page?: number) =>
  pageContent({ kind: 'blog', page }, { ...builtInContent, blogPosts: all }).blogPosts;

test('the pages together are the whole list, newest first and without texts', () => {
  const all = [...posts(120), ...posts(3, { published: false })];
  const whole = pageOf(all);
  expect(whole).toHaveLength(120);
  expect([1, 2, 3].flatMap((page) => pageOf(all, page))).toEqual(whole);
  expect(pageOf(all, 1)).toHaveLength(POSTS_A_PAGE);
  expect(pageOf(all, 3)).toHaveLength(20);
  expect(whole.map(({ content }) => content).join('')).toBe('');
});

test.each([
  [0, 1],
  [POSTS_A_PAGE, 1],
  [POSTS_A_PAGE + 1, 2],
  [3 * POSTS_A_PAGE, 3],
])('%i posts have %i pages', (count, last) => {
  expect(postsPlace(posts(count), 1, 'en')).toEqual({ page: 1, last });
  expect(postsPlace(posts(count), last, 'en')).toEqual({ page: last, last });
  expect(postsPlace(posts(count), last + 1, 'en')).toBe(undefined);
});
