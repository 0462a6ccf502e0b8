import { expect, test } from 'vitest';
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
