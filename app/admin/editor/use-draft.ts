// Edits of one collection, kept apart from what is saved until they are saved themselves.
import { useState } from 'react';
import type { CollectionKey, Content } from '#app/content/collections.ts';
import type { Revision } from '#app/store/adapter.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';
import { type Toast, toast } from '#app/ui/toast.ts';
import { delay } from '../delay.ts';
import { failureToast } from './failure-toast.ts';

export interface Draft<T> {
  value: T;
  isDirty: boolean;
  isSaving: boolean;
  /** Somebody else saved this collection after the draft was started. */
  isOutdated: boolean;
  /** A save was refused because of that, and the owner has to choose. */
  conflict: Conflict | null;
  change: (next: T | ((current: T) => T)) => void;
  /** Saves the draft, or the given value; true when it is stored. */
  save: (value?: T) => Promise<boolean>;
  discard: () => void;
}

export interface Conflict {
  loadOther: () => void;
  overwrite: () => Promise<unknown>;
  cancel: () => void;
}

interface Started<T> {
  value: T;
  since: Revision;
}

export function useDraft<K extends CollectionKey>(
  key: K,
  options: { saved: Toast; minimumMs?: number },
): Draft<Content[K]> {
  type T = Content[K];
  const store = useStore();
  const stored = useContent(key);
  const [started, setStarted] = useState<Started<T> | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<T | null>(null);
  const value = started ? started.value : stored;

  function change(next: T | ((current: T) => T)) {
    setStarted((current) => {
      const from = current ? current.value : store.get(key);
      return {
        value: typeof next === 'function' ? (next as (current: T) => T)(from) : next,
        since: current ? current.since : store.revision(key),
      };
    });
  }

  async function write(next: T, since: Revision | undefined): Promise<boolean> {
    if (isSaving) return false;
    const drafted = started?.value;
    setSaving(true);
    const [result] = await Promise.all([
      store.save(key, next, since === undefined ? {} : { since }),
      delay(options.minimumMs ?? 0),
    ]);
    setSaving(false);
    if (result.ok) {
      setRefused(null);
      // What was typed while it was being saved is the start of the next draft.
      setStarted((current) =>
        current && current.value !== drafted
          ? { value: current.value, since: store.revision(key) }
          : null,
      );
      toast(options.saved);
      return true;
    }
    if (result.failure.kind === 'conflict') setRefused(next);
    toast(failureToast(result.failure));
    return false;
  }

  const conflict: Conflict | null =
    refused === null
      ? null
      : {
          loadOther() {
            setRefused(null);
            setStarted(null);
          },
          overwrite: () => write(refused, undefined),
          cancel: () => setRefused(null),
        };

  return {
    value,
    isDirty: started !== null,
    isSaving,
    isOutdated: started !== null && !isSaving && started.since !== store.revision(key),
    conflict,
    change,
    save: (next = value) => write(next, started ? started.since : store.revision(key)),
    discard: () => setStarted(null),
  };
}
