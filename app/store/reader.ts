// The reading side of the store: snapshots of what is stored, checked once and kept until it changes.
import type { CollectionKey, Content } from '#app/content/collections.ts';
import type { Revision, StorageAdapter } from './adapter.ts';
import type { Stored } from './envelope.ts';

export type Decode = typeof import('./envelope.ts').decode;

export interface Snapshot<K extends CollectionKey> extends Stored<K> {
  /** The stored text, as far as it can be read. */
  revision: Revision;
  /** Whatever is stored. */
  text: Revision;
  /** Why it can be neither read nor set aside. */
  stuck?: string;
  /** A newer program has written it: the value is what was read before, or the page's own. */
  isOutdated?: boolean;
}

export interface Reader {
  /** The same object until what is stored changes. */
  snapshot<K extends CollectionKey>(key: K): Snapshot<K>;
  /** The snapshot of this very moment. */
  current<K extends CollectionKey>(key: K): Snapshot<K>;
  /** Looks whether what is stored has changed, and tells. */
  reread(key: CollectionKey): void;
  rereadAll(): void;
  /** Takes a value that was just checked and stored: to read it back would check it a second time. */
  adopt<K extends CollectionKey>(key: K, snapshot: Snapshot<K>): void;
  /** What stands there while nothing is stored. */
  rebase<K extends CollectionKey>(key: K, value: Content[K]): void;
  subscribe(key: CollectionKey, listener: () => void): () => void;
  /** From now on what is stored can be read. */
  use(decode: Decode): void;
}

/** Until it has been told how to read, it calls for that where something is stored, and shows the base. */
export function createReader(
  adapter: StorageAdapter,
  base: Content,
  callForDecode: () => void,
): Reader {
  const snapshots = new Map<CollectionKey, Snapshot<CollectionKey>>();
  /** What was saved, as it was read last. */
  const former = new Map<CollectionKey, Snapshot<CollectionKey>>();
  const listeners = new Map<CollectionKey, Set<() => void>>();
  let decode: Decode | null = null;

  function read<K extends CollectionKey>(key: K): Snapshot<K> {
    const text = adapter.read(key);
    const unsaved: Snapshot<K> = { value: base[key], savedAt: null, revision: null, text };
    if (text === null) {
      former.delete(key);
      return unsaved;
    }
    if (!decode) {
      callForDecode();
      return { ...unsaved, revision: text };
    }
    const decoded = decode(key, text);
    if (decoded.ok) {
      const saved: Snapshot<K> = {
        value: decoded.value,
        savedAt: decoded.savedAt,
        revision: text,
        text,
      };
      former.set(key, saved as Snapshot<CollectionKey>);
      return saved;
    }
    // Whoever wrote it can read it: it stays where it is.
    if (decoded.isNewer) {
      return { ...((former.get(key) as Snapshot<K>) ?? unsaved), text, isOutdated: true };
    }
    const isAside = adapter.setAside(key, text);
    const outcome = isAside ? 'was set aside' : 'there is no room to set it aside';
    console.error(`The saved ${key} could not be read (${decoded.reason}) and ${outcome}.`);
    if (!isAside) return { ...unsaved, stuck: decoded.reason };
    return { ...unsaved, text: adapter.read(key) };
  }

  function snapshot<K extends CollectionKey>(key: K): Snapshot<K> {
    const known = snapshots.get(key) as Snapshot<K> | undefined;
    if (known) return known;
    const fresh = read(key);
    snapshots.set(key, fresh as Snapshot<CollectionKey>);
    return fresh;
  }

  function notify(key: CollectionKey) {
    for (const listener of listeners.get(key) ?? []) listener();
  }

  function reread(key: CollectionKey) {
    const known = snapshots.get(key);
    if (known && known.text === adapter.read(key)) return;
    snapshots.delete(key);
    notify(key);
  }

  return {
    snapshot,
    current(key) {
      // Room may have been made for what had to stay where it is.
      if (snapshot(key).stuck) snapshots.delete(key);
      else reread(key);
      return snapshot(key);
    },
    reread,
    rereadAll() {
      for (const key of new Set([...snapshots.keys(), ...listeners.keys()])) reread(key);
    },
    adopt(key, fresh) {
      // Another tab may have been faster than the news of this tab's own write.
      if (adapter.read(key) !== fresh.text) return reread(key);
      snapshots.set(key, fresh as Snapshot<CollectionKey>);
      former.set(key, fresh as Snapshot<CollectionKey>);
      notify(key);
    },
    rebase(key, value) {
      base[key] = value;
      snapshots.delete(key);
      notify(key);
    },
    subscribe(key, listener) {
      const set = listeners.get(key) ?? new Set();
      listeners.set(key, set.add(listener));
      return () => set.delete(listener);
    },
    use(given) {
      decode = given;
      snapshots.clear();
      for (const key of listeners.keys()) {
        if (adapter.read(key) !== null) notify(key);
      }
    },
  };
}
