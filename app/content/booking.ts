// The rules of the booking calendar. A slot is a time of the owner's day, wherever the visitor is; what is free follows
// from the owner's availability, the moment, and the calls that were agreed on. These are moments, so that another
// grid of slots or another zone never gives away a time that somebody has.
import { latinDigits, timeWords } from '#app/lib/time-words.ts';
import {
  addDays,
  isCalendarDate,
  isOnCalendar,
  isTimeZone,
  momentOf,
  wallClock,
  wallDate,
} from '#app/lib/time-zone.ts';
import type { Availability } from './availability.ts';
import type { Booking } from './requests.ts';
import { DAY_MINUTES, SLOT, slotMinutes, slotName, twoDigits } from './slot-name.ts';
import { startsOn } from './week-hours.ts';

/** What a booking means that does not say its moment: it was made before the owner could choose. */
const AT_FIRST = { timeZone: 'Asia/Karachi', minutes: 30 };

const MINUTE_MS = 60_000;
/** How far ahead a call can be where the owner sets no end: a hundred years. */
const ANY_DAYS = 36_525;

/** A call that somebody has, and never who. */
export type TakenCall = Pick<Booking, 'date' | 'slot' | 'startsAt' | 'minutes'>;

export interface Call {
  startsAt: Date;
  endsAt: Date;
}

export interface Slot extends Call {
  /** The day that it is a slot of, on the owner's calendar. */
  date: string;
  /** Its name: the time on the owner's clock, `02:00 PM`. */
  slot: string;
}

export interface SlotState extends Slot {
  state: 'free' | 'past' | 'taken';
}

export interface VisitorTime {
  time: string;
  /** The visitor's calendar against the day that was picked. */
  dayOffset: -1 | 0 | 1;
}

