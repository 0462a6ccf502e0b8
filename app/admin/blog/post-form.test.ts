import { expect, test } from 'vitest';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { calendarDate } from '#app/lib/calendar-date.ts';
import { slugify, uniqueSlug } from '#app/lib/slug.ts';
import { blankPost, postFromForm, postToForm } from './post-fields.tsx';
import { onDay, withPost } from './post-form.ts';

const now = new Date('2025-06-12T08:30:00.000Z');
const post = (id: string): BlogPost => postFromForm({ ...blankPost(now), id });

test('a new post is a blank draft dated now, with an id of its own', () => {
  const [first, second] = [blankPost(now), blankPost(now)];
  expect(first).toMatchObject({ title: '', slug: '', published: false, featured: false });
  expect(first.date).toBe(now.toISOString());
  expect(first.id).not.toBe(second.id);
});

test('tags are split on commas, trimmed, and empty ones dropped', () => {
  const { tags } = postFromForm({ ...blankPost(now), tags: ' React ,, Node.js,  ' });
  expect(tags).toEqual(['React', 'Node.js']);
  expect(postToForm({ ...post('a'), tags }).tags).toBe('React, Node.js');
});

test('a new post goes to the front, a known one is replaced in place', () => {
  const list = [post('a'), post('b')];
  expect(withPost(list, post('c')).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  const replaced = withPost(list, { ...post('b'), title: 'New' });
  expect(replaced.map(({ title }) => title)).toEqual(['', 'New']);
});

test('the date field changes the day and keeps the time', () => {
  const moment = new Date(2025, 5, 12, 8, 30).toISOString();
  expect(calendarDate(new Date(moment))).toBe('2025-06-12');
  const moved = onDay(moment, '2024-02-29');
  expect(calendarDate(new Date(moved))).toBe('2024-02-29');
  expect(new Date(moved).getHours()).toBe(8);
  expect(onDay(moment, '')).toBe(moment);
});

test('slugs keep every script, and a taken one gets a number', () => {
  expect(slugify('  Hello,   World! -- again ')).toBe('hello-world-again');
  expect(slugify('میرا پہلا مضمون')).toBe('میرا-پہلا-مضمون');
  expect(uniqueSlug('hello', ['hello', 'hello-2'])).toBe('hello-3');
});
