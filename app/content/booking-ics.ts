// A booked call as a file for the visitor's calendar.
import { type CalendarEvent, calendarFile } from '#app/lib/ics.ts';
import type { About } from './about.ts';
import { callOf } from './booking.ts';
import type { Booking } from './requests.ts';

export interface InviteTexts {
  summary: string;
  description: string;
}

/** Saving the same booking again updates the entry in the calendar: its UID stays, whoever makes the file. */
export function bookingInvite(
  booking: Booking,
  about: Pick<About, 'name' | 'email'>,
  texts: InviteTexts,
): string {
  const call = callOf(booking);
  if (!call) throw new RangeError(`Not a slot: ${booking.date}, ${booking.slot}`);
  const event: CalendarEvent = {
    uid: `booking-${booking.uid ?? booking.id}`,
    stamp: new Date(booking.submittedAt),
    start: call.startsAt,
    end: call.endsAt,
    summary: texts.summary,
    description: texts.description,
  };
  const email = about.email.trim();
  return calendarFile(email ? { ...event, organizer: { name: about.name, email } } : event);
}
