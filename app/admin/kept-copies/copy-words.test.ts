import { expect, test } from 'vitest';
import type { KeptCopy } from '#app/store/kept-copies.ts';
import { copyWords } from './copy-words.ts';

const copy: KeptCopy = {
  name: 'portfolio.messages.corrupt',
  key: 'messages',
  text: 'x'.repeat(3 * 1024 * 1024),
  savedAt: null,
  problem: null,
  isStuck: false,
};

test('a copy is named with its size and, if it says so, its day', () => {
  expect(copyWords(copy)).toMatchObject({ title: 'Messages', facts: '6.0 MB' });
  expect(copyWords({ ...copy, text: '', savedAt: '2026-03-04T05:06:07.000Z' }).facts).toMatch(
    /^1 kB, saved Mar 4, 2026/,
  );
});

test('the owner is told whether it can be restored, and why not', () => {
  expect(copyWords(copy).state).toMatch(/restore it/);
  expect(copyWords({ ...copy, problem: 'not JSON' }).state).toBe('It cannot be read (not JSON).');
  const newer = { ...copy, problem: 'saved by a newer version' };
  expect(copyWords(newer).state).toBe('It was saved by a newer version of this software.');
  expect(copyWords({ ...newer, isStuck: true }).state).toMatch(/newer version.*Reload.*delete it/);
  const stuck = { ...copy, problem: 'not JSON', isStuck: true };
  expect(copyWords(stuck).state).toMatch(/not JSON.*no room.*delete it/);
});
