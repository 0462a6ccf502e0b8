// Keeps collections in a Web Storage area: localStorage in the browser, an in-memory one in tests.
import {
  failure,
  isRefusal,
  type Result,
  type Revision,
  type StorageAdapter,
  success,
} from './adapter.ts';
import { collectionOf, copiedCollection, setAsideKey, storageKey } from './keys.ts';
import { type StorageEvents, watchStorage } from './storage-events.ts';
import { createTurns, type Locks } from './turns.ts';

interface Change {
  name: string;
  text: Revision;
  before: Revision;
}

export function createWebStorageAdapter(
  area: () => Storage,
  events: StorageEvents,
  locks?: Locks,
): StorageAdapter {
  const takeTurn = createTurns(read, events, locks);

  function read(name: string): Revision {
    try {
      return area().getItem(name);
    } catch {
      // A browser that blocks site data throws on every access; the site then shows its own content.
      return null;
    }
  }

  function names(): string[] {
    try {
      return Array.from({ length: area().length }, (_, at) => area().key(at) ?? '').sort();
    } catch {
      return [];
    }
  }

  function put(name: string, text: Revision): Result {
    try {
      if (text === null) area().removeItem(name);
      else area().setItem(name, text);
      return success;
    } catch (error) {
      return isFull(error)
        ? failure('full', 'The browser has no room left for this site.')
        : failure('not-allowed', 'The browser does not let this site store data.');
    }
  }

  function putAll(changes: readonly Change[]): Result {
    const done: Change[] = [];
    for (const change of [...changes].sort(byGrowth)) {
      const result = put(change.name, change.text);
      if (!result.ok) {
        // Backwards: each step leads to a state for which there was room before.
        for (const { name, before } of done.reverse()) put(name, before);
        return result;
      }
      done.push(change);
    }
    return success;
  }

  return {
    read: (key) => read(storageKey(key)),

    write: (keys, plan) =>
      takeTurn(keys.map(storageKey), (touch) => {
        const planned = plan();
        if (isRefusal(planned)) return planned;
        const changes = planned.map((write) => {
          const name = 'key' in write ? storageKey(write.key) : write.name;
          return { name, text: write.text, before: read(name) };
        });
        touch(changes.map(({ name }) => name));
        return putAll(changes);
      }),

    setAside(key, text) {
      const name = storageKey(key);
      const copy = setAsideKey(key, (candidate) => ![null, text].includes(read(candidate)));
      // Without room for the copy, the original stays where it is.
      if (!put(copy, text).ok) return false;
      // In turn: by then another tab may have written what must not be removed.
      void takeTurn([name], () => (read(name) === text ? put(name, null) : success));
      return true;
    },

    copies: () =>
      names().flatMap((name) => {
        const key = copiedCollection(name);
        const text = key && read(name);
        return typeof text === 'string' && key ? [{ name, key, text }] : [];
      }),

    beside: (prefix) =>
      names()
        .filter((name) => name.startsWith(prefix))
        .map((name) => ({ name, text: read(name) ?? '' })),

    watch: (onChange) =>
      watchStorage(events, (name) => {
        const key = name === null ? null : collectionOf(name);
        if (key !== undefined) onChange(key);
      }),

    load: async () => {},
  };
}

/** What makes room goes first: then it is only the result that has to fit. */
function byGrowth(one: Change, other: Change): number {
  const growth = ({ text, before }: Change) => (text?.length ?? 0) - (before?.length ?? 0);
  return growth(one) - growth(other);
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
