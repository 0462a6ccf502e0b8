// What is written past this page, into the storage that it shares with the other tabs of its browser.

/** `window` in the browser. */
export type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Calls back with the name that was written; null says that any may have been. */
export function watchStorage(
  events: StorageEvents,
  onChange: (name: string | null) => void,
): () => void {
  const handleStorage = (event: Event) => onChange((event as StorageEvent).key);
  // Back led to a page that the browser has kept as it was: it has heard of nothing meanwhile.
  const handleShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) onChange(null);
  };
  events.addEventListener('storage', handleStorage);
  events.addEventListener('pageshow', handleShow);
  return () => {
    events.removeEventListener('storage', handleStorage);
    events.removeEventListener('pageshow', handleShow);
  };
}
