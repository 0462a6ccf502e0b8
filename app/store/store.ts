// The only way to saved content: synchronous snapshots to read, asynchronous writes that say how they
// ended. Every text that comes out of an adapter is checked by its collection's schema.
import type { CollectionKey, Content } from '#app/content/collections.ts';
import { failure, type Result, type Revision, type StorageAdapter, type Write } from './adapter.ts';
import type { Stored } from './envelope.ts';
import { isBare } from './keys.ts';

/** Reads and writes the stored form, and checks it. */
export type Codec = Pick<typeof import('./envelope.ts'), 'decode' | 'encode' | 'parseValue'>;

export type Revisions = Partial<Record<CollectionKey, Revision>>;

export interface Store {
  /** The saved value, or the page's own content while nothing is saved. The same object until it changes. */
  get<K extends CollectionKey>(key: K): Content[K];
  /** The content that the page was made from. */
  base<K extends CollectionKey>(key: K): Content[K];
  /** When the value was saved; null while nothing is. */
  savedAt(key: CollectionKey): string | null;
  isSaved(key: CollectionKey): boolean;
  /** Something is stored that has not been read yet: `get` still answers with the page's own content. */
  isPending(key: CollectionKey): boolean;
  /** Done when everything stored can be read. */
  ready(): Promise<void>;
  revision(key: CollectionKey): Revision;
  /** Tells one stored text from another without reading it; null while nothing is stored. */
  stamp(key: CollectionKey): string | null;
  subscribe(key: CollectionKey, listener: () => void): () => void;
  /** Replaces a whole collection. With `since`, refuses when it has changed after that revision. */
  save<K extends CollectionKey>(
    key: K,
    value: Content[K],
    options?: { since?: Revision },
  ): Promise<Result>;
  /** Saves what `change` makes of the value stored at this moment. */
  update<K extends CollectionKey>(
    key: K,
    change: (current: Content[K]) => Content[K],
  ): Promise<Result>;
  /** Replaces several collections, or none of them when one cannot be. */
  saveAll(values: Partial<Content>): Promise<Result>;
  /** Brings back what `revision` gave at an earlier moment: all of it, or nothing. */
  restore(revisions: Revisions): Promise<Result>;
  /** Removes what was saved, so that the page's own content shows again. */
  clear(key: CollectionKey): Promise<Result>;
  /** Reads everything again. */
  refresh(): Promise<void>;
}

/** As much of a stored text as holds the moment of saving. */
const STAMPED = 64;

interface Snapshot<K extends CollectionKey> extends Stored<K> {
  revision: Revision;
}

/**
 * A codec that is a function is fetched when there is first something to read or to write: a page on which
 * nothing was ever saved does not need the schemas.
 */
