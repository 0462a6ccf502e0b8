// A few of the next free times, for whoever has not picked a day yet.
import { isTimeZone, wallClock } from '#app/lib/time-zone.ts';
import type { Slot } from './booking.ts';
import { type FreeDaysLook, freeDays } from './free-days.ts';

/** So that a choice of days is among them. */
const TIMES_A_DAY = 2;
/** When people take calls, on their own clock. */
const AWAKE = { from: '08:00', to: '21:30' };

interface Look extends Omit<FreeDaysLook, 'from'> {
  /** Where the visitor is. */
  visitorZone: string;
}

/** While the visitor is awake, where there are such; else the next ones there are. */
export function nextTimes({ visitorZone, ...look }: Look): Slot[] {
  const days = freeDays(look);
  const firstOf = (isFit: (slot: Slot) => boolean) =>
    days.flatMap(({ slots }) => slots.filter(isFit).slice(0, TIMES_A_DAY)).slice(0, look.count);
  const awake = isTimeZone(visitorZone)
    ? firstOf(({ startsAt }) => isAwake(wallClock(startsAt, visitorZone).time))
    : [];
  return awake.length > 0 ? awake : firstOf(() => true);
}

function isAwake(time: string): boolean {
  return AWAKE.from <= time && time <= AWAKE.to;
}
