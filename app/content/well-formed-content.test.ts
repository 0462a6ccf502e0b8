// Every text of every collection is one that an address can hold, however it came here.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtInContent } from './built-in.ts';
import { readBundle } from './bundle.ts';
import { type CollectionKey, collectionKeys, collections } from './collections.ts';

const FILE = new URL('../../fixtures/bundles/version-2-with-inbox.json', import.meta.url);
const read = readBundle(readFileSync(FILE, 'utf8'));
if (!read.ok) throw new Error(read.reason);

const values: Record<CollectionKey, unknown> = {
  ...builtInContent,
  ...read.bundle.content,
  ...read.bundle.inbox,
  auth: { isAuthenticated: true, user: { email: 'e', name: 'n' } },
  language: 'en',
};

/** The value once for each text in it, with half of an emoji at the end of that text. */
function* spoiled(value: unknown): Generator<unknown> {
  if (typeof value === 'string') yield `${value}\ud83d`;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    for (const other of spoiled(inner)) {
      yield Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other };
    }
  }
}

test.each(collectionKeys)('%s: half of an emoji in a text is repaired, or refused', (key) => {
  for (const value of spoiled(values[key])) {
    const parsed = collections[key].schema.safeParse(value);
    // JSON writes half of a pair as an escape, and everything else as it is.
    if (parsed.success) expect(JSON.stringify(parsed.data)).not.toContain('\\ud83d');
  }
  const names = [...spoiled(values[key])];
  if (['about', 'blogPosts', 'settings', 'messages'].includes(key))
    expect(names.length).toBeGreaterThan(10);
});

test('a repaired text keeps the rest of itself', () => {
  const parsed = collections.about.schema.parse({ name: 'Noor \ud83d', email: 'a@b.c' });
  expect(parsed.name).toBe('Noor \ufffd');
});
