// For tests: two pages of one site without a server, on each kind of storage.
import { builtInContent } from '#app/content/built-in.ts';
import type { StorageAdapter } from './adapter.ts';
import { createStore } from './create-store.ts';
import { FakeBrowser, type FakeTab } from './fake-browser.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import type { Store } from './store.ts';
import { createWebStorageAdapter } from './web-storage-adapter.ts';

const open = (adapter: StorageAdapter) => createStore(adapter, { ...builtInContent, messages: [] });

function openTab({ area, events, locks }: FakeTab): Store {
  return open(createWebStorageAdapter(() => area, events, locks));
}

export const localPages: Readonly<Record<string, () => [Store, Store]>> = {
  // A memory is that of one page.
  'in memory'() {
    const store = open(createMemoryAdapter());
    return [store, store];
  },
  'in two tabs'() {
    const browser = new FakeBrowser(0);
    return [openTab(browser.openTab()), openTab(browser.openTab())];
  },
};
