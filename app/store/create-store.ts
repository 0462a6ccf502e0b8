// A store that can read from the start, and a desk that can send: for the renderer and for tests.
import type { Content } from '#app/content/collections.ts';
import type { StorageAdapter } from './adapter.ts';
import * as rules from './local-code.ts';
import { createLocalDesk } from './local-desk.ts';
import type { Desk } from './ports.ts';
import { openStore, type Store } from './store.ts';
import * as codec from './writer.ts';

export function createStore(adapter: StorageAdapter, base: Content, now?: () => Date): Store {
  // In another language it is made from something else: what others stand on stays as it is.
  return openStore(adapter, { ...base }, codec, now);
}

export function createDesk(store: Store): Desk {
  return createLocalDesk(store, async () => rules);
}
