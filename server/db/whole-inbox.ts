// The inbox as a file of the whole site has it.
import type { Kysely, Transaction } from 'kysely';
import type { InboxContent } from '#app/content/bundle.ts';
import { EVERY_MESSAGE } from '#app/content/find-messages.ts';
import { allMessages, messageRow } from './inbox.ts';
import type { Tables } from './tables.ts';

/** A collection that a file lacks is none of its business. */
type Given = { [K in keyof InboxContent]?: InboxContent[K] | undefined };

export async function readInbox(db: Kysely<Tables>): Promise<InboxContent> {
  const rowsOf = async (table: 'consultations' | 'bookings') => {
    const rows = await db.selectFrom(table).select('json').orderBy('id').execute();
    return rows.map(({ json }) => JSON.parse(json));
  };
  return {
    messages: await allMessages(db, EVERY_MESSAGE),
    consultations: await rowsOf('consultations'),
    bookings: await rowsOf('bookings'),
  };
}

/** What is there already stays. One by one: a database takes only so many values at once. */
export async function addToInbox(
  transaction: Transaction<Tables>,
  { messages = [], consultations = [], bookings = [] }: Given,
): Promise<void> {
  for (const message of messages) {
    await transaction
      .insertInto('messages')
      .values({ ...messageRow(message), is_spam: 0, deleted_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const consultation of consultations) {
    await transaction
      .insertInto('consultations')
      .values({ id: consultation.id, json: JSON.stringify(consultation) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const booking of bookings) {
    const { id, date, slot } = booking;
    await transaction
      .insertInto('bookings')
      .values({ id, date, slot, json: JSON.stringify(booking) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
