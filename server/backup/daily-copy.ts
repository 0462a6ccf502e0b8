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

/** Counted from the last copy before today's: a clock that has just leapt ahead makes none of them old. */
async function removeOld(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder);
  const days = names.map(dayOfCopy).filter((day) => day !== undefined && day < dayOf(now));
  const last = days.toSorted().at(-1) ?? dayOf(now);
  const oldest = dayOf(daysBefore(new Date(last), COPIES_KEPT_DAYS - 2));
  for (const name of names) {
    const day = dayOfCopy(name);
    const file = join(folder, name);
    const isOld = day !== undefined && day < oldest;
    const isGone = isOld || (await isAbandoned(name, file, daysBefore(now, 1)));
    if (isGone) await rm(file, { force: true });
  }
}

const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * DAY_MS);

/** What a process that died has left. */
async function isAbandoned(name: string, file: string, since: Date): Promise<boolean> {
  return name.includes('.backup.') && name.endsWith(PART) && (await stat(file)).mtime < since;
}
