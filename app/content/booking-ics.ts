// A booked call as a file for the visitor's calendar.
import { type CalendarEvent, calendarFile } from '#app/lib/ics.ts';
import type { About } from './about.ts';
import { CALL_MINUTES, slotMoment } from './booking.ts';
import type { Booking } from './requests.ts';

export interface InviteTexts {
  summary: string;
  description: string;
}

/** Used when the profile holds no e-mail address; `.invalid` can never be somebody's domain. */
const NO_DOMAIN = 'portfolio.invalid';

/** Saving the same booking again updates the entry in the calendar: the UID follows from the id. */
export function bookingInvite(
  booking: Booking,
  about: Pick<About, 'name' | 'email'>,
  texts: InviteTexts,
  /** By mail it is an invitation, or takes one back; a file that the visitor saves is neither. */
  sent?: { method: 'REQUEST' | 'CANCEL'; sequence: number; at: Date },
): string {
  const start = slotMoment(booking.date, booking.slot);
  const event: CalendarEvent = {
    uid: `booking-${booking.id}@${ownerDomain(about.email)}`,
    stamp: sent?.at ?? new Date(booking.submittedAt),
    start,
    end: new Date(start.getTime() + CALL_MINUTES * 60_000),
    summary: texts.summary,
    description: texts.description,
    ...(sent && {
      invitation: {
        method: sent.method,
        sequence: sent.sequence,
        attendee: { name: booking.name, email: booking.email },
      },
    }),
  };
  const email = about.email.trim();
  return calendarFile(email ? { ...event, organizer: { name: about.name, email } } : event);
}

function ownerDomain(email: string): string {
  const [, domain] = /@([^@\s]+)\s*$/.exec(email) ?? [];
  return domain?.toLowerCase() ?? NO_DOMAIN;
}
