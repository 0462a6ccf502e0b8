// The one way from a value that was written some time, somewhere, to one that can be used today: brought up
// to the present version of its collection and checked by its schema.
import type { Collection } from './collection.ts';
import { type CollectionKey, type Content, collections } from './collections.ts';
import { withOwnIds } from './own-ids.ts';

export type CollectionRead<K extends CollectionKey> =
  | { ok: true; value: Content[K] }
  | { ok: false; path: PropertyKey[]; problem: string };

export const NEWER = 'saved by a newer version';

/** The version that a value says it has, if that can be one. */
export function isVersion(version: unknown): version is number {
  return typeof version === 'number' && Number.isInteger(version) && version >= 1;
}

export function readCollection<K extends CollectionKey>(
  key: K,
  value: unknown,
  from: number = collections[key].version,
): CollectionRead<K> {
  const { version, schema, migrate }: Collection = collections[key];
  if (from > version) return { ok: false, path: [], problem: NEWER };
  let current = value;
  try {
    if (from < version && migrate) current = migrate(value, from);
  } catch {
    return { ok: false, path: [], problem: `cannot be brought from version ${from} to ${version}` };
  }
  const parsed = schema.safeParse(current);
  if (parsed.success) {
    const data = parsed.data as Content[K];
    // There an id is that of a section of the page.
    return { ok: true, value: key === 'sectionVisibility' ? data : withOwnIds(data) };
  }
  const [issue] = parsed.error.issues;
  return { ok: false, path: issue?.path ?? [], problem: issue?.message ?? 'invalid' };
}
