import type { Booking } from '#app/content/requests.ts';
import { CLOSING_MIDNIGHT } from '#app/content/slot-name.ts';
import type { I18n } from '#app/i18n/i18n.ts';
import { fullDate } from '#app/lib/time-words.ts';

type Named = Pick<Booking, 'date' | 'slot'>;

/** To which day the night leads: beside the day that it ends, midnight is read as the one a day earlier. */
export function nightText(
  { t, language }: I18n,
  { date, slot }: Named,
  key: 'schedule.night' | 'schedule.nightSentence' = 'schedule.night',
): string | undefined {
  if (slot !== CLOSING_MIDNIGHT) return undefined;
  return t(key, { date: fullDate(new Date(`${date}T24:00`), language) });
}
