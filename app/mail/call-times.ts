// When a call is, on every clock that is asked for.
import { callOf } from '#app/content/booking.ts';
import type { Booking } from '#app/content/requests.ts';
import type { Language } from '#app/i18n/languages.ts';
import { momentText } from '#app/lib/clock-text.ts';
import { latinDigits } from '#app/lib/time-words.ts';
import { isTimeZone, wallClock } from '#app/lib/time-zone.ts';

/** Whether anybody can tell when it is: a file may bring along what is no slot. */
export function hasTime(booking: Booking): boolean {
  return callOf(booking) !== undefined;
}

/** With the zone's name: a time alone is nobody's. */
function timeIn(moment: Date, timeZone: string, language: Language): string {
  return momentText(moment, language, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'long',
  });
}

export interface CallTimes {
  /** The day, for a subject: the visitor's where their clock is known. */
  day: string;
  owner: string;
  /** Undefined where it is not known, or shows what the owner's shows. */
  visitor: string | undefined;
  length: string;
}

export function callTimes(booking: Booking, ownerZone: string, language: Language): CallTimes {
  const call = callOf(booking);
  if (!call) throw new RangeError(`Not a slot: ${booking.date}, ${booking.slot}`);
  const { startsAt, endsAt } = call;
  const { timeZone: named = '' } = booking;
  const zone = isTimeZone(named) ? named : ownerZone;
  const isSame = (['date', 'time'] as const).every(
    (part) => wallClock(startsAt, zone)[part] === wallClock(startsAt, ownerZone)[part],
  );
  return {
    day: new Intl.DateTimeFormat(latinDigits(language), {
      timeZone: zone,
      dateStyle: 'long',
    }).format(startsAt),
    owner: timeIn(startsAt, ownerZone, language),
    visitor: isSame ? undefined : timeIn(startsAt, zone, language),
    length: new Intl.NumberFormat(latinDigits(language), {
      style: 'unit',
      unit: 'minute',
      unitDisplay: 'long',
    }).format((endsAt.getTime() - startsAt.getTime()) / 60_000),
  };
}
