// A copy of everything for each day, for two weeks.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { COPIES_KEPT_DAYS } from '#app/content/person.ts';
import type { Database } from '../db/open.ts';
import { PART } from './backup-file.ts';
import { dailyCopy, dayOf, dayOfCopy } from './names.ts';
import { writeBackup } from './write-backup.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is old goes when there is a new one, so that the last good copy is never the one that goes. */
export async function copyToday(database: Database, folder: string, now: Date): Promise<void> {
  await writeBackup(database, dailyCopy(folder, now), now);
  await removeOld(folder, now);
}

async function removeOld(folder: string, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const oldest = dayOf(before(COPIES_KEPT_DAYS - 1));
  for (const name of await readdir(folder)) {
    const day = dayOfCopy(name);
    const file = join(folder, name);
    const isOld = day !== undefined && day < oldest;
    if (isOld || (await isAbandoned(name, file, before(1)))) await rm(file, { force: true });
  }
}

/** What a process that died has left. */
async function isAbandoned(name: string, file: string, since: Date): Promise<boolean> {
  return name.includes('.backup.') && name.endsWith(PART) && (await stat(file)).mtime < since;
}
