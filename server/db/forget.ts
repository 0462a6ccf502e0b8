// What goes by itself: what the owner deleted a while ago, and requests that are older than the owner keeps them.
import type { Kysely } from 'kysely';
import { firstDayAhead, isForCallAhead, oldestKept } from '#app/content/old-requests.ts';
import type { Booking } from '#app/content/requests.ts';
import { defaultSettings } from '#app/content/settings.ts';
import { readContent } from './content.ts';
import { readRows } from './rows.ts';
import type { Tables } from './tables.ts';

/** A message that was deleted can come back for so long. */
const DELETED_MS = 30 * 24 * 60 * 60 * 1000;

type Database = Kysely<Tables>;

export async function forget(db: Database, now: Date): Promise<void> {
  const { settings } = await readContent(db, ['settings']);
  const { privacy } = settings?.value ?? defaultSettings;
  const oldest = oldestKept(privacy, now);
  await db.transaction().execute(async (transaction) => {
    await removeDeleted(transaction, now);
    if (oldest !== undefined) await removeOld(transaction, oldest, now);
    // What belonged to a message that is gone.
    const there = transaction.selectFrom('messages').select('id');
    await transaction.deleteFrom('held').where('id', 'not in', there).execute();
    await transaction.deleteFrom('mails').where('message_id', 'not in', there).execute();
  });
}

/** With what it asked for; a call that is ahead stays. */
async function removeDeleted(db: Database, now: Date): Promise<void> {
  const deleted = db
    .selectFrom('messages')
    .select('id')
    .where('deleted_at', '<', new Date(now.getTime() - DELETED_MS).toISOString());
  await db.deleteFrom('consultations').where('id', 'in', deleted).execute();
  const ahead = (await callsAhead(db, now)).map(({ id }) => id);
  for (const table of ['bookings', 'messages'] as const) {
    await db
      .deleteFrom(table)
      .where('id', 'in', deleted)
      .$if(ahead.length > 0, (gone) => gone.where('id', 'not in', ahead))
      .execute();
  }
}

/** A call that was cancelled is over. */
async function callsAhead(db: Database, now: Date): Promise<Booking[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('json')
    .where('status', '=', 'booked')
    .execute();
  const firstDay = firstDayAhead(now);
  return rows.map(({ json }): Booking => JSON.parse(json)).filter(({ date }) => date >= firstDay);
}

async function removeOld(db: Database, oldest: string, now: Date): Promise<void> {
  const stay = await messagesForCallsAhead(db, oldest, now);
  await db
    .deleteFrom('messages')
    .where('timestamp', '<', oldest)
    .$if(stay.length > 0, (old) => old.where('id', 'not in', stay))
    .execute();
  await db.deleteFrom('requests').where('received_at', '<', oldest).execute();
  for (const table of ['consultations', 'bookings'] as const) {
    const ids = await idsBefore(db, table, oldest, firstDayAhead(now));
    for (const id of ids) await db.deleteFrom(table).where('id', '=', id).execute();
  }
}

async function messagesForCallsAhead(db: Database, oldest: string, now: Date): Promise<string[]> {
  const ahead = await callsAhead(db, now);
  const old = await db
    .selectFrom('messages')
    .select(['id', 'kind', 'json'])
    .where('kind', '=', 'booking')
    .where('timestamp', '<', oldest)
    .execute();
  return old
    .filter(({ id, kind, json }) =>
      isForCallAhead({ id, kind, email: JSON.parse(json).email }, ahead),
    )
    .map(({ id }) => id);
}

/** Of calls only those whose day is over. */
async function idsBefore(
  db: Database,
  table: 'consultations' | 'bookings',
  oldest: string,
  firstDay: string,
): Promise<string[]> {
  const found: string[] = [];
  for await (const rows of readRows(db, table, ['id'])) {
    for (const { id, json } of rows) {
      const { submittedAt, date = '' } = JSON.parse(String(json));
      const isOld = Date.parse(submittedAt) < Date.parse(oldest);
      if (isOld && date < firstDay) found.push(String(id));
    }
  }
  return found;
}
