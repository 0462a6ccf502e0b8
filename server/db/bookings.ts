// Calls that were agreed on. Whoever takes a time has the calendar to themselves until that is done: two calls never
// overlap, whatever their slots are called.
import type { Kysely, Transaction } from 'kysely';
import type { Availability } from '#app/content/availability.ts';
import { callOf, freeSlot, momentsAround, type TakenCall, withSlot } from '#app/content/booking.ts';
import type { Booking } from '#app/content/requests.ts';
import { isCalendarDate } from '#app/lib/time-zone.ts';
import { newToken } from '../auth/tokens.ts';
import type { BookingRow, Tables } from './tables.ts';

/** By what a time can be had: the owner's rules, and the moment. */
export interface CalendarRules {
  availability: Availability;
  now: Date;
}

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

/** Until the transaction ends nobody else takes or gives back a time. */
export async function lockCalendar(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .insertInto('calendar')
    .values({ id: 1, link_secret: newToken() })
    // Another one waits at this row, which PostgreSQL would not lock for a mere look.
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: 1 }))
    .execute();
}

/** The calls that touch these days, and never whose. */
export async function takenCalls(
  db: Kysely<Tables>,
  from: string,
  to: string,
): Promise<TakenCall[]> {
  const [first, last] = momentsAround(from, to);
  const rows = await db
    .selectFrom('bookings')
    .select('json')
    .where('status', '=', 'booked')
    .where('starts_at', '>=', first)
    .where('starts_at', '<', last)
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
  await lockCalendar(transaction);
  const booking = await givenSlot(transaction, asked, rules);
  if (!booking) return false;
  await transaction.insertInto('bookings').values(bookingRow(booking)).execute();
  return true;
}
