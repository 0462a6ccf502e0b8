// The names under which this browser keeps things.
import type { CollectionKey } from '#app/content/collections.ts';

const PREFIX = 'portfolio.';

/** Collections whose stored form is fixed from outside: no prefix, no envelope. */
const BARE: readonly CollectionKey[] = ['consultations'];

export function isBare(key: CollectionKey): boolean {
  return BARE.includes(key);
}

export function storageKey(key: CollectionKey): string {
  return isBare(key) ? key : PREFIX + key;
}

/** The collection behind a stored name; anything that is not ours is nobody's. */
export function collectionOf(name: string): CollectionKey | undefined {
  if (BARE.includes(name as CollectionKey)) return name as CollectionKey;
  return name.startsWith(PREFIX) ? (name.slice(PREFIX.length) as CollectionKey) : undefined;
}

/** The collection of which a stored name holds a copy that was set aside. */
export function copiedCollection(name: string): CollectionKey | undefined {
  const [, original] = /^(.+)\.corrupt(?:\.\d+)?$/.exec(name) ?? [];
  return original === undefined ? undefined : collectionOf(original);
}

/** Where an unreadable value is kept for recovery; never overwrites an earlier one. */
export function setAsideKey(key: CollectionKey, isTaken: (name: string) => boolean): string {
  const first = `${storageKey(key)}.corrupt`;
  if (!isTaken(first)) return first;
  let count = 2;
  while (isTaken(`${first}.${count}`)) count += 1;
  return `${first}.${count}`;
}
