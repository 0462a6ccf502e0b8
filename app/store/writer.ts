// The writing side of the store. It brings the schemas along, so a page fetches it only when there is
// something to read or to write.
import {
  type CollectionKey,
  type Content,
  collections,
  type SiteKey,
} from '#app/content/collections.ts';
import {
  failure,
  isRefusal,
  type Refusal,
  type Result,
  type Revision,
  type Revisions,
  type StorageAdapter,
  type Write,
} from './adapter.ts';
import { decode, encode, parseValue } from './envelope.ts';
import { type FormerState, formerStates, keepFormer } from './former-states.ts';
import { deleting, type KeptCopy, keptCopies, restoring, rewriting } from './kept-copies.ts';
import { isBare } from './keys.ts';
import type { Reader, Snapshot } from './reader.ts';

export { decode };

/** A key with what it is to hold, as the store will read it. */
type Entry = { [K in CollectionKey]: { key: K; fresh: Snapshot<K> | null } }[CollectionKey];

export interface Writer {
  /** Replaces a whole collection. With `since`, refuses when it has changed after that revision. */
  save<K extends CollectionKey>(
    key: K,
    value: Content[K],
    options?: { since?: Revision },
  ): Promise<Result>;
  /** Saves what `change` makes of the value stored at this moment. */
  update<K extends CollectionKey>(
    key: K,
    change: (current: Content[K]) => Content[K],
  ): Promise<Result>;
  /** Saves what `change` makes of several collections, or nothing: it may also refuse what it finds. */
  updateAll<K extends CollectionKey>(
    keys: readonly K[],
    change: (current: Pick<Content, K>) => Partial<Pick<Content, K>> | Refusal,
  ): Promise<Result>;
  /**
   * Replaces several collections, or none of them when one cannot be. With `since`, refuses when one of those
   * has changed after its revision.
   */
  saveAll(values: Partial<Content>, options?: { since?: Revisions }): Promise<Result>;
  /** Brings back what `revision` gave at an earlier moment: all of it, or nothing. */
  restore(revisions: Revisions): Promise<Result>;
  /** Removes what was saved, so that the page's own content shows again. */
  clear(key: CollectionKey): Promise<Result>;
  /** What is kept of what a collection held before, the oldest first. */
  formers(key: SiteKey): FormerState[];
  /** What could not be read and is kept for the owner. */
  copies(): KeptCopy[];
  /** Brings a copy back; what is saved instead of it becomes the copy. */
  restoreCopy(copy: KeptCopy): Promise<Result>;
  /** Keeps something else in the place of a copy that was set aside. */
  rewriteCopy(copy: KeptCopy, text: string): Promise<Result>;
  deleteCopy(copy: KeptCopy): Promise<Result>;
}

