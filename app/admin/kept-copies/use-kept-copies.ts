import { useCallback, useEffect, useState } from 'react';
import { collectionKeys } from '#app/content/collections.ts';
import type { KeptCopy } from '#app/store/kept-copies.ts';
import { useStore } from '#app/store/use-content.tsx';

/** What is kept for the owner, looked up again whenever something is saved. */
export function useKeptCopies(): { copies: readonly KeptCopy[]; look: () => KeptCopy[] } {
  const store = useStore();
  const [copies, setCopies] = useState(() => store.copies());

  const look = useCallback(() => {
    const found = store.copies();
    setCopies(found);
    return found;
  }, [store]);

  useEffect(() => {
    const ends = collectionKeys.map((key) => store.subscribe(key, look));
    return () => {
      for (const end of ends) end();
    };
  }, [store, look]);

  return { copies, look };
}
