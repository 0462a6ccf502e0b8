// The inbox as a file of the whole site has it.
import { setImmediate } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { InboxContent } from '#app/content/bundle.ts';
import { EVERY_MESSAGE } from '#app/content/find-messages.ts';
import type { Message } from '#app/content/messages.ts';
import { callPath } from '../booking-links.ts';
import { bookingRow, lockCalendar } from './bookings.ts';
import { messageRow } from './inbox.ts';
import { allMessages } from './inbox-queries.ts';
import type { BookingRow, Tables } from './tables.ts';

/** A collection that a file lacks is none of its business. */
type Given = { [K in keyof InboxContent]?: InboxContent[K] | undefined };

export async function readInbox(db: Kysely<Tables>): Promise<InboxContent> {
  const consultations = await db.selectFrom('consultations').select('json').orderBy('id').execute();
  const bookings = await db
    .selectFrom('bookings')
    .select('json')
    // What was cancelled takes no time, wherever the file is read.
    .where('status', '=', 'booked')
    .orderBy('id')
    .execute();
  const read = ({ json }: { json: string }) => JSON.parse(json);
  return {
    messages: await allMessages(db, EVERY_MESSAGE),
    consultations: consultations.map(read),
    bookings: bookings.map(read),
  };
}

/** So many requests at once: an index is written for each, and on SQLite nobody is answered meanwhile. */
const AT_ONCE = 100;

/**
 * Others have their turn in between. Who is cut off sends all of it again: what is there already stays. Gives how many
 * calls have no time here.
 */
export async function addInTurns(db: Kysely<Tables>, given: Given): Promise<number> {
  let withoutTime = 0;
  for (const some of portions(given)) {
    withoutTime += await db.transaction().execute((transaction) => addToInbox(transaction, some));
    await setImmediate();
  }
  return withoutTime;
}

/** A message comes together with what it asked for, which has its id: cut off, there is none without its call. */
function* portions({ messages = [], consultations = [], bookings = [] }: Given): Generator<Given> {
  const every = [...messages, ...consultations, ...bookings];
  const ids = [...new Set(every.map(({ id }) => id))];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = new Set(ids.slice(from, from + AT_ONCE));
    const isAmong = ({ id }: { id: string }) => some.has(id);
    yield {
      messages: messages.filter(isAmong),
      consultations: consultations.filter(isAmong),
      bookings: bookings.filter(isAmong),
    };
  }
}

/** The links of a mail that somebody has yet to send lead to this site: it could not read those of another. */
function withOwnLinks(message: Message, secret: string): Message {
  if (!message.toMail) return message;
  const toMail = message.toMail.map((mail) => {
    if (!mail.booking || mail.path === undefined) return mail;
    const { id, sequence = 0 } = mail.booking;
    return { ...mail, path: callPath(secret, { id, sequence }) };
  });
  return { ...message, toMail };
}

/**
 * What is there already stays; a message that was deleted is not, for as long as its row may wait for an Undo. One by
 * one: a database takes only so many values at once. Gives how many calls are at times that others have.
 */
export async function addToInbox(
  transaction: Transaction<Tables>,
  { messages = [], consultations = [], bookings = [] }: Given,
): Promise<number> {
  // Nobody takes a time meanwhile.
  const secret = await lockCalendar(transaction);
  for (const message of messages) {
    const row = { ...messageRow(withOwnLinks(message, secret)), is_spam: 0, deleted_at: null };
    await transaction
      .insertInto('messages')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(row).where('messages.deleted_at', 'is not', null),
      )
      .execute();
  }
  for (const consultation of consultations) {
    await transaction
      .insertInto('consultations')
      .values({ id: consultation.id, json: JSON.stringify(consultation) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  let withoutTime = 0;
  for (const booking of bookings) {
    const row = bookingRow(booking);
    const inTheWay = await callsInTheWay(transaction, row);
    if (inTheWay.includes(row.id)) continue;
    if (inTheWay.length > 0) withoutTime += 1;
    else await transaction.insertInto('bookings').values(row).execute();
  }
  return withoutTime;
}

/** The ids of the calls that stand at its time; its own, wherever that call is by now. */
async function callsInTheWay(
  transaction: Transaction<Tables>,
  { id, starts_at, ends_at }: BookingRow,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('bookings')
    .select('id')
    .where(({ and, eb, or }) =>
      or([
        eb('id', '=', id),
        and([
          eb('status', '=', 'booked'),
          eb('starts_at', '<', ends_at),
          eb('ends_at', '>', starts_at),
        ]),
      ]),
    )
    .execute();
  return rows.map((row) => row.id);
}