export function createWriter(adapter: StorageAdapter, reader: Reader, now: () => Date): Writer {
  /**
   * Plans on what is stored while nobody else writes: what is read then is still there when it is replaced. Where
   * there is no room, former states make it, ever more of them.
   */
  async function commit(
    keys: readonly CollectionKey[],
    plan: () => readonly Write[] | Refusal,
    spared = 0,
  ): Promise<Result> {
    let canSpareMore = false;
    const result = await adapter.write(keys, () => {
      for (const key of keys) reader.current(key);
      const planned = plan();
      if (isRefusal(planned)) return planned;
      const kept = keepFormer(adapter, reader, planned, now(), spared);
      canSpareMore = kept.canSpareMore;
      return [...planned, ...kept.writes];
    });
    if (result.ok || result.failure.kind !== 'full' || !canSpareMore) return result;
    return commit(keys, plan, Math.max(1, spared * 2));
  }

  async function write(
    keys: readonly CollectionKey[],
    plan: () => readonly Entry[] | Refusal,
    since: Revisions = {},
  ): Promise<Result> {
    let entries: readonly Entry[] = [];
    const result = await commit(keys, () => {
      if (keysOf(since).some((key) => reader.snapshot(key).revision !== since[key])) {
        return failure('conflict', 'It was changed in another tab in the meantime.');
      }
      const planned = plan();
      if (isRefusal(planned)) return planned;
      entries = planned;
      // Whoever starts from what cannot be read would take it for nothing.
      const touched = [...planned.map(({ key }) => key), ...keysOf(since).filter(isOutdated)];
      return (
        guarded(touched) ?? planned.map(({ key, fresh }) => ({ key, text: fresh?.text ?? null }))
      );
    });
    for (const { key, fresh } of entries) if (fresh) reader.adopt(key, fresh);
    for (const key of keys) reader.reread(key);
    return result;
  }

  const isOutdated = (key: CollectionKey) => reader.snapshot(key).isOutdated === true;

  /**
   * What a newer program wrote, and what can be neither read nor set aside, is not overwritten. What a browser remembers
   * for itself may be, and what a newer program wrote of it is set aside then.
   */
  function guarded(keys: readonly CollectionKey[]): Refusal | undefined {
    const [remembered, others] = [
      keys.filter(isRemembered),
      keys.filter((key) => !isRemembered(key)),
    ];
    for (const key of others) {
      if (isOutdated(key)) {
        return failure('outdated', `The saved ${key} is of a newer version of the site.`);
      }
      const { stuck } = reader.snapshot(key);
      if (stuck) {
        const reason = `The saved ${key} cannot be read (${stuck}), and there is no room to set it aside.`;
        return failure('unreadable', reason);
      }
    }
    for (const key of remembered) {
      const { text } = reader.snapshot(key);
      // Without room for the copy it goes: somebody wants to sign in, or a theme.
      if (isOutdated(key) && text !== null) adapter.setAside(key, text);
    }
    return undefined;
  }

  async function change(key: CollectionKey, plan: () => readonly Write[] | Refusal) {
    const result = await commit([key], plan);
    reader.reread(key);
    return result;
  }

  /** The value as it will be stored, once its schema agrees. */
  function entryOf<K extends CollectionKey>(key: K, value: Content[K]): Entry | Refusal {
    const parsed = parseValue(key, value);
    if (!parsed.ok) return failure('corrupt', `${key} cannot be saved (${parsed.reason}).`);
    const moment = now();
    const text = encode(key, parsed.value, moment);
    const savedAt = isBare(key) ? null : moment.toISOString();
    return { key, fresh: { value: parsed.value, savedAt, revision: text, text } } as Entry;
  }

  function entriesOf(values: Partial<Content>): readonly Entry[] | Refusal {
    const entries: Entry[] = [];
    for (const key of keysOf(values)) {
      const entry = entryOf(key, values[key] as Content[CollectionKey]);
      if (isRefusal(entry)) return entry;
      entries.push(entry);
    }
    return entries;
  }

  return {
    save: (key, value, { since } = {}) =>
      write([key], () => entriesOf({ [key]: value }), since === undefined ? {} : { [key]: since }),
    update: (key, change) =>
      write([key], () => entriesOf({ [key]: change(reader.snapshot(key).value) })),
    updateAll: (keys, change) =>
      write(keys, () => {
        const values = keys.map((key) => [key, reader.snapshot(key).value]);
        const next = change(Object.fromEntries(values));
        return isRefusal(next) ? next : entriesOf(next);
      }),
    saveAll: (values, { since = {} } = {}) =>
      write(keysOf({ ...since, ...values }), () => entriesOf(values), since),
    restore: (revisions) =>
      write(keysOf(revisions), () => {
        const entries: Entry[] = [];
        for (const key of keysOf(revisions)) {
          const text = revisions[key] ?? null;
          const decoded = text === null ? null : decode(key, text);
          if (decoded?.ok === false)
            return failure('corrupt', `${key} cannot be read (${decoded.reason}).`);
          entries.push({ key, fresh: decoded && { ...decoded, revision: text, text } } as Entry);
        }
        return entries;
      }),
    clear: (key) => write([key], () => [{ key, fresh: null } as Entry]),
    formers: (key) => formerStates(adapter, key),
    copies: () => keptCopies(adapter, reader),
    restoreCopy: (copy) =>
      change(copy.key, () => guarded([copy.key]) ?? restoring(copy, adapter, reader)),
    rewriteCopy: (copy, text) => change(copy.key, () => rewriting(copy, text, adapter)),
    deleteCopy: (copy) => change(copy.key, () => deleting(copy, adapter)),
  };
}

function isRemembered(key: CollectionKey): boolean {
  return collections[key].scope === 'device';
}

function keysOf(values: Partial<Record<CollectionKey, unknown>>): CollectionKey[] {
  return Object.keys(values) as CollectionKey[];
}
