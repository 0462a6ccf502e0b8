// A store that can read from the start: for the renderer and for tests.
import type { Content } from '#app/content/collections.ts';
import type { StorageAdapter } from './adapter.ts';
import { openStore, type Store } from './store.ts';
import * as codec from './writer.ts';

export function createStore(adapter: StorageAdapter, base: Content, now?: () => Date): Store {
  return openStore(adapter, base, codec, now);
}
