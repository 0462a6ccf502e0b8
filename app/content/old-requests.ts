// Which requests have been kept for long enough, when the owner has said how long that is.

import type { InboxContent } from './bundle.ts';
import { addressOf } from './person.ts';
import type { Booking } from './requests.ts';
import type { Privacy } from './settings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many months; undefined for ever. */
export function monthsKept(privacy: Privacy | undefined): number | undefined {
  return Number.parseInt(privacy?.keepRequests ?? '', 10) || undefined;
}

/** What was sent before this moment goes; undefined while everything stays. */
export function oldestKept(privacy: Privacy | undefined, now: Date): string | undefined {
  const months = monthsKept(privacy);
  if (months === undefined) return undefined;
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - months);
  // Of a month without such a day it is the last one.
  if (oldest.getUTCDate() !== now.getUTCDate()) oldest.setUTCDate(0);
  return oldest.toISOString();
}

/** The first day on which a call may still be ahead, wherever the owner is. */
export function firstDayAhead(now: Date): string {
  return new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
}

/** What was sent for a call that is still ahead stays with it. */
export function isForCallAhead(
  { id, kind, email }: { id: string; kind: string; email: string },
  ahead: readonly Pick<Booking, 'id' | 'email'>[],
): boolean {
  const isOf = (booking: Pick<Booking, 'id' | 'email'>) =>
    booking.id === id || addressOf(booking.email) === addressOf(email);
  return kind === 'booking' && ahead.some(isOf);
}

export function withoutOld(inbox: InboxContent, oldest: string, now: Date): InboxContent {
  const firstDay = firstDayAhead(now);
  const isYoung = (moment: string) => Date.parse(moment) >= Date.parse(oldest);
  const ahead = inbox.bookings.filter(({ date }) => date >= firstDay);
  return {
    messages: inbox.messages.filter(
      (message) => isYoung(message.timestamp) || isForCallAhead(message, ahead),
    ),
    consultations: inbox.consultations.filter(({ submittedAt }) => isYoung(submittedAt)),
    bookings: inbox.bookings.filter(
      (booking) => isYoung(booking.submittedAt) || ahead.includes(booking),
    ),
  };
}
