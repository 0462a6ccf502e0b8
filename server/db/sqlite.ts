// SQLite, the default: one file, and as many processes as share its folder.
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import Libsql from 'libsql';
import { inOneTransaction } from './one-transaction.ts';
import type { Database } from './open.ts';
import { BEGIN_READING, lockFirst } from './sqlite-lock.ts';
import type { Tables } from './tables.ts';

/** How long a write waits for another process before it gives up. */
const BUSY_MS = 5000;
/** How often it is looked whether another process has written. */
const LOOK_MS = 1000;

export async function openSqlite(url: string): Promise<Database> {
  const file = url.replace(/^file:/, '');
  if (file !== ':memory:') await mkdir(dirname(file), { recursive: true });
  const db = await connect(file);

  async function dataVersion(): Promise<unknown> {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
    return rows[0]?.data_version;
  }

  return {
    db,
    async watch(onChange) {
      let known = await dataVersion();
      const timer = setInterval(async () => {
        const current = await dataVersion().catch(() => known);
        if (current !== known) onChange();
        known = current;
      }, LOOK_MS);
      return () => clearInterval(timer);
    },
    // Whoever looks sees it.
    announce: async () => {},
    // Another connection: this one would let nobody in before it is done.
    snapshot: async (read) => inOneTransaction(await connect(file), BEGIN_READING, read),
    rebuild: async (work) => inOneTransaction(await connect(file), 'begin', work),
    close: () => db.destroy(),
  };
}

async function connect(file: string): Promise<Kysely<Tables>> {
  const database = lockFirst(new Libsql(file));
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  // What was acknowledged survives a loss of power too.
  for (const pragma of ['journal_mode=wal', 'synchronous=full', `busy_timeout=${BUSY_MS}`]) {
    await sql.raw(`pragma ${pragma}`).execute(db);
  }
  return db;
}
