// Saves an earlier version, over what the owner sees as saved now, with a way back.
import { useState } from 'react';
import type { Content, SiteKey } from '#app/content/collections.ts';
import { useStore } from '#app/store/use-content.tsx';
import { toast } from '#app/ui/toast.ts';
import { failureToast } from '../editor/failure-toast.ts';
import { failureHelp } from '../failure-help.ts';

export interface Version {
  /** `of` a moment, or `before the first save`. */
  name: string;
  value: Content[SiteKey];
}

export function useRestore(collection: SiteKey, onRestored: () => void) {
  const store = useStore();
  const [isRestoring, setRestoring] = useState(false);
  // Over what the owner has seen: what another tab saves meanwhile is not replaced unseen.
  const since = store.revision(collection);

  async function restore({ name, value }: Version) {
    const replaced = store.get(collection);
    setRestoring(true);
    const result = await store.save(collection, value, { since });
    setRestoring(false);
    if (!result.ok) {
      const conflict = 'Look at what is saved now, then restore it if you still want to.';
      const text = failureHelp(result.failure, { conflict });
      return toast({ title: 'Not restored', text, tone: 'error' });
    }
    onRestored();
    toast({
      title: 'Version restored',
      text: `The version ${name} is what is saved now.`,
      action: { label: 'Undo', onSelect: () => void undo(replaced, store.revision(collection)) },
    });
  }

  async function undo(replaced: Content[SiteKey], restored: string | null) {
    const result = await store.save(collection, replaced, { since: restored });
    if (!result.ok) toast(failureToast(result.failure));
  }

  return { restore, isRestoring };
}
