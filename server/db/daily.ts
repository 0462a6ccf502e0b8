// What is done once a day, whatever number of processes there are.
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Who has not said by then that it goes on has died: somebody else takes it on. */
const BUSY_MS = 2 * 60 * 1000;
/** How often it says so. */
const RENEW_MS = BUSY_MS / 4;
/** What has not come to an end by then does not. */
const LONGEST_MS = 60 * 60 * 1000;
/** So far the clocks of several processes may be apart. */
const APART_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

export async function createDaily(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('busy_until', 'text')
    .execute();
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

/** Whether it was done here. What fails is tried again by whoever comes next. */
export async function onceADay(
  db: Kysely<Tables>,
  name: string,
  now: () => Date,
  work: (moment: Date) => Promise<void>,
): Promise<boolean> {
  const moment = now();
  const day = dayOf(moment);
  if (!(await claim(db, name, moment))) return false;
  const stopRenewing = renew(db, name, now);
  const finish = (done: { day?: string }) =>
    db
      .updateTable('daily')
      .set({ ...done, busy_until: null })
      .where('name', '=', name)
      .execute();
  try {
    await work(moment);
  } catch (error) {
    await finish({});
    throw error;
  } finally {
    stopRenewing();
  }
  await finish({ day });
  return true;
}

/** A day or a claim that lies ahead was written by a clock that has been set right since: it counts for nothing. */
async function claim(db: Kysely<Tables>, name: string, now: Date): Promise<boolean> {
  await db
    .insertInto('daily')
    .values({ name, day: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('daily')
    .set({ busy_until: after(now, BUSY_MS).toISOString() })
    .where('name', '=', name)
    .where((is) => is.or([is('day', '<', dayOf(now)), is('day', '>', dayOf(after(now, DAY_MS)))]))
    .where((is) =>
      is.or([
        is('busy_until', 'is', null),
        is('busy_until', '<', now.toISOString()),
        is('busy_until', '>', after(now, BUSY_MS + APART_MS).toISOString()),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps the claim while the work goes on. */
function renew(db: Kysely<Tables>, name: string, now: () => Date): () => void {
  const until = after(now(), LONGEST_MS);
  const timer = setInterval(() => {
    if (now() > until) return clearInterval(timer);
    db.updateTable('daily')
      .set({ busy_until: after(now(), BUSY_MS).toISOString() })
      .where('name', '=', name)
      .where('busy_until', 'is not', null)
      .execute()
      // Another time.
      .catch(() => {});
  }, RENEW_MS).unref();
  return () => clearInterval(timer);
}
