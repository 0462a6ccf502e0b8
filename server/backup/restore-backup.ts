// Puts a backup in the place of everything that the site has.
import { type Kysely, sql } from 'kysely';
import { DERIVED_TABLES, TABLE_NAMES } from '../db/kept-tables.ts';
import { type Database, migratorOf } from '../db/open.ts';
import { insertRows, type Row } from '../db/rows.ts';
import type { Tables } from '../db/tables.ts';
import { type Backup, checkBackup, rowsOf } from './check-backup.ts';
import { writeRows } from './write-backup.ts';

/** So many rows are written at once, or as many as have so many bytes. */
const BATCH = 50;
const BATCH_BYTES = 4_000_000;

/** Kysely's own. */
const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock'];

interface Restore {
  file: string;
  /** Where the present state is kept. */
  present: string;
  now: Date;
  /** It is kept, and what follows replaces it. */
  onKept: () => void;
}

/**
 * All of it or nothing. Whoever writes meanwhile waits: what was acknowledged before is in the copy of the present
 * state, and what comes after it is in the restored one.
 */
export async function restoreBackup(
  database: Database,
  { file, present, now, onKept }: Restore,
): Promise<Backup> {
  const backup = await checkBackup(file);
  await database.rebuild(async (db) => {
    await writeRows(db, present, now);
    onKept();
    const { renumbered, takenBack } = await goingOn(db, now);
    await makeTables(db, backup.migration);
    for await (const { table, rows } of batches(file)) {
      await insertRows(
        db,
        table,
        rows.map((row) => renumbered(table, row)),
      );
    }
    const { error } = await migratorOf(db, { isInTransaction: true }).migrateToLatest();
    if (error) throw error;
    for (const table of ['content', 'revisions']) await insertRows(db, table, takenBack());
    await holdMails(db, now);
  });
  // It is done; who misses the word looks again later.
  await database.announce().catch(() => {});
  return backup;
}

/** What waited then may have been sent since: whether it goes out again is for the owner to say. */
async function holdMails(db: Kysely<Tables>, now: Date): Promise<void> {
  const reason = 'It waited when the backup was made, and may have been sent since.';
  await db
    .updateTable('mails')
    .set({ state: 'failed', next_at: now.toISOString(), claim: null, reason })
    .where('state', '=', 'waiting')
    .execute();
}

/** As they were when the backup was made; what has changed since is made again over its rows. */
async function makeTables(db: Kysely<Tables>, migration: string): Promise<void> {
  for (const name of [...DERIVED_TABLES, ...TABLE_NAMES.toReversed(), ...MIGRATION_TABLES]) {
    await sql`drop table if exists ${sql.table(name)}`.execute(db);
  }
  const { error } = await migratorOf(db, { isInTransaction: true }).migrateTo(migration);
  if (error) throw error;
}

interface GoingOn {
  renumbered(table: string, row: Row): Row;
  /** What is saved now and was not when the backup was made. */
  takenBack(): Row[];
}

/**
 * The versions of the content go on from those of the present. Whoever has read one, a process or an open editor, never
 * takes another value for it.
 */
async function goingOn(db: Kysely<Tables>, now: Date): Promise<GoingOn> {
  const content = await db
    .selectFrom('content')
    .select(['key', 'version', 'schema_version'])
    .execute();
  const present = new Map(content.map((row) => [row.key, row.version]));
  const shifts = new Map<string, number>();
  return {
    renumbered(table, row) {
      if (table !== 'content' && table !== 'revisions') return row;
      const [key, version] = [String(row.key), Number(row.version)];
      // The content comes first; its revisions move with it.
      if (table === 'content') shifts.set(key, Math.max(0, (present.get(key) ?? -1) + 1 - version));
      return { ...row, version: version + (shifts.get(key) ?? 0) };
    },
    takenBack: () =>
      content
        .filter(({ key }) => !shifts.has(key))
        .map((row) => ({
          ...row,
          version: row.version + 1,
          json: null,
          saved_at: now.toISOString(),
        })),
  };
}

async function* batches(file: string): AsyncGenerator<{ table: string; rows: Row[] }> {
  let batch = { table: '', rows: [] as Row[] };
  let bytes = 0;
  for await (const { table, row } of rowsOf(file)) {
    if (table !== batch.table || batch.rows.length >= BATCH || bytes >= BATCH_BYTES) {
      if (batch.rows.length > 0) yield batch;
      batch = { table, rows: [] };
      bytes = 0;
    }
    batch.rows.push(row);
    for (const value of Object.values(row))
      bytes += typeof value === 'object' ? (value?.length ?? 0) : String(value).length;
  }
  if (batch.rows.length > 0) yield batch;
}
