// What could not be read and was kept for the owner: to look at, to bring back, or to throw away.
import { type CollectionKey, collectionKeys, collections } from '#app/content/collections.ts';
import { NEWER } from '#app/content/read-collection.ts';
import { failure, type Refusal, type StorageAdapter, type Write } from './adapter.ts';
import { decode, momentOf } from './envelope.ts';
import type { Reader } from './reader.ts';

export interface KeptCopy {
  name: string;
  key: CollectionKey;
  text: string;
  /** When it was saved, as far as it says so. */
  savedAt: string | null;
  /** Why it cannot be read; null when by now it can. */
  problem: string | null;
  /** A newer version wrote it, or there was no room to set it aside: nothing can be saved in its place. */
  isStuck: boolean;
}

export function keptCopies(adapter: StorageAdapter, reader: Reader): KeptCopy[] {
  // To read a collection is to set aside what cannot be read of it.
  const stuck = collectionKeys.flatMap((key): KeptCopy[] => {
    const { stuck, isOutdated, text } = reader.current(key);
    const isInTheWay = isOutdated && collections[key].scope !== 'device';
    const problem = isInTheWay ? NEWER : stuck;
    if (problem === undefined || text === null) return [];
    return [{ name: key, key, text, savedAt: momentIn(text), problem, isStuck: true }];
  });
  const aside = adapter.copies().flatMap(({ name, key, text }): KeptCopy[] => {
    if (!collectionKeys.includes(key)) return [];
    const decoded = decode(key, text);
    const problem = decoded.ok ? null : decoded.reason;
    return [{ name, key, text, savedAt: momentIn(text), problem, isStuck: false }];
  });
  return [...stuck, ...aside];
}

const changed = failure('conflict', 'The copy was changed in another tab in the meantime.');

/** Changes places with what is saved, so that a restored copy costs nothing. */
export function restoring(
  copy: KeptCopy,
  adapter: StorageAdapter,
  reader: Reader,
): readonly Write[] | Refusal {
  const { name, key, text } = copy;
  if (!isThere(copy, adapter)) return changed;
  const decoded = decode(key, text);
  if (!decoded.ok) return failure('corrupt', `The copy cannot be read (${decoded.reason}).`);
  return [
    { key, text },
    { name, text: reader.snapshot(key).revision },
  ];
}

export function rewriting(
  copy: KeptCopy,
  text: string,
  adapter: StorageAdapter,
): readonly Write[] | Refusal {
  return isThere(copy, adapter) ? [{ name: copy.name, text }] : changed;
}

export function deleting(copy: KeptCopy, adapter: StorageAdapter): readonly Write[] | Refusal {
  if (!isThere(copy, adapter)) return changed;
  return [copy.isStuck ? { key: copy.key, text: null } : { name: copy.name, text: null }];
}

function isThere({ name, key, text, isStuck }: KeptCopy, adapter: StorageAdapter): boolean {
  if (isStuck) return adapter.read(key) === text;
  return adapter.copies().some((copy) => copy.name === name && copy.text === text);
}

function momentIn(text: string): string | null {
  try {
    return momentOf(JSON.parse(text)?.savedAt);
  } catch {
    return null;
  }
}
