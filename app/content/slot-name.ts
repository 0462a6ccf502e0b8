// What a slot is called: a time of the owner's day, `02:00 PM`. Apart from the rules, which come with the calendar.
import { latinDigits, timeWords } from '#app/lib/time-words.ts';

export const SLOT = /^(0[1-9]|1[0-2]):([0-5]\d) (AM|PM)$/;
export const DAY_MINUTES = 24 * 60;
/** The midnight that ends its day. */
export const CLOSING_MIDNIGHT = '12:00 AM';

export const twoDigits = (number: number) => String(number).padStart(2, '0');

export function slotName(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${twoDigits(hour % 12 || 12)}:${twoDigits(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** In minutes of its day, at the end of which the closing midnight is. */
export function slotMinutes(slot: string): number {
  const [, hour12, minute, half] = SLOT.exec(slot) ?? [];
  if (!hour12) throw new RangeError(`Not a slot: ${slot}`);
  return (Number(hour12) % 12) * 60 + Number(minute) + (half === 'PM' ? 12 * 60 : 0) || DAY_MINUTES;
}

/** The slot as a language writes a time of the day. */
export function slotText(slot: string, language: string): string {
  if (language === 'en') return slot;
  const format = new Intl.DateTimeFormat(latinDigits(language), {
    timeZone: 'UTC',
    hour: '2-digit',
    minute: '2-digit',
  });
  return timeWords(format.format(slotMinutes(slot) * 60_000), language);
}