const timeOf = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`;

/** The date on which so many minutes of the day are reached. */
const dayOf = (date: string, minutes: number) => addDays(date, Math.floor(minutes / DAY_MINUTES));

/** The moment at which the owner's clock shows them. */
function momentOn(date: string, minutes: number, timeZone: string): Date {
  return momentOf(dayOf(date, minutes), timeOf(minutes), timeZone);
}

/** When the call of a booking is; undefined when nobody can tell. */
export function callOf(booking: TakenCall): Call | undefined {
  const { date, slot, minutes = AT_FIRST.minutes } = booking;
  const isKnown = booking.startsAt !== undefined || (isCalendarDate(date) && SLOT.test(slot));
  if (!isKnown) return undefined;
  const startsAt = booking.startsAt
    ? new Date(booking.startsAt)
    : momentOn(date, slotMinutes(slot), AT_FIRST.timeZone);
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS) };
}

/**
 * The moments between which a call has to begin to touch one of these days, wherever in the world they are, as texts to
 * compare with: the first belongs to them, the last does not.
 */
export function momentsAround(from: string, to: string): [string, string] {
  return [addDays(from, -1), addDays(to, 2)];
}

/**
 * The slots of a day, whoever has them. Where clocks are changed, a call that would begin in the time that they skip, or
 * last longer or shorter than they show, is none.
 */
function* slotsOn(date: string, availability: Availability): Generator<Slot> {
  const { timeZone, callMinutes, daysOff } = availability;
  if (daysOff.some(({ from, to }) => from <= date && date <= to)) return;
  for (const start of startsOn(date, availability)) {
    const startsAt = momentOn(date, start, timeZone);
    const after = (minutes: number) => new Date(startsAt.getTime() + minutes * MINUTE_MS);
    const shows = (minutes: number) => {
      const clock = wallClock(after(minutes), timeZone);
      return clock.date === dayOf(date, start + minutes) && clock.time === timeOf(start + minutes);
    };
    if (shows(0) && shows(callMinutes - 1)) {
      yield { date, slot: slotName(start), startsAt, endsAt: after(callMinutes) };
    }
  }
}

function isWithinHorizon(date: string, { timeZone, horizonDays }: Availability, now: Date) {
  const today = wallDate(now, timeZone);
  return date >= today && date <= addDays(today, horizonDays || ANY_DAYS);
}

function isSoonerThan(minutes: number, { startsAt }: Slot, now: Date): boolean {
  return startsAt.getTime() <= now.getTime() + minutes * MINUTE_MS;
}

/** Whether one of them begins before the other is over, and the time between calls too. */
function isTooClose(one: Call, other: Call, bufferMinutes: number): boolean {
  const buffer = bufferMinutes * MINUTE_MS;
  const isBefore = (early: Call, late: Call) =>
    early.endsAt.getTime() + buffer <= late.startsAt.getTime();
  return !isBefore(one, other) && !isBefore(other, one);
}

/** What each slot of the day can still be used for. One that has begun is past; what nobody can have is not there. */
export function slotStates(
  date: string,
  availability: Availability,
  now: Date,
  taken: readonly TakenCall[],
): SlotState[] {
  if (!isWithinHorizon(date, availability, now)) return [];
  const { noticeMinutes, bufferMinutes } = availability;
  const calls = taken.flatMap((each) => callOf(each) ?? []);
  const isTaken = (slot: Slot) => calls.some((call) => isTooClose(slot, call, bufferMinutes));
  return [...slotsOn(date, availability)].flatMap((slot): SlotState[] => {
    if (isSoonerThan(0, slot, now)) return [{ ...slot, state: 'past' }];
    if (isSoonerThan(noticeMinutes, slot, now)) return [];
    return [{ ...slot, state: isTaken(slot) ? 'taken' : 'free' }];
  });
}

/** The slot that begins at a moment, when it can still be had. */
export function slotAt(
  moment: Date,
  availability: Availability,
  now: Date,
  taken: readonly TakenCall[],
): Slot | undefined {
  const date = pickedDate(moment, availability.timeZone);
  return slotStates(date, availability, now, taken).find(
    ({ startsAt, state }) => state === 'free' && startsAt.getTime() === moment.getTime(),
  );
}

/** The slot that a booking asks for by its name, when it can still be had. */
export function freeSlot(
  asked: TakenCall,
  availability: Availability,
  now: Date,
  taken: readonly TakenCall[],
): Slot | undefined {
  const call = callOf(asked);
  const found = call && slotAt(call.startsAt, availability, now, taken);
  return found?.slot === asked.slot && found.date === asked.date ? found : undefined;
}

/** A booking that was given its slot. */
export function withSlot(
  booking: Omit<Booking, keyof TakenCall>,
  { date, slot, startsAt, endsAt }: Slot,
): Booking {
  const minutes = (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS;
  return { ...booking, date, slot, startsAt: startsAt.toISOString(), minutes };
}

/** Whether a slot of the day lies ahead. The closing midnight keeps today open to its end. */
export function isBookableDate(date: string, availability: Availability, now: Date): boolean {
  if (!isCalendarDate(date) || !isWithinHorizon(date, availability, now)) return false;
  for (const slot of slotsOn(date, availability)) {
    if (!isSoonerThan(availability.noticeMinutes, slot, now)) return true;
  }
  return false;
}

/** The slot on the visitor's own clock; undefined when it shows what the owner's shows. */
export function visitorTime(
  startsAt: Date,
  ownerZone: string,
  visitorZone: string,
  language: string,
): VisitorTime | undefined {
  // A browser that hides its zone can report one that Intl refuses.
  if (!isTimeZone(visitorZone)) return undefined;
  const owner = wallClock(startsAt, ownerZone);
  const visitor = wallClock(startsAt, visitorZone);
  if (owner.date === visitor.date && owner.time === visitor.time) return undefined;
  const time = new Intl.DateTimeFormat(latinDigits(language), {
    timeZone: visitorZone,
    timeStyle: 'short',
  }).format(startsAt);
  return {
    time: timeWords(time, language),
    dayOffset: compareDates(visitor.date, pickedDate(startsAt, ownerZone)),
  };
}

/**
 * Midnight belongs to the day that it ends, so the moment just before it has the picked date. Where clocks skip midnight,
 * the day begins at one.
 */
export function pickedDate(startsAt: Date, timeZone: string): string {
  const { date, time } = wallClock(startsAt, timeZone);
  const before = startsAt.getTime() - 1;
  return time === '00:00' && isOnCalendar(before) ? wallDate(new Date(before), timeZone) : date;
}

function compareDates(a: string, b: string): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
