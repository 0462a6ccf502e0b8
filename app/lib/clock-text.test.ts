import { expect, test } from 'vitest';
import { bothClocks } from './clock-text.ts';

const moment = new Date('2026-03-05T09:00:00Z');
const clocks = (visitor: string | undefined, language = 'en') =>
  bothClocks(moment, { owner: 'Asia/Karachi', visitor }, language, 'short');

test('a moment stands on both clocks, each with its place', () => {
  expect(clocks('America/New_York')).toEqual([
    'Thu, Mar 5, 2:00\u00a0PM (Karachi)',
    'Thu, Mar 5, 4:00\u00a0AM (New York)',
  ]);
});

test('who hides the own clock is told that of the world', () => {
  expect(clocks(undefined)[1]).toBe('Thu, Mar 5, 9:00\u00a0AM (UTC)');
  expect(clocks('Etc/Nowhere')[1]).toBe('Thu, Mar 5, 9:00\u00a0AM (UTC)');
});

test('one clock is enough where both are the same', () => {
  expect(clocks('Asia/Karachi')).toHaveLength(1);
});

test('between letters that run the other way, times and places stay whole', () => {
  const [own] = clocks('Asia/Karachi', 'ur');
  expect(own).toContain('\u20682:00\u00a0PM\u2069');
  expect(own).toContain('(\u2068Karachi\u2069)');
});
