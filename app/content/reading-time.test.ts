import { expect, test } from 'vitest';
import { blogPostSchema } from './blog-posts.ts';
import { minutesOf, summaryOf } from './post-queries.ts';
import { readingMinutes } from './reading-time.ts';

test.each([
  ['one', 1],
  ['word '.repeat(299), 1],
  ['word '.repeat(301), 2],
  ["don't ".repeat(1000), 5],
  ['لفظ '.repeat(400), 2],
])('a text is read at 200 words a minute', (content, minutes) => {
  expect(readingMinutes(content)).toBe(minutes);
});

test('a post without its text has no reading time', () => {
  expect(readingMinutes('')).toBeUndefined();
});

test('a post that travels without its text still says how long it takes', () => {
  const post = blogPostSchema.parse({
    id: '1',
    date: '2025-01-01',
    content: 'word '.repeat(600),
  });
  const summary = summaryOf(post);
  expect(summary.content).toBe('');
  expect(minutesOf(summary)).toBe(3);
  expect(minutesOf(summaryOf(summary))).toBe(3);
});
