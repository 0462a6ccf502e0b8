import { textDirection } from './text-direction.ts';
import { isTimeZone } from './time-zone.ts';
import { zoneCity } from './zone-city.ts';

const STYLES = {
  full: { dateStyle: 'full', timeStyle: 'short' },
  /** For a line of a list, in which the year goes without saying. */
  short: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
} as const;

const TIME: readonly string[] = ['hour', 'minute', 'dayPeriod'];

/** What a clock and a calendar in a place show at a moment, with the name of the place. */
function clockText(
  moment: Date,
  timeZone: string,
  language: string,
  style: keyof typeof STYLES,
): string {
  const parts = new Intl.DateTimeFormat(language, {
    timeZone,
    ...STYLES[style],
  }).formatToParts(moment);
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value.replaceAll('\u202f', ' '))
      .join('');
  const first = parts.findIndex(({ type }) => TIME.includes(type));
  const last = parts.findLastIndex(({ type }) => TIME.includes(type)) + 1;
  // Between letters that run the other way, a time and a name would fall apart.
  const isRight = textDirection(text(0)) === 'rtl';
  const whole = (part: string) => (isRight ? `\u2068${part}\u2069` : part);
  // A line never ends within a time.
  const time = whole(text(first, last).replaceAll(' ', '\u00a0'));
  return `${text(0, first)}${time}${text(last)} (${whole(zoneCity(timeZone))})`;
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
