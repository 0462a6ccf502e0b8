import { expect, test } from 'vitest';
import { blogPostSchema } from '#app/content/blog-posts.ts';
import { passage } from './passage.ts';

const post = (id: string) =>
  blogPostSchema.parse({ id, date: '2026-01-01', title: 'A post', slug: 'a-post' });

test('each part of each post has a name of its own that CSS can read, whatever the id is', () => {
  const names = ['1', 'a b', 'a;b', 'ab', 'x}*{color:red'].flatMap((id) => [
    passage(post(id), 'title').viewTransitionName,
    passage(post(id), 'cover').viewTransitionName,
  ]);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^(title|cover)-\w+$/);
});
