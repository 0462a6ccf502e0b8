import { expect, test } from 'vitest';
import { createSenderLimits } from './sender-limits.ts';

test('within an hour an address may send so many, and others are not meant', () => {
  let now = 0;
  const isWithin = createSenderLimits(2, () => new Date(now));
  expect([isWithin('a'), isWithin('a'), isWithin('a')]).toEqual([true, true, false]);
  expect(isWithin('b')).toBe(true);
  now = 60 * 60_000;
  expect(isWithin('a')).toBe(true);
});

test('many addresses do not fill the memory: the first are forgotten', () => {
  const isWithin = createSenderLimits(1, () => new Date(0));
  isWithin('first');
  for (let count = 0; count < 10_000; count += 1) isWithin(String(count));
  expect(isWithin('9999')).toBe(false);
  expect(isWithin('first')).toBe(true);
});
