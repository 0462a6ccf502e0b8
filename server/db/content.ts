// The collections of the site, each as a whole: written only over the version that the writer has seen, and every
// version kept for a while.
import type { Kysely, Transaction } from 'kysely';
import { type Content, collections, keysOf, type SiteKey } from '#app/content/collections.ts';
import { readCollection } from '#app/content/read-collection.ts';
import type { Tables } from './tables.ts';

/** How many versions of a collection are kept, beside the one that it has now. */
const KEPT = 50;

export interface Saved<K extends SiteKey = SiteKey> {
  version: number;
  savedAt: string;
  /** Null when the owner took back what was saved. */
  value: Content[K] | null;
}

export type SavedContent = { [K in SiteKey]?: Saved<K> };

/** A value over the version that it is meant to replace; version 0 means that there was none. */
export interface ContentWrite {
  key: SiteKey;
  version: number;
  value: unknown;
}

export type WriteOutcome = { ok: true } | { ok: false; conflicts: SiteKey };

/** Of another version, or broken: nothing can be shown until it is replaced. */
export class Unreadable extends Error {
  override name = 'Unreadable';
  readonly key: SiteKey;
  constructor(key: SiteKey, problem: string) {
    super(`The saved ${key} cannot be read: ${problem}.`);
    this.key = key;
  }
}

/** Somebody else has written. */
export class Conflict extends Error {
  readonly key: SiteKey;
  constructor(key: SiteKey) {
    super(key);
    this.key = key;
  }
}

export type Versions = Readonly<Partial<Record<SiteKey, number>>>;

/** Of everything that is saved, without the values: those can be large. */
export async function contentVersions(db: Kysely<Tables>): Promise<Versions> {
  const rows = await db
    .selectFrom('content')
    .select(['key', 'version'])
    .where('key', 'in', keysOf('site'))
    .orderBy('key')
    .execute();
  return Object.fromEntries(rows.map(({ key, version }) => [key, version]));
}

/** What is saved under the keys. Throws when something is there that this version cannot read. */
export async function readContent(
  db: Kysely<Tables>,
  keys: readonly SiteKey[] = keysOf('site'),
): Promise<SavedContent> {
  if (keys.length === 0) return {};
  const rows = await db.selectFrom('content').selectAll().where('key', 'in', keys).execute();
  return Object.fromEntries(
    rows.map(({ key, version, schema_version, json, saved_at }) => [
      key,
      { version, savedAt: saved_at, value: savedValue(key as SiteKey, json, schema_version) },
    ]),
  );
}

function savedValue(key: SiteKey, json: string | null, schemaVersion: number): unknown {
  if (json === null) return null;
  const read = readCollection(key, parsed(key, json), schemaVersion);
  if (read.ok) return read.value;
  throw new Unreadable(key, read.problem);
}

function parsed(key: SiteKey, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Unreadable(key, 'it is no JSON');
  }
}

/** All of the writes or none of them. The values have passed their schemas. */
export async function writeContent(
  db: Kysely<Tables>,
  writes: readonly ContentWrite[],
  now: Date,
): Promise<WriteOutcome> {
  try {
    await db.transaction().execute((transaction) => writeAll(transaction, writes, now));
    return { ok: true };
  } catch (error) {
    if (error instanceof Conflict) return { ok: false, conflicts: error.key };
    throw error;
  }
}

/**
 * As a part of something larger. Throws a conflict. Always in the same order: two that write the same collections would
 * wait for each other.
 */
export async function writeAll(
  transaction: Transaction<Tables>,
  writes: readonly ContentWrite[],
  now: Date,
): Promise<void> {
  const inOrder = writes.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  for (const write of inOrder) await writeOne(transaction, write, now);
}

/** It begins with the write itself: whoever comes second waits for the first, and finds another version. */
async function writeOne(
  db: Transaction<Tables>,
  { key, version: replaced, value }: ContentWrite,
  now: Date,
): Promise<void> {
  const version = replaced + 1;
  const row = {
    key,
    version,
    schema_version: collections[key].version,
    json: value === null ? null : JSON.stringify(value),
    saved_at: now.toISOString(),
  };
  const isWritten =
    replaced === 0
      ? await db
          .insertInto('content')
          .values(row)
          .onConflict((conflict) => conflict.column('key').doNothing())
          .executeTakeFirst()
          .then(({ numInsertedOrUpdatedRows = 0n }) => numInsertedOrUpdatedRows > 0n)
      : await db
          .updateTable('content')
          .set(row)
          .where('key', '=', key)
          .where('version', '=', replaced)
          .executeTakeFirst()
          .then(({ numUpdatedRows }) => numUpdatedRows > 0n);
  if (!isWritten) throw new Conflict(key);
  await db.insertInto('revisions').values(row).execute();
  await db
    .deleteFrom('revisions')
    .where('key', '=', key)
    .where('version', '<', version - KEPT)
    .execute();
}

export interface Revision {
  version: number;
  /** Null for the time before the first save. */
  savedAt: string | null;
}

/** Before the first version there was none. */
const BEFORE_ALL: Revision = { version: 0, savedAt: null };

/** The versions before the one that it has now, newest first, without their values. */
export async function listRevisions(db: Kysely<Tables>, key: SiteKey): Promise<Revision[]> {
  const rows = await db
    .selectFrom('revisions')
    .select(['version', 'saved_at'])
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .execute();
  const former = rows.slice(1).map(({ version, saved_at }) => ({ version, savedAt: saved_at }));
  // Not by the number of the oldest: a restore gives them others.
  const isFromTheStart = rows.length > 0 && former.length < KEPT;
  return isFromTheStart ? [...former, BEFORE_ALL] : former;
}

export async function readRevision(
  db: Kysely<Tables>,
  key: SiteKey,
  version: number,
): Promise<Pick<Saved, 'value'> | undefined> {
  if (version === BEFORE_ALL.version) return { value: null };
  const row = await db
    .selectFrom('revisions')
    .selectAll()
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) return undefined;
  return { value: savedValue(key, row.json, row.schema_version) as Content[SiteKey] | null };
}
