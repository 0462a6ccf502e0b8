// SQLite, the default: one file for one server, and for the commands that run beside it.
import { mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, sql } from 'kysely';
import Libsql from 'libsql';
import { inOneTransaction } from './one-transaction.ts';
import type { Database } from './open.ts';
import { patientDialect } from './patient-driver.ts';
import { BEGIN_READING, CHECKPOINT } from './sqlite-lock.ts';
import type { Tables } from './tables.ts';

/** How long the whole server waits for another process; a write tries again after it. */
const BUSY_MS = 20;
/** How often it is looked whether another process has written. */
const LOOK_MS = 1000;

/** For every connection. */
const PRAGMAS = [
  'journal_mode=wal',
  // What was acknowledged survives a loss of power too.
  'synchronous=full',
  `busy_timeout=${BUSY_MS}`,
  // What is deleted is written over.
  'secure_delete=on',
];

const fileOf = (url: string) => url.replace(/^file:/, '');

/** What lies beside it can be all that there is: opening says more about that. */
export async function isSqliteThere(url: string): Promise<boolean> {
  const file = fileOf(url);
  return (await sizeOf(file)) > 0 || (await sizeOf(`${file}-wal`)) > 0;
}

export async function openSqlite(url: string): Promise<Database> {
  const file = fileOf(url);
  if (file !== ':memory:') await prepare(file);
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
    async scrub() {
      const emptied = sql.raw(CHECKPOINT).execute(db);
      // It is deleted already; the next one tries again.
      await emptied.catch(() => {});
    },
    close: () => db.destroy(),
  };
}

/** Only who runs the server may read it. SQLite gives the files that it puts beside it the same rights. */
async function prepare(file: string): Promise<void> {
  if ((await sizeOf(file)) === 0 && (await sizeOf(`${file}-wal`)) > 0) {
    // SQLite would take it for a leftover and remove it.
    throw new Error(
      `${file}-wal holds what was written to a database that is not here. Move it to where that one went.`,
    );
  }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  // Where nobody may write, one that is there can still be read.
  const made = await open(file, 'a', 0o600).catch(() => undefined);
  await made?.close();
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  return found?.size ?? 0;
}

async function connect(file: string): Promise<Kysely<Tables>> {
  try {
    return await connected(file);
  } catch (error) {
    const { message } = error as Error;
    // Its own words for that are those of a programmer.
    const reason = message.startsWith('ConnectionFailed') ? 'no file can be opened there' : message;
    throw new Error(`${file}: ${reason}`, { cause: error });
  }
}

async function connected(file: string): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({ dialect: patientDialect(new Libsql(file)) });
  for (const pragma of PRAGMAS) await sql.raw(`pragma ${pragma}`).execute(db);
  return db;
}
