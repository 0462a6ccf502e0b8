import { expect, test } from 'vitest';
import { figureCount } from './figure-count.ts';

test.each([
  ['1', 1],
  ['50', 50],
  ['1+', 3],
  ['4+', 4],
  ['50+', 50],
  ['over 50', 50],
  ['1,000+', 1000],
  ['1.200', 1200],
  ['2-3', 3],
  ['٥', 5],
  ['۵+', 5],
  ['several', Number.NaN],
  ['', Number.NaN],
])('%s counts for %d', (figure, count) => {
  expect(figureCount(figure)).toBe(count);
});
