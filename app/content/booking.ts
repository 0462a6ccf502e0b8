// The rules of the booking calendar. A slot is a time of the owner's day, wherever the visitor is.
import {
  addDays,
  isCalendarDate,
  isTimeZone,
  momentOf,
  wallClock,
  wallDate,
} from '#app/lib/time-zone.ts';
import type { Booking } from './requests.ts';

export const OWNER_TIME_ZONE = 'Asia/Karachi';
export const CALL_MINUTES = 30;

export const BOOKING_SLOTS = [
  '09:00 AM',
  '10:00 AM',
  '11:00 AM',
  '02:00 PM',
  '03:00 PM',
  '04:00 PM',
  '07:00 PM',
  '08:00 PM',
  '09:00 PM',
  '10:00 PM',
  '11:00 PM',
  '12:00 AM',
] as const;

export type BookingSlot = (typeof BOOKING_SLOTS)[number];
export type TakenSlot = Pick<Booking, 'date' | 'slot'>;

export interface SlotState {
  slot: BookingSlot;
  startsAt: Date;
  state: 'free' | 'past' | 'taken';
}

export interface VisitorTime {
  time: string;
  /** The visitor's calendar against the day that was picked. */
  dayOffset: -1 | 0 | 1;
}

const SLOT = /^(0[1-9]|1[0-2]):([0-5]\d) (AM|PM)$/;

/** The last slot of a day, `12:00 AM`, is the midnight that ends it. */
export function slotMoment(date: string, slot: string): Date {
  const [, hour12, minute, half] = SLOT.exec(slot) ?? [];
  if (!hour12) throw new RangeError(`Not a slot: ${slot}`);
  const hour = (Number(hour12) % 12) + (half === 'PM' ? 12 : 0);
  const time = `${String(hour).padStart(2, '0')}:${minute}`;
  return momentOf(time === '00:00' ? addDays(date, 1) : date, time, OWNER_TIME_ZONE);
}

/** The slot as a language writes a time of the day. */
export function slotText(slot: string, language: string): string {
  if (language === 'en') return slot;
  const format = new Intl.DateTimeFormat(language, {
    timeZone: OWNER_TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
  });
  return plainSpaces(format.format(slotMoment('2000-01-01', slot)));
}

/** What each slot of the day can still be used for. A slot that has begun is past. */
export function slotStates(date: string, now: Date, taken: readonly TakenSlot[]): SlotState[] {
  const takenSlots = new Set(
    taken.filter((booking) => booking.date === date).map((booking) => booking.slot),
  );
  return BOOKING_SLOTS.map((slot) => {
    const startsAt = slotMoment(date, slot);
    const free = takenSlots.has(slot) ? 'taken' : 'free';
    return { slot, startsAt, state: startsAt.getTime() <= now.getTime() ? 'past' : free };
  });
}

/** Whether somebody can still have it. */
export function isFreeSlot(
  { date, slot }: TakenSlot,
  now: Date,
  taken: readonly TakenSlot[],
): boolean {
  if (!isCalendarDate(date)) return false;
  return slotStates(date, now, taken).some((each) => each.slot === slot && each.state === 'free');
}

/** Whether a slot of the day lies ahead. The closing midnight keeps today open to its end. */
export function isBookableDate(date: string, now: Date): boolean {
  if (!isCalendarDate(date) || date < wallDate(now, OWNER_TIME_ZONE)) return false;
  return slotStates(date, now, []).some(({ state }) => state === 'free');
}

/** The slot on the visitor's own clock; undefined when it shows what the owner's shows. */
export function visitorTime(
  startsAt: Date,
  visitorZone: string,
  language: string,
): VisitorTime | undefined {
  // A browser that hides its zone can report one that Intl refuses.
  if (!isTimeZone(visitorZone)) return undefined;
  const owner = wallClock(startsAt, OWNER_TIME_ZONE);
  const visitor = wallClock(startsAt, visitorZone);
  if (owner.date === visitor.date && owner.time === visitor.time) return undefined;
  const time = new Intl.DateTimeFormat(language, {
    timeZone: visitorZone,
    timeStyle: 'short',
  }).format(startsAt);
  return {
    time: plainSpaces(time),
    dayOffset: compareDates(visitor.date, pickedDate(startsAt)),
  };
}

/** Engines disagree about the space before AM and PM. */
function plainSpaces(time: string): string {
  return time.replaceAll('\u202f', ' ');
}

// Midnight belongs to the day that it ends, so the moment just before it has the picked date.
function pickedDate(startsAt: Date): string {
  return wallDate(new Date(startsAt.getTime() - 1), OWNER_TIME_ZONE);
}

function compareDates(a: string, b: string): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
