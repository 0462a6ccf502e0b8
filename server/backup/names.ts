// What the files of the copies are called. Their day is in the name: when a file was written or moved says nothing.
import { join } from 'node:path';

/** To the second, in signs that every system takes. */
const momentOf = (moment: Date) => moment.toISOString().slice(0, 19).replaceAll(':', '-');

export const copyByHand = (folder: string, now: Date) =>
  join(folder, `site-${momentOf(now)}.backup`);

export const copyBeforeRestore = (folder: string, now: Date) =>
  join(folder, `before-restore-${momentOf(now)}.backup`);
