import type { CalendarRules } from './db/bookings.ts';
import { queueBookingMail } from './mail/queue.ts';
import type { Services } from './services.ts';

/** By what a time can be had just now, and who is told of it: mails are written with what causes them. */
export async function calendarRules({
  siteContent,
  now: clock,
  post,
}: Pick<Services, 'siteContent' | 'now' | 'post'>): Promise<CalendarRules> {
  const { availability } = (await siteContent.read()).content;
  const now = clock();
  return {
    availability,
    now,
    onChange: (transaction, change) => queueBookingMail(transaction, post, change, now),
  };
}
