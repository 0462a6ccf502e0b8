import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2025-06-12T12:00:00.000Z');
const ago = (minutes: number) => relativeTime(new Date(+now - minutes * 60_000).toISOString(), now);

test('under one hour it is just now, also when a clock is ahead', () => {
  expect(ago(0)).toBe('Just now');
  expect(ago(59.9)).toBe('Just now');
  expect(ago(-30)).toBe('Just now');
});

test('under 24 hours it counts hours', () => {
  expect(ago(60)).toBe('1h ago');
  expect(ago(23 * 60 + 59)).toBe('23h ago');
});

test('from 24 hours on it counts days', () => {
  expect(ago(24 * 60)).toBe('1 day ago');
  expect(ago(47 * 60)).toBe('1 day ago');
  expect(ago(48 * 60)).toBe('2 days ago');
  expect(ago(365 * 24 * 60)).toBe('365 days ago');
});

test('of what is no moment it says nothing', () => {
  expect(relativeTime('yesterday, perhaps', now)).toBe('');
});
