// Every name in the browser's storage, spoiled in every way: the page shows its own content, and what was there can
// be had back to the letter.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import {
  type CollectionKey,
  collectionKeys,
  collections,
  keysOf,
} from '#app/content/collections.ts';
import { createStore } from '#app/store/create-store.ts';
import { decode } from '#app/store/envelope.ts';
import { FakeStorage } from '#app/store/fake-browser.ts';
import { storageKey } from '#app/store/keys.ts';
import { createLocalHistory } from '#app/store/local-history.ts';
import type { Store } from '#app/store/store.ts';
import { createWebStorageAdapter } from '#app/store/web-storage-adapter.ts';
import { corruptions, soundText } from './corruptions.ts';

const WAYS = Object.keys(corruptions);

beforeEach(() => {
  // Whatever cannot be read is logged; that it is, app/store/store.test.ts holds.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function opened(area: FakeStorage): Store {
  return createStore(
    createWebStorageAdapter(() => area, new EventTarget()),
    builtInContent,
  );
}

function spoiledArea(way: string, keys: readonly CollectionKey[] = collectionKeys) {
  const area = new FakeStorage();
  for (const key of keys) area.setItem(storageKey(key), corruptions[way]?.(key) ?? '');
  return area;
}

function isReadable(key: CollectionKey, text: string): boolean {
  return decode(key, text).ok;
}

/** What a newer version wrote stays in its place; what a browser remembers for itself makes way. */
function outcomeOf(key: CollectionKey, text: string) {
  const decoded = decode(key, text);
  const isKept = !decoded.ok && decoded.isNewer && collections[key].scope !== 'device';
  return isKept ? { ok: false, failure: { kind: 'outdated' } } : { ok: true };
}

const save = (store: Store, key: CollectionKey) => store.save(key, builtInContent[key]);

describe.each(WAYS)('%s', (way) => {
  test('under any one name: the page’s own content shows, and a write loses nothing', async ({
    task,
  }) => {
    for (const key of collectionKeys) {
      const text = corruptions[way]?.(key) ?? '';
      const area = spoiledArea(way, [key]);
      const store = opened(area);
      if (!isReadable(key, text)) {
        expect(store.get(key), key).toBe(builtInContent[key]);
        expect(await save(store, key), key).toMatchObject(outcomeOf(key, text));
        expect(Object.values(area.content), key).toContain(text);
        expect(store.copies().map((copy) => copy.text)).toContain(text);
      }
      expect(collections[key].schema.safeParse(store.get(key)).success, key).toBe(true);
    }
    task.meta.tried = collectionKeys.length;
  });

  test('under any one name, without room for a copy: it stays, and no write replaces it', async ({
    task,
  }) => {
    for (const key of collectionKeys.filter((each) => collections[each].scope !== 'device')) {
      const text = corruptions[way]?.(key) ?? '';
      // What is empty needs no room; what can be read need not be set aside.
      if (text === '' || isReadable(key, text)) continue;
      task.meta.tried = (task.meta.tried ?? 0) + 1;
      const area = spoiledArea(way, [key]);
      area.capacity = area.size;
      const store = opened(area);
      expect(store.get(key), key).toBe(builtInContent[key]);
      expect(await save(store, key), key).toMatchObject({ ok: false });
      expect(area.content).toEqual({ [storageKey(key)]: text });
    }
  });

  test('under all names at once: every collection shows, and one write leaves the others', async ({
    task,
  }) => {
    const area = spoiledArea(way);
    const before = Object.values(area.content);
    const store = opened(area);
    for (const key of collectionKeys) {
      expect(collections[key].schema.safeParse(store.get(key)).success, key).toBe(true);
      const text = area.getItem(storageKey(key)) ?? '';
      expect(await save(store, key), key).toMatchObject(outcomeOf(key, text));
    }
    const kept = Object.values(area.content);
    for (const [at, text] of before.entries()) {
      const key = collectionKeys[at] as CollectionKey;
      if (!isReadable(key, text)) expect(kept, key).toContain(text);
    }
    expect({}).not.toHaveProperty('polluted');
    task.meta.tried = collectionKeys.length;
  });
});

/** What a name of a former state can end with: a moment, none, one that is too late, a path. */
const MOMENTS = [
  '1767323045000',
  'x',
  '',
  '05',
  '-1',
  '1e3',
  '9'.repeat(30),
  '../about',
  '1.corrupt',
];

describe.each(WAYS)('%s among the former states', (way) => {
  test('is passed over, and neither a screen nor a save minds it', async ({ task }) => {
    for (const key of keysOf('site')) {
      const area = new FakeStorage();
      const text = corruptions[way]?.(key) ?? '';
      for (const moment of MOMENTS) area.setItem(`portfolio.history.${key}.${moment}`, text);
      const store = opened(area);
      const history = createLocalHistory(store, new EventTarget());
      expect(await save(store, key), key).toEqual({ ok: true });
      const [newest, ...others] = history.versions(key).get() ?? [];
      expect(await history.read(key, newest?.id ?? ''), key).toEqual({ ok: true, value: null });
      for (const { id, savedAt } of others) {
        expect(id).toBe('1767323045000');
        expect(savedAt === null || !Number.isNaN(Date.parse(savedAt)), key).toBe(true);
        expect(await history.read(key, id), key).toMatchObject({ ok: true });
      }
      expect(store.get(key)).toEqual(builtInContent[key]);
      expect(store.copies()).toEqual([]);
    }
    expect({}).not.toHaveProperty('polluted');
    task.meta.tried = keysOf('site').length * MOMENTS.length;
  });
});

test('what is sound is read, so that the ways above are what spoils it', () => {
  for (const key of collectionKeys) expect(isReadable(key, soundText(key)), key).toBe(true);
  const spoils = WAYS.filter((way) => !isReadable('about', corruptions[way]?.('about') ?? ''));
  expect(spoils.length).toBeGreaterThanOrEqual(10);
});

test('refused storage: every collection shows, and every write says so', async ({ task }) => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const store = createStore(createWebStorageAdapter(refuse, new EventTarget()), builtInContent);
  for (const key of collectionKeys) {
    expect(store.get(key)).toBe(builtInContent[key]);
    expect(await save(store, key)).toMatchObject({ failure: { kind: 'not-allowed' } });
  }
  task.meta.tried = collectionKeys.length;
});

test('full storage: what is saved stays as it is, and every write says so', async ({ task }) => {
  const area = new FakeStorage();
  for (const key of collectionKeys) area.setItem(storageKey(key), soundText(key));
  const before = area.content;
  area.capacity = 0;
  const store = opened(area);
  for (const key of collectionKeys) {
    expect(await save(store, key), key).toMatchObject({ failure: { kind: 'full' } });
  }
  expect(area.content).toEqual(before);
  task.meta.tried = collectionKeys.length;
});
