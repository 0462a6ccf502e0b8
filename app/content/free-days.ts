// Days on which something is free, for whoever shows a list and no calendar.
import { addDays, wallDate } from '#app/lib/time-zone.ts';
import type { Availability } from './availability.ts';
import { isBookableDate, type Slot, slotStates, type TakenCall } from './booking.ts';

/** So far ahead it is looked for the next free day. */
const LOOK_DAYS = 120;

export interface FreeDay {
  date: string;
  slots: Slot[];
}

export interface FreeDaysLook {
  availability: Availability;
  now: Date;
  taken: readonly TakenCall[];
  /** The first day to look at; today without. */
  from?: string | undefined;
  /** As many days as are wanted. */
  count: number;
}

export function freeDays({ availability, now, taken, from, count }: FreeDaysLook): FreeDay[] {
  const first = firstDay(availability, now, from);
  const found: FreeDay[] = [];
  for (let days = 0; days < LOOK_DAYS && found.length < count; days += 1) {
    const date = addDays(first, days);
    if (!isBookableDate(date, availability, now)) continue;
    const slots = slotStates(date, availability, now, taken).filter(
      ({ state }) => state === 'free',
    );
    if (slots.length > 0) found.push({ date, slots });
  }
  return found;
}

/** The days that `freeDays` may look at, with both ends. */
export function lookedAt(
  availability: Availability,
  now: Date,
  from?: string,
): { from: string; to: string } {
  const first = firstDay(availability, now, from);
  return { from: first, to: addDays(first, LOOK_DAYS) };
}

function firstDay({ timeZone }: Availability, now: Date, from: string | undefined): string {
  const today = wallDate(now, timeZone);
  return from !== undefined && from > today ? from : today;
}
