import { useSyncExternalStore } from 'react';

const nothing = () => () => {};

/** False in the prerendered page and its first render: for what depends on the visitor's moment. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}
