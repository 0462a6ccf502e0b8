// The secret of the calendar's feed: one at a time, kept as a hash, and revocable.
import type { Kysely } from 'kysely';
import type { Booking } from '#app/content/requests.ts';
import { hashToken, newToken } from '../auth/tokens.ts';
import { lockCalendar } from './bookings.ts';
import type { Tables } from './tables.ts';

/** Calls that are over stay in a calendar for a while. */
const KEPT_MS = 90 * 24 * 60 * 60_000;

/** Since when there is one; null when there is none. */
export async function feedSince(db: Kysely<Tables>): Promise<string | null> {
  const row = await db.selectFrom('calendar').select('feed_made_at').executeTakeFirst();
  return row?.feed_made_at ?? null;
}

/** The secret of a new feed. Whoever has the one before has nothing any more. */
export function makeFeed(db: Kysely<Tables>, now: Date): Promise<string> {
  const token = newToken();
  return setFeed(db, hashToken(token), now.toISOString()).then(() => token);
}

export function endFeed(db: Kysely<Tables>): Promise<void> {
  return setFeed(db, null, null);
}

function setFeed(db: Kysely<Tables>, hash: string | null, madeAt: string | null): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await lockCalendar(transaction);
    await transaction
      .updateTable('calendar')
      .set({ feed_hash: hash, feed_made_at: madeAt })
      .execute();
  });
}

/** The calls that stand, for whoever has the secret; undefined for everybody else. */
export async function feedBookings(
  db: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<Booking[] | undefined> {
  const row = await db
    .selectFrom('calendar')
    .select('id')
    .where('feed_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row) return undefined;
  const rows = await db
    .selectFrom('bookings')
    .select('json')
    .where('status', '=', 'booked')
    .where('ends_at', '>', new Date(now.getTime() - KEPT_MS).toISOString())
    .orderBy('starts_at')
    .execute();
  return rows.map(({ json }) => JSON.parse(json));
}
