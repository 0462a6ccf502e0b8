import type { CalendarRules } from './db/bookings.ts';
import { queueBookingMail } from './mail/queue.ts';
import type { Services } from './services.ts';

/** By what a time can be had just now, and what every change of a call causes. */
export async function calendarRules({
  siteContent,
  now,
  post,
}: Pick<Services, 'siteContent' | 'now' | 'post'>): Promise<CalendarRules> {
  const { availability } = (await siteContent.read()).content;
  const at = now();
  return {
    availability,
    now: at,
    onChange: (transaction, change) => queueBookingMail(transaction, post, change, at),
  };
}
