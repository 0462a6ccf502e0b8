// The store of the running page. Which adapter it uses is the one difference between the modes.
import type { Content } from '#app/content/collections.ts';
import { lateCode } from '#app/lib/late-code.ts';
import { openStore, type Store } from './store.ts';
import { createWebStorageAdapter } from './web-storage-adapter.ts';

export function createBrowserStore(base: Content): Store {
  const writer = lateCode(() => import('./writer.ts'));
  const store = openStore(
    createWebStorageAdapter(() => window.localStorage, window, navigator.locks),
    base,
    () => {
      // Whenever it comes: what is saved then takes its place.
      void writer.arrival().then(() => store.ready());
      return writer.ask();
    },
  );
  return store;
}
