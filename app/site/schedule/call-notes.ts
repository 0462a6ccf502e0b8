import type { Booking } from '#app/content/requests.ts';
import { slotMinutes } from '#app/content/slot-name.ts';
import type { I18n } from '#app/i18n/i18n.ts';
import { latinDigits, timeWords } from '#app/lib/time-words.ts';
import { nightText } from './night-text.ts';

/** With the visitor's zone. */
interface Named extends Pick<Booking, 'date' | 'slot' | 'timeZone'> {
  startsAt?: Date | string | undefined;
}

/** What follows the sentence that names a call: to which day its night leads, and when it is for the visitor. */
export function callNotes(i18n: I18n, call: Named): (string | undefined)[] {
  return [nightText(i18n, call, 'schedule.nightSentence'), ownMoment(i18n, call)];
}

/** The day and the time on the visitor's clock, where that shows something else than the owner's. */
function ownMoment(i18n: I18n, { date, slot, startsAt = '', timeZone }: Named): string | undefined {
  const owners = Date.parse(date) + slotMinutes(slot) * 60_000;
  try {
    const own = momentText(i18n, new Date(startsAt), timeZone);
    return own === momentText(i18n, owners, 'UTC') ? undefined : own;
  } catch {
    // An old booking does not say its moment, and a browser that hides its zone can report one that Intl refuses.
    return undefined;
  }
}

function momentText({ t, language }: I18n, moment: Date | number, timeZone?: string): string {
  const words = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(latinDigits(language), { ...style, timeZone }).format(moment);
  return t('schedule.ownTime', {
    date: words({ dateStyle: 'full' }),
    time: timeWords(words({ timeStyle: 'short' }), language),
  });
}
