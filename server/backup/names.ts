// What the files of the copies are called. Their day is in the name: when a file was written or moved says nothing.
import { join } from 'node:path';

export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** To the millisecond, so that no copy takes the place of another, and in signs that every system takes. */
const momentOf = (moment: Date) => moment.toISOString().slice(0, 23).replace(/[:.]/g, '-');

export const dailyCopy = (folder: string, now: Date) => join(folder, `site-${dayOf(now)}.backup`);

export const copyByHand = (folder: string, now: Date) =>
  join(folder, `site-${momentOf(now)}.backup`);

export const copyBeforeRestore = (folder: string, now: Date) =>
  join(folder, `before-restore-${momentOf(now)}.backup`);

const COPY = /^(?:site|before-restore)-(\d{4}-\d{2}-\d{2})(?:T[\d-]+)?\.backup$/;

/** The day of a copy; undefined when a file is none of ours. */
export const dayOfCopy = (name: string): string | undefined => COPY.exec(name)?.[1];
