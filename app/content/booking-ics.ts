// A booked call as a file for calendars: that of the visitor, who saves or is sent it, and that of the owner.
import { type CalendarEvent, type CalendarMethod, calendarFile } from '#app/lib/ics.ts';
import type { About } from './about.ts';
import { callOf } from './booking.ts';
import type { Booking } from './requests.ts';

export interface InviteTexts {
  summary: string;
  description: string;
}

interface InviteOptions {
  /** An invitation or a cancellation names the visitor as well. */
  method?: CalendarMethod;
  /** When it was written down; for a call that was not changed, when it was asked for. */
  stamp?: Date;
}

type Organizer = Pick<About, 'name' | 'email'>;

/** Saving the same booking again updates the entry in the calendar: its UID stays, whoever makes the file. */
export function bookingInvite(
  booking: Booking,
  about: Organizer,
  texts: InviteTexts,
  { method = 'PUBLISH', stamp }: InviteOptions = {},
): string {
  const event = bookingEvent(booking, texts, stamp);
  const email = about.email.trim();
  // Nobody can be invited by nobody.
  if (!email) return calendarFile([event], { method: method === 'CANCEL' ? method : 'PUBLISH' });
  const organizer = { name: about.name, email };
  if (method === 'PUBLISH') return calendarFile([{ ...event, organizer }]);
  const attendee = { name: booking.name || booking.email, email: booking.email };
  return calendarFile([{ ...event, organizer, attendee }], { method });
}

export function bookingEvent(
  booking: Booking,
  texts: InviteTexts,
  stamp: Date = new Date(booking.submittedAt),
): CalendarEvent {
  const call = callOf(booking);
  if (!call) throw new RangeError(`Not a slot: ${booking.date}, ${booking.slot}`);
  return {
    uid: `booking-${booking.uid ?? booking.id}`,
    sequence: booking.sequence ?? 0,
    stamp,
    start: call.startsAt,
    end: call.endsAt,
    ...texts,
  };
}
