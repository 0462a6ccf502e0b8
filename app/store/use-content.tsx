import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import type { CollectionKey, Content } from '#app/content/collections.ts';
import type { Store } from './store.ts';

const StoreContext = createContext<Store | null>(null);

export function ContentProvider({ store, children }: { store: Store; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useStore and useContent must be used inside a ContentProvider.');
  return store;
}

/** Whether what is stored under a key still waits to be read. */
export function usePending(key: CollectionKey): boolean {
  const store = useStore();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(key, listener),
    [store, key],
  );
  return useSyncExternalStore(
    subscribe,
    () => store.isPending(key),
    () => true,
  );
}

/** One collection, as saved. The first render shows what the page was made from. */
export function useContent<K extends CollectionKey>(key: K): Content[K] {
  const store = useStore();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(key, listener),
    [store, key],
  );
  return useSyncExternalStore(
    subscribe,
    () => store.get(key),
    () => store.base(key),
  );
}

/** What this visitor has chosen, and how to choose. A browser that keeps nothing holds it for this visit. */
export function useChoice<K extends 'theme' | 'language'>(
  key: K,
): [Content[K], (value: Content[K]) => void] {
  const store = useStore();
  const saved = useContent(key);
  const [held, setHeld] = useState<{ value: Content[K]; over: Content[K] } | null>(null);

  const choose = useCallback(
    async (value: Content[K]) => {
      const over = store.get(key);
      const isKept = await store.save(key, value).then(
        ({ ok }) => ok,
        () => false,
      );
      setHeld(isKept ? null : { value, over });
    },
    [store, key],
  );

  // What was saved elsewhere since then is the newer choice.
  return [held?.over === saved ? held.value : saved, choose];
}
