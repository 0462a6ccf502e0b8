// Opens the database that the address names, brings its tables up to date and says what it is.
import { DEFAULT_MIGRATION_TABLE, type Kysely, Migrator, sql } from 'kysely';
import { migrations } from './migrations.ts';
import { connectOnce, openPostgres } from './postgres.ts';
import { isSqliteThere, openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

export interface Database {
  db: Kysely<Tables>;
  /** Calls whenever somebody else has written, until it is ended; this process knows of its own writes. */
  watch: (onChange: () => void) => Promise<() => void>;
  /** Tells the other processes that something was written. */
  announce: () => Promise<void>;
  /** Everything as it is at one moment, whatever is written meanwhile. Nobody waits for it. */
  snapshot: <T>(read: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;
  /** All of it or nothing, tables too. Whoever else wants to write waits. */
  rebuild: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;
  /** What was deleted is nowhere in its files any more. Where somebody reads just now, it stays until the next time. */
  scrub: () => Promise<void>;
  close: () => Promise<void>;
}

/** Whether there is one to open. That of a server has been made by whoever runs it. */
export function isThere(url: string): Promise<boolean> {
  return url.startsWith('postgres') ? Promise.resolve(true) : isSqliteThere(url);
}

/** `file:data/site.db`, or the address of a PostgreSQL database. */
export async function openDatabase(url: string): Promise<Database> {
  if (url.startsWith('postgres')) {
    await prepare(url);
    return openPostgres(url);
  }
  const database = await openSqlite(url);
  const error = await migrateWhole(database.db).catch((failure: unknown) => failure);
  if (!error) return database;
  await database.close();
  throw error;
}

/** Not among those of whom an answer is expected soon: an index over a large inbox, or another process that makes one. */
async function prepare(url: string): Promise<void> {
  const db = await connectOnce(url);
  try {
    await refuseOtherAlphabets(db);
    const { error } = await migratorOf(db).migrateToLatest();
    if (error) throw error;
  } finally {
    await db.destroy();
  }
}

/** A database of another alphabet counts other letters than we do, and refuses some. */
async function refuseOtherAlphabets(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8')
    throw new Error(`The database is encoded in ${encoding}. Make one with encoding 'UTF8'.`);
}

/**
 * Of SQLite, Kysely expects neither that tables are made in a transaction nor that two processes start at once: a crash
 * would leave half of them, and the second process would find them made already.
 */
async function migrateWhole(db: Kysely<Tables>): Promise<unknown> {
  if (await isUpToDate(db)) return;
  return db.connection().execute(async (alone) => {
    await sql.raw('begin').execute(alone);
    const result = await migratorOf(alone, { isInTransaction: true }).migrateToLatest();
    await sql.raw(result.error ? 'rollback' : 'commit').execute(alone);
    return result.error;
  });
}

/** A newer program has made migrations that are unknown here: these are left to Kysely, which refuses them. */
async function isUpToDate(db: Kysely<Tables>): Promise<boolean> {
  const known = await migratorOf(db).getMigrations();
  if (known.some(({ executedAt }) => executedAt === undefined)) return false;
  const { rows } = await sql`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.length === known.length;
}

/** Within a rebuild there is a transaction already. */
export function migratorOf(db: Kysely<Tables>, { isInTransaction = false } = {}): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    disableTransactions: isInTransaction,
  });
}
