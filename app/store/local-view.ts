import type { CollectionKey, Content } from '#app/content/collections.ts';
import type { View } from './ports.ts';
import type { Store } from './store.ts';

/** What `make` makes of a collection, made once for each of its values. */
export function localView<K extends CollectionKey, T>(
  store: Store,
  key: K,
  make: (value: Content[K]) => T,
): View<T> {
  let last: { of: Content[K]; made: T } | null = null;
  return {
    get() {
      const value = store.get(key);
      if (last?.of !== value) last = { of: value, made: make(value) };
      return last.made;
    },
    subscribe: (listener) => store.subscribe(key, listener),
  };
}
