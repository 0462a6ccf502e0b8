import { useEffect, useState } from 'react';
import { type Content, keysOf, type SiteKey } from '#app/content/collections.ts';
import { pictureUses } from '#app/content/picture-uses.ts';
import type { Store } from '#app/store/store.ts';
import { useStore } from '#app/store/use-content.tsx';

const siteKeys = keysOf('site');

function usesIn(store: Store): ReturnType<typeof pictureUses> {
  const saved = Object.fromEntries(siteKeys.map((key) => [key, store.get(key)]));
  return pictureUses(saved as Pick<Content, SiteKey>);
}

/** Where the site as it is saved shows the pictures of the library. */
export function usePictureUses(): ReturnType<typeof pictureUses> {
  const store = useStore();
  const [uses, setUses] = useState(() => usesIn(store));
  useEffect(() => {
    const ends = siteKeys.map((key) => store.subscribe(key, () => setUses(usesIn(store))));
    return () => {
      for (const end of ends) end();
    };
  }, [store]);
  return uses;
}
