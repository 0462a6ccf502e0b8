// Calls that were agreed on. Whoever takes, moves or gives back a time has the calendar to themselves until that is
// done: two calls never overlap, whatever their slots are called.
import type { Kysely, Transaction } from 'kysely';
import type { Availability } from '#app/content/availability.ts';
import {
  callOf,
  freeSlot,
  momentsAround,
  pickedDate,
  slotAt,
  type TakenCall,
  withSlot,
} from '#app/content/booking.ts';
import { callSubject } from '#app/content/inbox.ts';
import type { Message } from '#app/content/messages.ts';
import type { Booking } from '#app/content/requests.ts';
import { isCalendarDate } from '#app/lib/time-zone.ts';
import { newToken } from '../auth/tokens.ts';
import { callPath } from '../booking-links.ts';
import { messageRow } from './inbox.ts';
import type { BookingRow, Tables } from './tables.ts';

/** What has become of a booking. Its UID stays. */
export interface BookingChange {
  change: 'made' | 'moved' | 'cancelled';
  booking: Booking;
  /** Whoever made it knows of it. */
  by: 'visitor' | 'owner';
  /** Where on the site the visitor moves or cancels it from now on. */
  path: string;
}

/** By what a time can be had: the owner's rules, and the moment. */
export interface CalendarRules {
  availability: Availability;
  now: Date;
  /** Told in the same transaction: what it writes is written with the change, or not at all. */
  onChange?:
    | ((transaction: Transaction<Tables>, change: BookingChange) => Promise<void>)
    | undefined;
}

/** Which booking is to be changed, as whoever asks knows it. */
export interface AskedChange {
  id: string;
  sequence: number;
  by: BookingChange['by'];
}

/** Outdated: it was changed since, has begun or is not there. Taken: the time cannot be had. */
export type ChangeOutcome =
  | { ok: true; booking: Booking; path: string }
  | { ok: false; reason: 'outdated' | 'taken' };

/** The row of a booking that stands; what nobody can place in time takes none. */
export function bookingRow(booking: Booking): BookingRow {
  const call = callOf(booking);
  return {
    id: booking.id,
    starts_at: call?.startsAt.toISOString() ?? null,
    ends_at: call?.endsAt.toISOString() ?? null,
    status: 'booked',
    sequence: booking.sequence ?? 0,
    json: JSON.stringify(booking),
  };
}

/**
 * Until the transaction ends nobody else takes or gives back a time. Whoever writes more than that comes here first, or two
 * could wait for each other. Says what links are signed with.
 */
export async function lockCalendar(db: Kysely<Tables>): Promise<string> {
  const { link_secret } = await db
    .insertInto('calendar')
    .values({ id: 1, link_secret: newToken() })
    // Another one waits at this row, which PostgreSQL would not lock for a mere look.
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: 1 }))
    .returning('link_secret')
    .executeTakeFirstOrThrow();
  return link_secret;
}

/** What the links to calls are signed with; made when it is first asked for. */
export async function linkSecret(db: Kysely<Tables>): Promise<string> {
  const row = await db.selectFrom('calendar').select('link_secret').executeTakeFirst();
  return row?.link_secret ?? lockCalendar(db);
}

/** The calls that touch these days, and never whose. */
export async function takenCalls(
  db: Kysely<Tables>,
  from: string,
  to: string,
  /** One that is about to be moved is in nobody's way. */
  except?: string,
): Promise<TakenCall[]> {
  const [first, last] = momentsAround(from, to);
  const rows = await db
    .selectFrom('bookings')
    .select('json')
    .where('status', '=', 'booked')
    .where('starts_at', '>=', first)
    .where('starts_at', '<', last)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .orderBy('starts_at')
    .execute();
  return rows.map(({ json }) => {
    const { date, slot, startsAt, minutes }: Booking = JSON.parse(json);
    return { date, slot, startsAt, minutes };
  });
}

/** The booking with the slot that it asks for; undefined when that cannot be had. */
export async function givenSlot(
  db: Kysely<Tables>,
  asked: Booking,
  { availability, now }: CalendarRules,
): Promise<Booking | undefined> {
  if (!isCalendarDate(asked.date)) return undefined;
  const taken = await takenCalls(db, asked.date, asked.date);
  const slot = freeSlot(asked, availability, now, taken);
  return slot && withSlot(asked, slot);
}

/** Whether it is booked now. */
export async function book(
  transaction: Transaction<Tables>,
  asked: Booking,
  rules: CalendarRules,
): Promise<boolean> {
  const secret = await lockCalendar(transaction);
  const given = await givenSlot(transaction, asked, rules);
  if (!given) return false;
  // Whatever a browser says: it was never changed.
  const booking = { ...given, sequence: 0, calendarSequence: 0 };
  const row = bookingRow(booking);
  await transaction.insertInto('bookings').values(row).execute();
  const path = callPath(secret, row);
  await rules.onChange?.(transaction, { change: 'made', booking, by: 'visitor', path });
  return true;
}

