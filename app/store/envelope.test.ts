import { afterEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { collectionKeys, collections } from '#app/content/collections.ts';
import { decode, encode } from './envelope.ts';
import { isBare } from './keys.ts';

const now = new Date('2026-01-02T03:04:05.000Z');
const { projects } = collections;
const { version } = projects;

afterEach(() => {
  Object.assign(projects, { version, migrate: undefined });
});

function stored(parts: object): string {
  const envelope = { version: 1, savedAt: now.toISOString(), value: builtInContent.projects };
  return JSON.stringify({ ...envelope, ...parts });
}

test('what is written carries the version of its collection and is read as it was', () => {
  for (const key of collectionKeys) {
    const text = encode(key, builtInContent[key], now);
    const savedAt = isBare(key) ? null : now.toISOString();
    expect(decode(key, text), key).toEqual({ ok: true, value: builtInContent[key], savedAt });
  }
  Object.assign(projects, { version: 2 });
  expect(JSON.parse(encode('projects', [], now)).version).toBe(2);
});

test('an older text is brought up to date by its collection', () => {
  const migrate = vi.fn(() => builtInContent.projects);
  Object.assign(projects, { version: 3, migrate });
  expect(decode('projects', stored({ version: 2, value: 'old' }))).toMatchObject({
    ok: true,
    value: builtInContent.projects,
  });
  expect(migrate).toHaveBeenCalledExactlyOnceWith('old', 2);
  decode('projects', stored({ version: 3 }));
  expect(migrate).toHaveBeenCalledTimes(1);
  migrate.mockImplementation(() => {
    throw new TypeError('x is undefined');
  });
  expect(decode('projects', stored({ version: 2 }))).toEqual({
    ok: false,
    reason: 'cannot be brought from version 2 to 3',
  });
});

test('without a way to bring it up to date, an older text still has to fit', () => {
  Object.assign(projects, { version: 2 });
  expect(decode('projects', stored({})).ok).toBe(true);
  expect(decode('projects', stored({ value: 'old' })).ok).toBe(false);
});

test.each<[string, object, string | RegExp]>([
  ['newer', { version: 2 }, 'saved by a newer version'],
  ['of version 0', { version: 0 }, 'not a saved collection'],
  ['of half a version', { version: 0.5 }, 'not a saved collection'],
  ['of a version in words', { version: '1' }, 'not a saved collection'],
  ['without a value', { value: undefined }, 'not a saved collection'],
  ['without a moment', { savedAt: undefined }, 'not a saved collection'],
  ['with a wrong field', { value: [{ id: 'x' }] }, /^0\.id: /],
  ['with a wrong value', { value: 7 }, /^Invalid/],
])('a text %s is refused with its reason', (name, parts, reason) => {
  expect(decode('projects', stored(parts))).toEqual({
    ok: false,
    reason: expect.stringMatching(reason),
    ...(name === 'newer' && { isNewer: true }),
  });
});

test('a collection without an envelope cannot say its version, so it has only one', () => {
  for (const key of collectionKeys.filter(isBare)) expect(collections[key].version).toBe(1);
});

test.each<[unknown, string | null]>([
  ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.000Z'],
  ['no date', null],
  ['', null],
  [7, null],
])('saved at %j: the value is kept, and the moment is one or none', (savedAt, read) => {
  expect(decode('projects', stored({ savedAt }))).toMatchObject({ ok: true, savedAt: read });
});
