import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useStore } from '#app/store/use-content.tsx';
import { editedKeys, type SavedTimes } from './activity.ts';

/** When each collection was last saved; one that never was is not mentioned. */
export function useSavedTimes(): SavedTimes {
  const store = useStore();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = editedKeys.map((key) => store.subscribe(key, listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [store],
  );
  // As one text: a snapshot has to stay the same until something changes.
  const times = useSyncExternalStore(subscribe, () =>
    JSON.stringify(editedKeys.map((key) => store.savedAt(key) ?? '')),
  );
  return useMemo(() => {
    const list: string[] = JSON.parse(times);
    const entries = editedKeys.map((key, at) => [key, list[at]] as const);
    return Object.fromEntries(entries.filter(([, time]) => time));
  }, [times]);
}
