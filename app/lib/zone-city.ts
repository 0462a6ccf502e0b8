/** The place that a time zone is named after: `Europe/Berlin` is Berlin. Every engine says the same. */
export function zoneCity(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
