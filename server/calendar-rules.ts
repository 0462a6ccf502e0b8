import type { CalendarRules } from './db/bookings.ts';
import type { Services } from './services.ts';

/** By what a time can be had just now. */
export async function calendarRules({
  siteContent,
  now,
  onBookingChange,
}: Pick<Services, 'siteContent' | 'now' | 'onBookingChange'>): Promise<CalendarRules> {
  const { availability } = (await siteContent.read()).content;
  return { availability, now: now(), onChange: onBookingChange };
}
