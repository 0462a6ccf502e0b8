// What the commands share: one file, the database of the settings, and a line when something is wrong.
import { parseArgs } from 'node:util';
import { BACKUP_FOLDER, readConfig } from '../config.ts';
import { type Database, isThere, openDatabase } from '../db/open.ts';
import { messageOf } from '../message-of.ts';
import type { Counts } from './format.ts';

interface Given {
  database: Database;
  folder: string;
  /** The file that was named. */
  file: string | undefined;
  /** Nothing stood there before. */
  isNew: boolean;
}

/** Of an address without a database: most likely it is another than the server's. */
export const NO_DATABASE = 'There is no database there yet. Is DATABASE_URL the one of the server?';

export async function runCommand(
  work: (given: Given) => Promise<void>,
  { mayBeNew = false } = {},
): Promise<void> {
  const read = readConfig(process.env);
  if (!read.ok) return fail(read.mistakes.join('\n'));
  const [file, ...more] = positionals();
  if (more.length > 0) return fail(`One file at a time: what is ${more.join(' ')}?`);
  const { databaseUrl, backupFolder = BACKUP_FOLDER } = read.config;
  const isNew = !(await isThere(databaseUrl));
  if (isNew && !mayBeNew) return fail(`${databaseUrl}: ${NO_DATABASE}`);
  const database = await openDatabase(databaseUrl).catch((error) =>
    fail(`The database cannot be opened: ${messageOf(error)}`),
  );
  const problem = await work({ database, folder: backupFolder, file, isNew }).then(
    () => {},
    messageOf,
  );
  await database.close();
  if (problem !== undefined) fail(problem);
}

function positionals(): string[] {
  try {
    return parseArgs({ allowPositionals: true }).positionals;
  } catch (error) {
    return fail(messageOf(error));
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** How many of each, for people. */
export function told(rows: Counts): string {
  const known = Object.entries(rows).filter(([, count]) => count > 0);
  return known.map(([table, count]) => `${count} ${table}`).join(', ') || 'nothing in it';
}