export function openStore(
  adapter: StorageAdapter,
  base: Content,
  source: Codec | (() => Promise<Codec>),
  now: () => Date = () => new Date(),
): Store {
  const snapshots = new Map<CollectionKey, Snapshot<CollectionKey>>();
  const listeners = new Map<CollectionKey, Set<() => void>>();
  let codec = typeof source === 'function' ? null : source;
  let fetching: Promise<Codec> | null = null;

  function needCodec(): Promise<Codec> {
    if (codec || typeof source !== 'function') return Promise.resolve(codec ?? (source as Codec));
    fetching ??= source().then((fetched) => {
      codec = fetched;
      snapshots.clear();
      for (const key of listeners.keys()) {
        if (adapter.read(key) !== null) notify(key);
      }
      return fetched;
    });
    return fetching;
  }

  function read<K extends CollectionKey>(key: K): Snapshot<K> {
    const revision = adapter.read(key);
    const unsaved: Snapshot<K> = { value: base[key], savedAt: null, revision: null };
    if (revision === null) return unsaved;
    if (!codec) {
      void needCodec();
      return { ...unsaved, revision };
    }
    const decoded = codec.decode(key, revision);
    if (decoded.ok) return { value: decoded.value, savedAt: decoded.savedAt, revision };
    console.error(`The saved ${key} could not be read (${decoded.reason}) and was set aside.`);
    adapter.setAside(key, revision);
    return { ...unsaved, revision: adapter.read(key) };
  }

  function snapshot<K extends CollectionKey>(key: K): Snapshot<K> {
    const known = snapshots.get(key) as Snapshot<K> | undefined;
    if (known) return known;
    const fresh = read(key);
    snapshots.set(key, fresh as Snapshot<CollectionKey>);
    return fresh;
  }

  function reread(key: CollectionKey) {
    const known = snapshots.get(key);
    if (known && known.revision === adapter.read(key)) return;
    snapshots.delete(key);
    notify(key);
  }

  function notify(key: CollectionKey) {
    for (const listener of listeners.get(key) ?? []) listener();
  }

  function rereadAll() {
    for (const key of new Set([...snapshots.keys(), ...listeners.keys()])) reread(key);
  }

  adapter.watch((key) => (key ? reread(key) : rereadAll()));

  async function write<K extends CollectionKey>(
    key: K,
    value: Content[K] | null,
    since?: Revision,
  ): Promise<Result> {
    const { parseValue, encode } = await needCodec();
    // What cannot be read is set aside first, or it would look like somebody else's change.
    const { revision } = snapshot(key);
    const expected = since === undefined ? revision : since;
    if (value === null) {
      const result = await adapter.write(key, null, expected);
      reread(key);
      return result;
    }
    const parsed = parseValue(key, value);
    if (!parsed.ok) return failure('corrupt', parsed.reason);
    const moment = now();
    const text = encode(key, parsed.value, moment);
    const result = await adapter.write(key, text, expected);
    if (result.ok) {
      // Just checked: to read it back would check a large collection a second time.
      const savedAt = isBare(key) ? null : moment.toISOString();
      snapshots.set(key, { value: parsed.value, savedAt, revision: text });
      notify(key);
    } else {
      reread(key);
    }
    return result;
  }

  async function writeAll(writes: readonly Write[]): Promise<Result> {
    const result = await adapter.writeAll(writes);
    for (const { key } of writes) reread(key);
    return result;
  }

  return {
    get: (key) => snapshot(key).value,
    base: (key) => base[key],
    savedAt: (key) => snapshot(key).savedAt,
    isSaved: (key) => snapshot(key).revision !== null,
    isPending: (key) => codec === null && adapter.read(key) !== null,
    ready: async () => {
      await needCodec();
    },
    revision: (key) => snapshot(key).revision,
    stamp(key) {
      const text = adapter.read(key);
      return text === null ? null : `${text.length} ${text.slice(0, STAMPED)}`;
    },
    subscribe(key, listener) {
      const set = listeners.get(key) ?? new Set();
      listeners.set(key, set.add(listener));
      return () => set.delete(listener);
    },
    save: (key, value, options) => write(key, value, options?.since),
    async update(key, change) {
      await needCodec();
      reread(key);
      const { value, revision } = snapshot(key);
      return write(key, change(value), revision);
    },
    async saveAll(values) {
      const { parseValue, encode } = await needCodec();
      const moment = now();
      const writes: Write[] = [];
      for (const key of keysOf(values)) {
        const parsed = parseValue(key, values[key]);
        if (!parsed.ok) return failure('corrupt', `${key} cannot be saved (${parsed.reason}).`);
        const text = encode(key, parsed.value, moment);
        writes.push({ key, text, expected: snapshot(key).revision });
      }
      return writeAll(writes);
    },
    async restore(revisions) {
      const { decode } = await needCodec();
      const writes: Write[] = [];
      for (const key of keysOf(revisions)) {
        const text = revisions[key] ?? null;
        const decoded = text === null ? null : decode(key, text);
        if (decoded?.ok === false)
          return failure('corrupt', `${key} cannot be read (${decoded.reason}).`);
        writes.push({ key, text, expected: snapshot(key).revision });
      }
      return writeAll(writes);
    },
    clear: (key) => write(key, null),
    async refresh() {
      await adapter.load();
      rereadAll();
    },
  };
}

function keysOf(values: Partial<Record<CollectionKey, unknown>>): CollectionKey[] {
  return Object.keys(values) as CollectionKey[];
}
