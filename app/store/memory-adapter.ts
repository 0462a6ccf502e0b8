// Keeps collections for as long as the object lives: for tests, and for rendering on the server.

import type { CollectionKey } from '#app/content/collections.ts';
import { type Copy, failure, isRefusal, type StorageAdapter, success } from './adapter.ts';

export interface MemoryAdapter extends StorageAdapter {
  /** Puts a text there as another tab or client would. */
  change(key: CollectionKey, text: string | null): void;
}

export function createMemoryAdapter(options: { capacity?: number } = {}): MemoryAdapter {
  const texts = new Map<CollectionKey, string>();
  const copies = new Map<string, Copy>();
  const beside = new Map<string, string>();
  const watchers = new Set<(key: CollectionKey | null) => void>();
  const capacity = options.capacity ?? Number.POSITIVE_INFINITY;

  function put(key: CollectionKey, text: string | null) {
    if (text === null) texts.delete(key);
    else texts.set(key, text);
  }

  function putNamed(name: string, text: string | null) {
    const copy = copies.get(name);
    if (copy && text === null) copies.delete(name);
    else if (copy && text !== null) copies.set(name, { ...copy, text });
    else if (text === null) beside.delete(name);
    else beside.set(name, text);
  }

  return {
    read: (key) => texts.get(key) ?? null,
    // Nobody else is here: what does not wait is alone.
    async write(_keys, plan) {
      const planned = plan();
      if (isRefusal(planned)) return planned;
      if (planned.some(({ text }) => (text?.length ?? 0) > capacity)) {
        return failure('full', 'There is no room left.');
      }
      for (const write of planned) {
        if ('key' in write) put(write.key, write.text);
        else putNamed(write.name, write.text);
      }
      return success;
    },
    setAside(key, text) {
      if (text.length > capacity) return false;
      copies.set(key, { name: key, key, text });
      texts.delete(key);
      return true;
    },
    copies: () => [...copies.values()],
    beside: (prefix) =>
      [...beside]
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, text]) => ({ name, text })),
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
