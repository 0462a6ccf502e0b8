// How a request enters the database: whole or not at all, and once, however often it is sent.
import type { Kysely } from 'kysely';
import { isFreeSlot, type TakenSlot } from '#app/content/booking.ts';
import { messageOf } from '#app/content/inbox.ts';
import type { Outgoing } from '#app/content/requests.ts';
import { messageRow } from './inbox.ts';
import type { Tables } from './tables.ts';

class SlotTaken extends Error {}

/** False when the slot of a booking was taken, or had begun, before it arrived. */
export async function receiveRequest(
  db: Kysely<Tables>,
  key: string,
  outgoing: Outgoing,
  now: Date,
): Promise<boolean> {
  const { request } = outgoing;
  try {
    await db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows = 0n } = await transaction
        .insertInto('requests')
        .values({ key, received_at: now.toISOString() })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) return;
      // Ids of visitors are moments, and two can have the same.
      const id = crypto.randomUUID();
      await transaction
        .insertInto('messages')
        .values({ ...messageRow({ ...messageOf(outgoing), id }), is_spam: 0, deleted_at: null })
        .execute();
      if (request.kind === 'consultation') {
        const json = JSON.stringify({ ...request.value, id });
        await transaction.insertInto('consultations').values({ id, json }).execute();
      }
      if (request.kind === 'booking') {
        const { date, slot } = request.value;
        if (!isFreeSlot({ date, slot }, now, [])) throw new SlotTaken();
        const json = JSON.stringify({ ...request.value, id });
        const { numInsertedOrUpdatedRows: booked = 0n } = await transaction
          .insertInto('bookings')
          .values({ id, date, slot, json })
          .onConflict((conflict) => conflict.columns(['date', 'slot']).doNothing())
          .executeTakeFirst();
        if (booked === 0n) throw new SlotTaken();
      }
    });
    return true;
  } catch (error) {
    if (error instanceof SlotTaken) return false;
    throw error;
  }
}

/** Which slots of these days are taken, and never by whom. */
export function takenSlots(db: Kysely<Tables>, from: string, to: string): Promise<TakenSlot[]> {
  return db
    .selectFrom('bookings')
    .select(['date', 'slot'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('slot')
    .execute();
}