export function moveBooking(
  db: Kysely<Tables>,
  asked: AskedChange,
  to: Date,
  rules: CalendarRules,
): Promise<ChangeOutcome> {
  return change(db, asked, rules, async (transaction, before) => {
    const { availability, now } = rules;
    const date = pickedDate(to, availability.timeZone);
    const taken = await takenCalls(transaction, date, date, before.id);
    const slot = slotAt(to, availability, now, taken);
    return slot && { change: 'moved', booking: withSlot(before, slot) };
  });
}

export function cancelBooking(
  db: Kysely<Tables>,
  asked: AskedChange,
  rules: CalendarRules,
): Promise<ChangeOutcome> {
  return change(db, asked, rules, async (_, before) => ({ change: 'cancelled', booking: before }));
}

/** No call was booked before. */
const COUNTED_FROM = Date.UTC(2026, 0);

/**
 * In seconds, so that it goes on where a restored backup brings an older booking back: calendars would take what has a
 * lower one than they have seen for outdated.
 */
function nextCalendarSequence({ calendarSequence, sequence = 0 }: Booking, now: Date): number {
  const seconds = Math.floor((now.getTime() - COUNTED_FROM) / 1000);
  return Math.max((calendarSequence ?? sequence) + 1, seconds);
}

type Decide = (
  transaction: Transaction<Tables>,
  before: Booking,
) => Promise<Pick<BookingChange, 'change' | 'booking'> | undefined>;

function change(
  db: Kysely<Tables>,
  { id, sequence, by }: AskedChange,
  rules: CalendarRules,
  decide: Decide,
): Promise<ChangeOutcome> {
  return db.transaction().execute(async (transaction) => {
    const secret = await lockCalendar(transaction);
    const row = await transaction
      .selectFrom('bookings')
      .select('json')
      .where('id', '=', id)
      .where('sequence', '=', sequence)
      .where('status', '=', 'booked')
      .where('starts_at', '>', rules.now.toISOString())
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'outdated' };
    const before: Booking = JSON.parse(row.json);
    const decided = await decide(transaction, before);
    if (!decided) return { ok: false, reason: 'taken' };
    const next = sequence + 1;
    const calendarSequence = nextCalendarSequence(before, rules.now);
    const booking = { ...decided.booking, sequence: next, calendarSequence };
    const path = callPath(secret, { id, sequence: next });
    const changed: BookingChange = { ...decided, booking, by, path };
    const status = changed.change === 'cancelled' ? 'cancelled' : 'booked';
    await transaction
      .updateTable('bookings')
      .set({ ...bookingRow(booking), status })
      .where('id', '=', id)
      .execute();
    await tellInbox(transaction, changed);
    await rules.onChange?.(transaction, changed);
    return { ok: true, booking, path };
  });
}

/**
 * The message with which it came says how it stands now; what a visitor has changed is new to the owner, who finds it
 * again if it was deleted.
 */
async function tellInbox(
  transaction: Transaction<Tables>,
  { change: what, by, booking }: BookingChange,
): Promise<void> {
  // A write comes first: whoever answers it meanwhile is done, or waits.
  const row = await transaction
    .updateTable('messages')
    .set({ id: booking.id })
    .where('id', '=', booking.id)
    .returning('json')
    .executeTakeFirst();
  if (!row) return;
  const message: Message = JSON.parse(row.json);
  const subject = `${what === 'cancelled' ? 'Cancelled: ' : ''}${callSubject(booking)}`;
  const isNews = by === 'visitor';
  const status = isNews ? 'new' : message.status;
  const { id, ...changed } = messageRow({ ...message, subject, status });
  await transaction
    .updateTable('messages')
    .set({ ...changed, ...(isNews && { deleted_at: null }) })
    .where('id', '=', id)
    .execute();
}

/** A booking as it stands, whatever has become of it. */
export async function findBooking(
  db: Kysely<Tables>,
  id: string,
): Promise<{ booking: Booking; status: BookingRow['status']; sequence: number } | undefined> {
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { booking: JSON.parse(row.json), status: row.status, sequence: row.sequence };
}

/** Calls that are not over yet, soonest first. */
export async function comingBookings(db: Kysely<Tables>, now: Date): Promise<Booking[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('json')
    .where('status', '=', 'booked')
    .where('ends_at', '>', now.toISOString())
    .orderBy('starts_at')
    .execute();
  return rows.map(({ json }) => JSON.parse(json));
}
