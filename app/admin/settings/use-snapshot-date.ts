import { useContent, useStore } from '#app/store/use-content.tsx';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** The moment of the import before which the kept snapshot was taken. */
export function useSnapshotDate(): string | undefined {
  const store = useStore();
  const snapshot = useContent('siteSnapshot');
  const savedAt = store.savedAt('siteSnapshot');
  if (!snapshot) return undefined;
  return savedAt ? dateFormat.format(new Date(savedAt)) : 'an unknown date';
}
