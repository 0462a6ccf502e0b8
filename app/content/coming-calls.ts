import { type Call, callOf } from './booking.ts';
import type { Booking } from './requests.ts';

export interface ComingCall extends Call {
  booking: Booking;
}

/** Calls that are not over yet, soonest first. What nobody can place in time is none. */
export function comingCalls(bookings: readonly Booking[], now: Date): ComingCall[] {
  return bookings
    .flatMap((booking): ComingCall[] => {
      const call = callOf(booking);
      return call && call.endsAt > now ? [{ booking, ...call }] : [];
    })
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
