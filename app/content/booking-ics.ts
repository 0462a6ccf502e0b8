// A booked call as a file for calendars: that of the visitor, who saves or is sent it, and that of the owner.
import { type CalendarEvent, calendarFile } from '#app/lib/ics.ts';
import { properName } from '#app/lib/proper-name.ts';
import type { About } from './about.ts';
import { callOf } from './booking.ts';
import type { Booking } from './requests.ts';

export interface InviteTexts {
  summary: string;
  description: string;
}

/** An invitation, or what takes one back; a file that the visitor saves is neither. */
interface Sent {
  method: 'REQUEST' | 'CANCEL';
  at: Date;
}

/** Saving the same booking again updates the entry in the calendar: its UID stays, whoever makes the file. */
export function bookingInvite(
  booking: Booking,
  about: Pick<About, 'name' | 'email'>,
  texts: InviteTexts,
  sent?: Sent,
): string {
  const event = { ...bookingEvent(booking, texts), ...(sent && sentAs(sent)) };
  const email = about.email.trim();
  // Nobody invites, or takes that back, who cannot be answered: then the call is only to know of.
  if (!email) return calendarFile([event]);
  const organizer = { name: about.name, email };
  if (!sent) return calendarFile([{ ...event, organizer }]);
  return calendarFile([{ ...event, organizer, attendee: attendeeOf(booking) }], {
    method: sent.method,
  });
}

function sentAs({ method, at }: Sent): Partial<CalendarEvent> {
  return { stamp: at, isCancelled: method === 'CANCEL' };
}

/** Anybody can type anybody's address: an invitation carries no words of theirs there. */
function attendeeOf({ name, email }: Booking) {
  return { name: properName(name) ?? email, email };
}

export function bookingEvent(booking: Booking, texts: InviteTexts): CalendarEvent {
  const call = callOf(booking);
  if (!call) throw new RangeError(`Not a slot: ${booking.date}, ${booking.slot}`);
  return {
    uid: `booking-${booking.uid ?? booking.id}`,
    sequence: booking.calendarSequence ?? booking.sequence ?? 0,
    stamp: new Date(booking.submittedAt),
    start: call.startsAt,
    end: call.endsAt,
    ...texts,
  };
}
