// The store of the running page. Which adapter it uses is the one difference between the modes.
import type { Content } from '#app/content/collections.ts';
import { openStore, type Store } from './store.ts';
import { createWebStorageAdapter } from './web-storage-adapter.ts';

export function createBrowserStore(base: Content): Store {
  return openStore(
    createWebStorageAdapter(() => window.localStorage, window, navigator.locks),
    base,
    () => import('./writer.ts'),
  );
}
