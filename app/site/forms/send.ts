// Stores what a form collected. Requests with a list of their own are also put into the inbox: both or
// neither.
import { slotStates } from '#app/content/booking.ts';
import {
  bookingMessage,
  consultationMessage,
  contactMessage,
  inquiryMessage,
  withFreeId,
} from '#app/content/inbox.ts';
import type { Message } from '#app/content/messages.ts';
import type { Booking, Consultation, Contact, Inquiry } from '#app/content/requests.ts';
import { failure, type Result } from '#app/store/adapter.ts';
import type { Store } from '#app/store/store.ts';

const delivered = (messages: readonly Message[], message: Message) => [
  withFreeId(message, messages),
  ...messages,
];

export function sendContact(store: Store, contact: Contact, now: Date): Promise<Result> {
  return store.update('messages', (all) => delivered(all, contactMessage(contact, now)));
}

export function sendInquiry(store: Store, inquiry: Inquiry, now: Date): Promise<Result> {
  return store.update('messages', (all) => delivered(all, inquiryMessage(inquiry, now)));
}

export function sendConsultation(
  store: Store,
  consultation: Consultation,
  now: Date,
): Promise<Result> {
  return store.updateAll(['consultations', 'messages'], ({ consultations, messages }) => ({
    consultations: [...consultations, withFreeId(consultation, consultations)],
    messages: delivered(messages, consultationMessage(consultation, now)),
  }));
}

/** A conflict when the slot was taken, or has begun, before this booking arrived. */
export function sendBooking(store: Store, booking: Booking, now: Date): Promise<Result> {
  return store.updateAll(['bookings', 'messages'], ({ bookings, messages }) => {
    const slots = slotStates(booking.date, now, bookings);
    if (!slots.some(({ slot, state }) => slot === booking.slot && state === 'free')) {
      return failure('conflict', 'The slot is not free any more.');
    }
    return {
      bookings: [...bookings, withFreeId(booking, bookings)],
      messages: delivered(messages, bookingMessage(booking, now)),
    };
  });
}
