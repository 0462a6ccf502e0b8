// Edits of one collection, kept apart from what is saved until they are saved themselves.
import { useMemo, useState } from 'react';
import type { Content, SiteKey } from '#app/content/collections.ts';
import type { Revision } from '#app/store/adapter.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';
import { type Toast, toast } from '#app/ui/toast.ts';
import { delay } from '../delay.ts';
import { compareVersions } from '../versions/compare-versions.ts';
import type { Conflict } from '../versions/conflict.ts';
import { same } from '../versions/same.ts';
import type { Shape } from '../versions/shape.ts';
import { failureToast } from './failure-toast.ts';
import { useUntilLeft } from './use-until-left.ts';

export interface Draft<T> {
  collection: SiteKey;
  shape: Shape;
  value: T;
  isDirty: boolean;
  isSaving: boolean;
  /** What is on the screen is exactly what is being saved. */
  isBeingSaved: boolean;
  /** Somebody else saved this collection after the draft was started. */
  isOutdated: boolean;
  /** A save was refused because of that, and the owner has to choose. */
  conflict: Conflict | null;
  change: (next: T | ((current: T) => T)) => void;
  /** Starts the draft without a change: what is on the screen stays while a form is open. */
  hold: (form: string) => void;
  release: (form: string) => void;
  /** Saves the draft, or the given value; true when it is stored. */
  save: (value?: T) => Promise<boolean>;
  /** Goes back to what is saved. */
  discard: () => void;
}

interface Started<T> {
  /** What was saved when the draft was started. */
  base: T;
  since: Revision;
  value: T;
  /** The forms that are open on it. */
  forms: readonly string[];
}

interface DraftOptions {
  saved: Toast;
  /** What it is made of, for a comparison with another version. */
  shape: Shape;
  minimumMs?: number;
}

export function useDraft<K extends SiteKey>(key: K, options: DraftOptions): Draft<Content[K]> {
  type T = Content[K];
  const { shape } = options;
  const store = useStore();
  const stored = useContent(key);
  const [started, setStarted] = useState<Started<T> | null>(null);
  /** The draft when Save was pressed, and what is saved of it: a page may complete it. */
  const [saving, setSaving] = useState<{ drafted: T | undefined; mine: T } | null>(null);
  const isSaving = saving !== null;
  const [refused, setRefused] = useState<{ base: T; mine: T } | null>(null);
  const untilLeft = useUntilLeft();

  function start(forms: readonly string[] = []): Started<T> {
    const base = store.get(key);
    return { base, since: store.revision(key), value: base, forms };
  }

  /** Back on the screen, unless there is something newer on it. */
  function bringBack(draft: Started<T>) {
    setStarted((current) => (current && current.value !== current.base ? current : draft));
  }

  /** The next draft: none, unless a form is open, which then belongs to what is saved now. */
  const startAnew = (current: Started<T> | null) =>
    current && current.forms.length > 0 ? start(current.forms) : null;

  function change(next: T | ((current: T) => T)) {
    setStarted((current) => {
      const from = current ?? start();
      const isChange = typeof next === 'function';
      return { ...from, value: isChange ? (next as (value: T) => T)(from.value) : next };
    });
  }

  async function write(mine: T, base: T, since: Revision, replaced?: T): Promise<boolean> {
    if (isSaving) return false;
    const drafted = started?.value;
    setSaving({ drafted, mine });
    const [result] = await Promise.all([
      store.save(key, mine, { since }),
      delay(options.minimumMs ?? 0),
    ]);
    setSaving(null);
    if (!result.ok && result.failure.kind === 'conflict') return settle(mine, base);
    if (!result.ok) {
      toast(failureToast(result.failure));
      return false;
    }
    setRefused(null);
    // What was typed while it was being saved is the start of the next draft.
    setStarted((current) =>
      current && !isSavedWith(current.value, { drafted, mine })
        ? { ...start(current.forms), value: current.value }
        : startAnew(current),
    );
    toast(
      replaced === undefined ? options.saved : { ...options.saved, action: undo(replaced, mine) },
    );
    return true;
  }

  /** Somebody else has saved: asks, unless the two versions have nothing to disagree about. */
  function settle(mine: T, base: T): boolean | Promise<boolean> {
    const theirs = store.get(key);
    if (same(base, theirs)) return write(mine, theirs, store.revision(key));
    if (!same(mine, theirs) && !same(mine, base)) {
      setRefused({ base, mine });
      return false;
    }
    setStarted(startAnew);
    toast(
      same(mine, theirs)
        ? options.saved
        : { title: 'Nothing to save', text: 'Here is what was saved in the other tab.' },
    );
    return true;
  }

  /** Puts the replaced version back, and what replaced it on the screen again. */
  function undo(replaced: T, mine: T) {
    const since = store.revision(key);
    async function handleUndo() {
      const result = await store.save(key, replaced, { since });
      if (!result.ok) return toast(failureToast(result.failure));
      bringBack({ ...start(), value: mine });
    }
    return { label: 'Undo', onSelect: () => void handleUndo() };
  }

  function keepTheirs(mine: T) {
    setRefused(null);
    setStarted(startAnew);
    toast({
      title: 'Other version loaded',
      text: 'Your changes are off the screen.',
      until: untilLeft.current,
      ...(started && {
        action: { label: 'Undo', onSelect: () => bringBack({ ...started, value: mine }) },
      }),
    });
  }

  const comparison = useMemo(
    () => refused && compareVersions<T>(shape, { ...refused, theirs: stored }),
    [shape, refused, stored],
  );
  // Over what the owner has seen: a later save is asked about again.
  const revision = store.revision(key);
  const overwrite = (next: T) => void write(next, stored, revision, stored);
  const conflict: Conflict | null = refused &&
    comparison && {
      differences: comparison.differences,
      keepTheirs: () => keepTheirs(refused.mine),
      keepMine: () => overwrite(refused.mine),
      keepBoth: comparison.isMerge ? () => overwrite(comparison.merged) : null,
      cancel: () => setRefused(null),
    };

  const value = started ? started.value : stored;
  return {
    collection: key,
    shape,
    value,
    isDirty: started !== null && started.value !== started.base,
    isSaving,
    isBeingSaved: saving !== null && isSavedWith(value, saving),
    isOutdated: started !== null && !isSaving && started.since !== revision,
    conflict,
    change,
    hold: (form) =>
      setStarted((current) => {
        const from = current ?? start();
        return { ...from, forms: [...new Set([...from.forms, form])] };
      }),
    release: (form) =>
      setStarted((current) => {
        if (!current) return null;
        const forms = current.forms.filter((other) => other !== form);
        return forms.length === 0 && current.value === current.base ? null : { ...current, forms };
      }),
    save: (next = value) => {
      const from = started ?? start();
      // What was completed on the way stands on the screen too: else it would be one change more.
      setStarted((current) =>
        current && !same(current.value, next) ? { ...current, value: next } : current,
      );
      return write(next, from.base, from.since);
    },
    discard: () => setStarted(null),
  };
}

/** Nothing was changed after Save was pressed. */
function isSavedWith<T>(value: T, { drafted, mine }: { drafted: T | undefined; mine: T }): boolean {
  return value === drafted || same(value, mine);
}
