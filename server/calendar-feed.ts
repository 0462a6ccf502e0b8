// The owner's calls for a calendar that subscribes to them. The address is the secret.
import { Hono } from 'hono';
import { bookingEvent } from '#app/content/booking-ics.ts';
import type { Booking } from '#app/content/requests.ts';
import { calendarFile } from '#app/lib/ics.ts';
import { feedBookings } from './db/calendar-feed.ts';
import type { Services } from './services.ts';

export const feedPath = (token: string) => `/calendar/${token}.ics`;

/** What the owner sees in the calendar: who calls, and how to reach them. */
function textsOf({ name, email, phone, company, notes }: Booking) {
  const description = [email, phone, company, notes].filter(Boolean).join('\n');
  return { summary: `Call with ${name || email}`, description };
}

/** Mounted below `/calendar`. */
export function feedRoutes({ database, now }: Services): Hono {
  return new Hono().get('/:file', async (context) => {
    const token = context.req.param('file').replace(/\.ics$/, '');
    const bookings = await feedBookings(database.db, token, now());
    if (!bookings) return context.notFound();
    const events = bookings.map((booking) => bookingEvent(booking, textsOf(booking)));
    return context.body(calendarFile(events, { name: 'Calls' }), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    });
  });
}
