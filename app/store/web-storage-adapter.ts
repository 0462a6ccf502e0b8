// Keeps collections in a Web Storage area: localStorage in the browser, an in-memory one in tests.
import {
  failure,
  type Result,
  type Revision,
  type StorageAdapter,
  success,
  type Write,
} from './adapter.ts';
import { collectionOf, setAsideKey, storageKey } from './keys.ts';

/** The storage events of other tabs; `window` in the browser. */
export type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

export function createWebStorageAdapter(
  area: () => Storage,
  events: StorageEvents,
): StorageAdapter {
  function read(name: string): Revision {
    try {
      return area().getItem(name);
    } catch {
      // A browser that blocks site data throws on every access; the site then shows its own content.
      return null;
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

  // In one go, without a pause in which anybody could see or change a half.
  async function writeAll(writes: readonly Write[]): Promise<Result> {
    if (writes.some(({ key, expected }) => read(storageKey(key)) !== expected)) {
      return failure('conflict', 'It was changed in another tab in the meantime.');
    }
    const written: Write[] = [];
    for (const write of [...writes].sort(byGrowth)) {
      const result = put(storageKey(write.key), write.text);
      if (!result.ok) {
        // Backwards: each step leads to a state for which there was room before.
        for (const { key, expected } of written.reverse()) put(storageKey(key), expected);
        return result;
      }
      written.push(write);
    }
    return success;
  }

  return {
    read: (key) => read(storageKey(key)),

    write: (key, text, expected) => writeAll([{ key, text, expected }]),
    writeAll,

    setAside(key, text) {
      const name = setAsideKey(key, (candidate) => ![null, text].includes(read(candidate)));
      // Without room for the copy, the original stays where it is.
      if (put(name, text).ok) put(storageKey(key), null);
    },

    watch(onChange) {
      const handleStorage = (event: Event) => {
        const { key: name } = event as StorageEvent;
        const key = name === null ? null : collectionOf(name);
        if (key !== undefined) onChange(key);
      };
      events.addEventListener('storage', handleStorage);
      return () => events.removeEventListener('storage', handleStorage);
    },

    load: async () => {},
  };
}

/** What makes room goes first: then it is only the result that has to fit. */
function byGrowth(one: Write, other: Write): number {
  const growth = ({ text, expected }: Write) => (text?.length ?? 0) - (expected?.length ?? 0);
  return growth(one) - growth(other);
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
