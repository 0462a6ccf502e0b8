// Guessing is slow: after a few failures each further attempt has to wait, and longer each time. It is kept in the
// database, where every process sees it and no restart forgets it.
//
// An address waits for its own failures. Whoever has many addresses waits for those of the account as well; there is
// one account, so that a failure counts against it whatever e-mail was tried, and nothing can be learnt from a delay.
// Somebody could keep the owner out with that, by failing all day long. Therefore the account's delay is not for an
// address from which the owner has signed in lately; such an address still waits for its own failures. From elsewhere,
// while that goes on, a new password helps (setPassword in setup.ts), which forgets all failures.
import type { Selectable } from 'kysely';
import type { Database } from '../db/open.ts';
import type { AttemptsRow } from '../db/tables.ts';

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;
/** So many attempts need no patience. */
export const FREE_ATTEMPTS = 5;
export const LONGEST_MS = 15 * 60 * SECOND_MS;
export const KNOWN_MS = 30 * DAY_MS;
/** Failures are forgotten when nothing was tried for so long. */
const FORGET_MS = DAY_MS;

const ACCOUNT = 'account';
const nameOf = (address: string) => `address ${address}`;

/** How long nothing is taken after so many failures: 1 s, 2 s, 4 s… */
export function delayAfter(failures: number): number {
  if (failures < FREE_ATTEMPTS) return 0;
  return Math.min(SECOND_MS * 2 ** (failures - FREE_ATTEMPTS), LONGEST_MS);
}

/**
 * Says how many milliseconds an attempt has to wait; with 0 it may be made. It is counted as a failure before its
 * password is checked: otherwise as many could be tried as can be sent at one moment.
 */
export async function claimAttempt(
  database: Database,
  address: string,
  now: Date,
): Promise<number> {
  const rows = await readRows(database, [nameOf(address), ACCOUNT]);
  const isKnown = Number(rows.get(nameOf(address))?.known_until ?? 0) > now.getTime();
  const names = isKnown ? [nameOf(address)] : [nameOf(address), ACCOUNT];
  const wait = Math.max(...names.map((name) => waitOf(rows.get(name), now)));
  if (wait > 0) return wait;
  for (const name of names) {
    if (!(await countFailure(database, name, rows.get(name), now))) return SECOND_MS;
  }
  return 0;
}

/** Nobody is told to wait longer than the longest: what says so was written by a clock that ran ahead. */
function waitOf(row: Selectable<AttemptsRow> | undefined, now: Date): number {
  const wait = Number(row?.wait_until ?? 0) - now.getTime();
  return wait > LONGEST_MS ? 0 : wait;
}

/** The owner was let in. */
export async function clearAttempts({ db }: Database, address: string, now: Date): Promise<void> {
  const known = { failures: 0, wait_until: now.getTime(), known_until: now.getTime() + KNOWN_MS };
  await db
    .insertInto('attempts')
    .values({ name: nameOf(address), ...known })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(known))
    .execute();
  await db.deleteFrom('attempts').where('name', '=', ACCOUNT).execute();
}

export async function forgetAllAttempts({ db }: Database): Promise<void> {
  await db.deleteFrom('attempts').execute();
}

/** False when another attempt was counted since: both were made at the same moment. */
async function countFailure(
  database: Database,
  name: string,
  row: Selectable<AttemptsRow> | undefined,
  now: Date,
): Promise<boolean> {
  if (!row) return countFirst(database, name, now);
  const isForgotten = Number(row.wait_until) < now.getTime() - FORGET_MS;
  const failures = isForgotten ? 1 : row.failures + 1;
  const { numUpdatedRows } = await database.db
    .updateTable('attempts')
    .set({ failures, wait_until: now.getTime() + delayAfter(failures) })
    .where('name', '=', name)
    .where('failures', '=', row.failures)
    .where('wait_until', '=', Number(row.wait_until))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** What is old makes room for what is new. */
async function countFirst({ db }: Database, name: string, now: Date): Promise<boolean> {
  await db
    .deleteFrom('attempts')
    .where('wait_until', '<', now.getTime() - FORGET_MS)
    .where('known_until', '<', now.getTime())
    .execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('attempts')
    .values({ name, failures: 1, wait_until: now.getTime() + delayAfter(1), known_until: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function readRows({ db }: Database, names: string[]) {
  const rows = await db.selectFrom('attempts').selectAll().where('name', 'in', names).execute();
  return new Map(rows.map((row) => [row.name, row]));
}
