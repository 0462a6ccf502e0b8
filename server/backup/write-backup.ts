// Writes everything that the site has to one file.
import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { KEPT_TABLES } from '../db/kept-tables.ts';
import type { Database } from '../db/open.ts';
import { type Row, readRows } from '../db/rows.ts';
import type { Tables } from '../db/tables.ts';
import { writeLines } from './backup-file.ts';
import { type Counts, endLine, headLine, rowLine } from './format.ts';

/** Of one moment, however long it takes and whatever is written meanwhile. Says how many rows of each table it has. */
export function writeBackup(database: Database, file: string, now: Date): Promise<Counts> {
  return database.snapshot((db) => writeRows(db, file, now));
}

/** For a connection that sees one moment already. */
export async function writeRows(db: Kysely<Tables>, file: string, now: Date): Promise<Counts> {
  const counts: Record<string, number> = {};
  async function* lines() {
    yield headLine({ at: now.toISOString(), migration: await lastMigration(db) });
    for (const { name, by, without } of KEPT_TABLES) {
      counts[name] = 0;
      for await (const rows of readRows(db, name, by)) {
        counts[name] += rows.length;
        yield rows.map((row) => rowLine(name, blanked(row, without))).join('');
        // Whoever waits for an answer comes first.
        await setImmediate();
      }
    }
    yield endLine(counts);
  }
  await writeLines(file, lines());
  return counts;
}

function blanked(row: Row, columns: readonly string[]): Row {
  return { ...row, ...Object.fromEntries(columns.map((column) => [column, null])) };
}

async function lastMigration(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{
    name: string;
  }>`select max(name) as name from kysely_migration`.execute(db);
  return rows[0]?.name ?? '';
}
