// Opens the database that the address names, brings its tables up to date and says what it is.
import { type Kysely, Migrator } from 'kysely';
import { migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

export interface Database {
  db: Kysely<Tables>;
  /** A text that changes whenever somebody else has written; this process knows of its own writes. */
  watch: (onChange: () => void) => Promise<() => void>;
  /** Tells the other processes that something was written. */
  announce: () => Promise<void>;
  /** Everything as it is at one moment, whatever is written meanwhile. Nobody waits for it. */
  snapshot: <T>(read: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;
  /** All of it or nothing, tables too. Whoever else wants to write waits. */
  rebuild: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** `file:data/site.db`, or the address of a PostgreSQL database. */
export async function openDatabase(url: string): Promise<Database> {
  const database = url.startsWith('postgres') ? openPostgres(url) : await openSqlite(url);
  const { error } = await migratorOf(database.db).migrateToLatest();
  if (!error) return database;
  await database.close();
  throw error;
}

/** Within a rebuild there is a transaction already. */
export function migratorOf(db: Kysely<Tables>, { isInTransaction = false } = {}): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    disableTransactions: isInTransaction,
  });
}
