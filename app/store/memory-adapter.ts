// Keeps collections for as long as the object lives: for tests, and for rendering on the server.

import type { CollectionKey } from '#app/content/collections.ts';
import { failure, isRefusal, type StorageAdapter, success } from './adapter.ts';

export interface MemoryAdapter extends StorageAdapter {
  /** Puts a text there as another tab or client would. */
  change(key: CollectionKey, text: string | null): void;
  readonly setAsideTexts: ReadonlyMap<CollectionKey, string>;
}

export function createMemoryAdapter(options: { capacity?: number } = {}): MemoryAdapter {
  const texts = new Map<CollectionKey, string>();
  const aside = new Map<CollectionKey, string>();
  const watchers = new Set<(key: CollectionKey | null) => void>();
  const capacity = options.capacity ?? Number.POSITIVE_INFINITY;

  function put(key: CollectionKey, text: string | null) {
    if (text === null) texts.delete(key);
    else texts.set(key, text);
  }

  return {
    setAsideTexts: aside,
    read: (key) => texts.get(key) ?? null,
    // Nobody else is here: what does not wait is alone.
    async write(_keys, plan) {
      const planned = plan();
      if (isRefusal(planned)) return planned;
      if (planned.some(({ text }) => (text?.length ?? 0) > capacity)) {
        return failure('full', 'There is no room left.');
      }
      for (const { key, text } of planned) put(key, text);
      return success;
    },
    setAside(key, text) {
      aside.set(key, text);
      texts.delete(key);
    },
    watch(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    change(key, text) {
      put(key, text);
      for (const notify of watchers) notify(key);
    },
    load: async () => {},
  };
}
