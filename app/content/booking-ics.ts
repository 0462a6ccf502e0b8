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

/** Saving the same booking again updates the entry in the calendar: its UID stays, whoever makes the file. */
export function bookingInvite(
  booking: Booking,
  about: Pick<About, 'name' | 'email'>,
  texts: InviteTexts,
  /** An invitation, or what takes one back; a file that the visitor saves is neither. */
  sent?: { method: 'REQUEST' | 'CANCEL'; sequence: number; at: Date },
): string {
  const event = { ...bookingEvent(booking, texts), ...(sent && sentAs(booking, sent)) };
  const email = about.email.trim();
  const organizer = email && { organizer: { name: about.name, email } };
  return calendarFile([{ ...event, ...organizer }], sent && { method: sent.method });
}

function sentAs(
  { name, email }: Booking,
  { sequence, at }: { sequence: number; at: Date },
): Partial<CalendarEvent> {
  // Anybody can type anybody's address: an invitation carries no words of theirs there.
  return { sequence, stamp: at, attendee: { name: properName(name) ?? email, email } };
}

export function bookingEvent(booking: Booking, texts: InviteTexts): CalendarEvent {
  const call = callOf(booking);
  if (!call) throw new RangeError(`Not a slot: ${booking.date}, ${booking.slot}`);
  return {
    uid: `booking-${booking.uid ?? booking.id}`,
    sequence: booking.sequence ?? 0,
    stamp: new Date(booking.submittedAt),
    start: call.startsAt,
    end: call.endsAt,
    ...texts,
  };
}
