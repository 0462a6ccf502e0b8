// The only way to saved content: synchronous snapshots to read, asynchronous writes that say how they
// ended. Every text that comes out of an adapter is checked by its collection's schema.
import type { CollectionKey, Content } from '#app/content/collections.ts';
import { failure, type Result, type Revision, type StorageAdapter } from './adapter.ts';
import { createReader } from './reader.ts';
import type { Writer } from './writer.ts';

/** What reads the stored form, and what writes it. */
export type Codec = Pick<typeof import('./writer.ts'), 'decode' | 'createWriter'>;

export interface Store extends Writer {
  /** The saved value, or the page's own content while nothing is saved. The same object until it changes. */
  get<K extends CollectionKey>(key: K): Content[K];
  /** The content that the page was made from. */
  base<K extends CollectionKey>(key: K): Content[K];
  /** The page is made from something else now: from what it holds in another language. */
  rebase<K extends CollectionKey>(key: K, value: Content[K]): void;
  /** When the value was saved; null while nothing is. */
  savedAt(key: CollectionKey): string | null;
  isSaved(key: CollectionKey): boolean;
  /** Something is stored that has not been read yet: `get` still answers with the page's own content. */
  isPending(key: CollectionKey): boolean;
  /** Done when everything stored can be read; rejects when the code for that cannot be fetched. */
  ready(): Promise<void>;
  revision(key: CollectionKey): Revision;
  subscribe(key: CollectionKey, listener: () => void): () => void;
  /** Reads everything again. */
  refresh(): Promise<void>;
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
  const reader = createReader(adapter, base, () => void needWriter().catch(() => {}));
  let writer: Writer | null = null;
  let fetching: Promise<Writer> | null = null;

  function prepare({ decode, createWriter }: Codec): Writer {
    writer = createWriter(adapter, reader, now);
    reader.use(decode);
    return writer;
  }

  async function needWriter(): Promise<Writer> {
    if (writer || typeof source !== 'function') return writer as Writer;
    fetching ??= source()
      .then(prepare)
      .finally(() => {
        // What failed is not remembered: the next need asks again.
        fetching = null;
      });
    return fetching;
  }

  async function write(use: (writer: Writer) => Promise<Result>): Promise<Result> {
    const needed = await needWriter().catch(() => null);
    return needed ? use(needed) : failure('unreachable', 'The code that saves did not arrive.');
  }

  if (typeof source !== 'function') prepare(source);
  adapter.watch((key) => (key ? reader.reread(key) : reader.rereadAll()));

  return {
    get: (key) => reader.snapshot(key).value,
    base: (key) => base[key],
    rebase: reader.rebase,
    savedAt: (key) => reader.snapshot(key).savedAt,
    isSaved: (key) => reader.snapshot(key).revision !== null,
    isPending: (key) => writer === null && adapter.read(key) !== null,
    ready: async () => {
      await needWriter();
    },
    revision: (key) => reader.snapshot(key).revision,
    subscribe: reader.subscribe,
    save: (key, value, options) => write((ready) => ready.save(key, value, options)),
    update: (key, change) => write((ready) => ready.update(key, change)),
    updateAll: (keys, change) => write((ready) => ready.updateAll(keys, change)),
    saveAll: (values, options) => write((ready) => ready.saveAll(values, options)),
    restore: (revisions) => write((ready) => ready.restore(revisions)),
    clear: (key) => write((ready) => ready.clear(key)),
    formers: (key) => writer?.formers(key) ?? [],
    copies: () => writer?.copies() ?? [],
    restoreCopy: (copy) => write((ready) => ready.restoreCopy(copy)),
    rewriteCopy: (copy, text) => write((ready) => ready.rewriteCopy(copy, text)),
    deleteCopy: (copy) => write((ready) => ready.deleteCopy(copy)),
    async refresh() {
      await adapter.load();
      reader.rereadAll();
    },
  };
}
