import { isTimeZone } from './time-zone.ts';
import { zoneCity } from './zone-city.ts';

/** What a clock and a calendar in a place show at a moment, with the name of the place. */
export function clockText(moment: Date, timeZone: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  });
  return `${format.format(moment).replaceAll('\u202f', ' ')} (${zoneCity(timeZone)})`;
}

/** The owner's clock and the visitor's: that of the world where nobody knows theirs, one where both are the same. */
export function bothClocks(
  moment: Date,
  zones: { owner: string; visitor: string | undefined },
  language: string,
): string[] {
  const { owner, visitor = '' } = zones;
  const other = isTimeZone(visitor) ? visitor : 'UTC';
  return [...new Set([owner, other])].map((zone) => clockText(moment, zone, language));
}
