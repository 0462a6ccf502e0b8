// What is done once a day, whatever number of processes there are.
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Who has not finished by then has died: somebody else takes it on. */
const BUSY_MS = 60 * 60 * 1000;

export async function createDaily(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('busy_until', 'text')
    .execute();
}

/** Whether it was done here. What fails is tried again by whoever comes next. */
export async function onceADay(
  db: Kysely<Tables>,
  name: string,
  now: Date,
  work: () => Promise<void>,
): Promise<boolean> {
  const day = now.toISOString().slice(0, 10);
  if (!(await claim(db, name, day, now))) return false;
  const finish = (done: { day?: string }) =>
    db
      .updateTable('daily')
      .set({ ...done, busy_until: null })
      .where('name', '=', name)
      .execute();
  try {
    await work();
  } catch (error) {
    await finish({});
    throw error;
  }
  await finish({ day });
  return true;
}

async function claim(db: Kysely<Tables>, name: string, day: string, now: Date): Promise<boolean> {
  await db
    .insertInto('daily')
    .values({ name, day: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('daily')
    .set({ busy_until: new Date(now.getTime() + BUSY_MS).toISOString() })
    .where('name', '=', name)
    .where('day', '<', day)
    .where((is) => is.or([is('busy_until', 'is', null), is('busy_until', '<', now.toISOString())]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
