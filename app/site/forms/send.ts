// Stores what a form collected. Requests with a list of their own are also put into the inbox: both or
// neither. What has arrived already is not stored again, so whoever is not sure sends once more.
import { slotStates } from '#app/content/booking.ts';
import {
  bookingMessage,
  consultationMessage,
  contactMessage,
  hasArrived,
  inquiryMessage,
  withFreeId,
} from '#app/content/inbox.ts';
import type { Message } from '#app/content/messages.ts';
import type { Booking, Consultation, Contact, Inquiry } from '#app/content/requests.ts';
import { failure, type Result } from '#app/store/adapter.ts';
import type { Store } from '#app/store/store.ts';

export function sendContact(store: Store, contact: Contact, now: Date): Promise<Result> {
  return deliver(store, contactMessage(contact, now));
}

export function sendInquiry(store: Store, inquiry: Inquiry, now: Date): Promise<Result> {
  return deliver(store, inquiryMessage(inquiry, now));
}

function deliver(store: Store, message: Message): Promise<Result> {
  return store.updateAll(['messages'], ({ messages }) =>
    hasArrived(message, messages) ? {} : { messages: [withFreeId(message, messages), ...messages] },
  );
}

export function sendConsultation(
  store: Store,
  consultation: Consultation,
  now: Date,
): Promise<Result> {
  const message = consultationMessage(consultation, now);
  return store.updateAll(['consultations', 'messages'], ({ consultations, messages }) =>
    hasArrived(message, messages)
      ? {}
      : {
          consultations: [...consultations, withFreeId(consultation, consultations)],
          messages: [withFreeId(message, messages), ...messages],
        },
  );
}

/** A conflict when the slot was taken, or has begun, before this booking arrived. */
export function sendBooking(store: Store, booking: Booking, now: Date): Promise<Result> {
  const message = bookingMessage(booking, now);
  return store.updateAll(['bookings', 'messages'], ({ bookings, messages }) => {
    if (hasArrived(message, messages)) return {};
    const slots = slotStates(booking.date, now, bookings);
    if (!slots.some(({ slot, state }) => slot === booking.slot && state === 'free')) {
      return failure('conflict', 'The slot is not free any more.');
    }
    return {
      bookings: [...bookings, withFreeId(booking, bookings)],
      messages: [withFreeId(message, messages), ...messages],
    };
  });
}
