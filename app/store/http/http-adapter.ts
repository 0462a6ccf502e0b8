// The collections of the site on a server. What the server has said last is kept here, so that reading never waits; a
// write is tried on that, and again on what is newer when the server says that there is something newer.
import type { CollectionKey, SiteKey } from '#app/content/collections.ts';
import { failure, isRefusal, type StorageAdapter, success, type Write } from '../adapter.ts';
import { call, type Fetch } from './call.ts';

/** As the server tells it. */
interface SavedCollection {
  version: number;
  schemaVersion: number;
  savedAt: string;
  value: unknown;
}

type Told = Partial<Record<SiteKey, SavedCollection>>;

/** Each try means that somebody else has saved in between; there are not so many of them. */
const TRIES = 5;

export interface HttpAdapter extends StorageAdapter {
  /** Looks whether there is something newer, and tells whoever watches. */
  load(): Promise<void>;
}

/** @param shape what the schemas of this page keep: a server with others takes nothing from it */
export function createHttpAdapter(fetch: Fetch, shape?: string): HttpAdapter {
  const known = new Map<CollectionKey, { version: number; text: string | null }>();
  const watchers = new Set<(key: CollectionKey | null) => void>();

  function take(told: Told) {
    for (const [key, { version, schemaVersion, savedAt, value }] of Object.entries(told)) {
      const name = key as SiteKey;
      if ((known.get(name)?.version ?? 0) >= version) continue;
      const text =
        value === null ? null : JSON.stringify({ version: schemaVersion, savedAt, value });
      known.set(name, { version, text });
      for (const watcher of watchers) watcher(name);
    }
  }

  async function load() {
    const versions = [...known].map(([key, { version }]) => [key, String(version)]);
    const path = `/api/content?${new URLSearchParams(versions)}`;
    const answer = await call<{ collections: Told }>(fetch, 'GET', path);
    if (!answer.ok) throw new Error(answer.failure.message);
    take(answer.body.collections);
  }

  const toSend = (write: Write) => {
    if (!('key' in write)) throw new Error('A server sets nothing aside.');
    const { key, text } = write;
    const value = text === null ? null : JSON.parse(text).value;
    return { key, version: known.get(key)?.version ?? 0, value };
  };

  return {
    read: (key) => known.get(key)?.text ?? null,
    async write(_keys, plan) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const planned = plan();
        if (isRefusal(planned)) return planned;
        if (planned.length === 0) return success;
        const answer = await call<{ collections: Told }>(fetch, 'PUT', '/api/content', {
          shape,
          writes: planned.map(toSend),
        });
        if (answer.ok) {
          take(answer.body.collections);
          return success;
        }
        if (answer.failure.kind !== 'conflict') return answer;
        take((answer.body as { collections: Told }).collections);
      }
      return failure('busy', 'Somebody else is saving all the time.');
    },
    // What came from the server has passed the schemas there.
    setAside: () => false,
    copies: () => [],
    watch(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    load,
  };
}
