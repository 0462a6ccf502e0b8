// Whether a file is a backup that can be restored: all of it is looked at before anything is changed.
import { migrations } from '../db/migrations.ts';
import type { Row } from '../db/rows.ts';
import { isSealed, readLines } from './backup-file.ts';
import { type Counts, readHead, readLine } from './format.ts';

export interface Backup {
  at: string;
  /** The last migration of its tables. */
  migration: string;
  rows: Counts;
}

/** Says in one line what is wrong with the file. */
export class Unusable extends Error {}

export async function checkBackup(file: string): Promise<Backup> {
  const head = readHead(await firstLine(file));
  if (head.is === 'something else') {
    throw new Unusable(`${file} is not a backup of a site, or its beginning is damaged.`);
  }
  // Every version ends with the same seal.
  if (!(await isSealed(file))) throw damaged(file);
  if (head.is === 'newer' || !(head.head.migration in migrations)) throw newer(file);
  const { at, migration } = head.head;
  const rows: Record<string, number> = {};
  for await (const { table } of rowsOf(file)) rows[table] = (rows[table] ?? 0) + 1;
  return { at, migration, rows };
}

/** Throws at the end when there were more or fewer than it says. */
export async function* rowsOf(file: string): AsyncGenerator<{ table: string; row: Row }> {
  const counts = new Map<string, number>();
  let said: Counts | undefined;
  let isHead = true;
  for await (const line of readLines(file)) {
    const read = readLine(line);
    if (isHead) isHead = false;
    else if (read.is === 'row' && !said) {
      counts.set(read.table, (counts.get(read.table) ?? 0) + 1);
      yield read;
    } else if (read.is === 'end' && !said) said = read.rows;
    else throw damaged(file);
  }
  const isWhole = Object.entries(said ?? {}).every(([name, n]) => (counts.get(name) ?? 0) === n);
  const isMore = [...counts.keys()].some((name) => !(name in (said ?? {})));
  if (!said || !isWhole || isMore) throw damaged(file);
}

async function firstLine(file: string): Promise<string> {
  try {
    for await (const line of readLines(file)) return line;
  } catch (error) {
    // What cannot be unpacked is no backup; what cannot be read is said as it is.
    if (!(error instanceof Error && 'errno' in error && 'code' in error)) throw error;
    if (String(error.code).startsWith('Z_')) return '';
    throw new Unusable(`${file} cannot be read: ${error.message}`);
  }
  return '';
}

const damaged = (file: string) =>
  new Unusable(`${file} is damaged, or it was not written to its end.`);

const newer = (file: string) =>
  new Unusable(`${file} was made by a newer version of this program: update it first.`);
