import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import type { CollectionKey, Content } from '#app/content/collections.ts';
import type { AdminPorts, Archive, Media, View } from './ports.ts';
import type { Store } from './store.ts';

const PortsContext = createContext<Partial<AdminPorts> | null>(null);

interface ContentProviderProps extends Partial<AdminPorts> {
  store: Store;
  children: ReactNode;
}

/** A page has as many of the ports as it needs. */
export function ContentProvider({ children, ...ports }: ContentProviderProps) {
  return <PortsContext value={ports}>{children}</PortsContext>;
}

export function usePort<P extends keyof AdminPorts>(name: P): AdminPorts[P] {
  const ports = useContext(PortsContext);
  if (!ports) throw new Error('useStore and useContent must be used inside a ContentProvider.');
  const port = ports[name];
  if (!port) throw new Error(`This page has no ${name}.`);
  return port;
}

export function useStore(): Store {
  return usePort('store');
}

export function useArchive(): Archive | undefined {
  return useContext(PortsContext)?.archive;
}

export function useMedia(): Media | undefined {
  return useContext(PortsContext)?.media;
}

export function useView<T>(view: View<T>): T {
  return useSyncExternalStore(view.subscribe, view.get, view.get);
}

/** What the store says of one collection, as often as it changes. */
function useStored<T>(
  key: CollectionKey,
  read: (store: Store) => T,
  first: (store: Store) => T,
): T {
  const store = useStore();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(key, listener),
    [store, key],
  );
  return useSyncExternalStore(
    subscribe,
    () => read(store),
    () => first(store),
  );
}

/** Whether what is stored under a key still waits to be read. */
export function usePending(key: CollectionKey): boolean {
  return useStored(
    key,
    (store) => store.isPending(key),
    () => true,
  );
}

/** One collection, as saved. The first render shows what the page was made from. */
export function useContent<K extends CollectionKey>(key: K): Content[K] {
  return useStored(
    key,
    (store) => store.get(key),
    (store) => store.base(key),
  );
}

/** What this visitor has chosen, and how to choose: done when it is kept. A browser that keeps nothing holds it for this visit. */
export function useChoice<K extends 'theme' | 'language'>(
  key: K,
): [Content[K], (value: Content[K]) => Promise<void>] {
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
