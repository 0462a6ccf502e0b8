import { isolated } from './isolated.ts';
import { textDirection } from './text-direction.ts';
import { latinDigits, timeWords } from './time-words.ts';
import { isTimeZone } from './time-zone.ts';
import { zoneCity } from './zone-city.ts';

const STYLES = {
  full: { dateStyle: 'full', timeStyle: 'short' },
  /** For a line of a list, in which the year goes without saying. */
  short: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
} as const;

const TIME: readonly string[] = ['hour', 'minute', 'dayPeriod'];

/** A day with its time. The time stays whole: no line ends in it, and letters that run the other way leave it alone. */
export function momentText(
  moment: Date,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const parts = new Intl.DateTimeFormat(latinDigits(language), options).formatToParts(moment);
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('');
  const first = parts.findIndex(({ type }) => TIME.includes(type));
  const last = parts.findLastIndex(({ type }) => TIME.includes(type)) + 1;
  const time = timeWords(text(first, last), language).replaceAll(' ', '\u00a0');
  const isRight = textDirection(text(0)) === 'rtl';
  return `${text(0, first)}${isRight ? isolated(time) : time}${text(last)}`;
}

/** What a clock and a calendar in a place show at a moment, with the name of the place. */
function clockText(
  moment: Date,
  timeZone: string,
  language: string,
  style: keyof typeof STYLES,
): string {
  const text = momentText(moment, language, { timeZone, ...STYLES[style] });
  const city = zoneCity(timeZone);
  return `${text} (${textDirection(text) === 'rtl' ? isolated(city) : city})`;
}

/** The owner's clock and the visitor's: that of the world where nobody knows theirs, one where both are the same. */
export function bothClocks(
  moment: Date,
  zones: { owner: string; visitor: string | undefined },
  language: string,
  style: keyof typeof STYLES = 'full',
): string[] {
  const { owner, visitor = '' } = zones;
  const other = isTimeZone(visitor) ? visitor : 'UTC';
  return [...new Set([owner, other])].map((zone) => clockText(moment, zone, language, style));
}
