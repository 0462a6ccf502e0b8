// Stores what a form collected. Requests with a list of their own are also put into the inbox: both or
// neither.
import {
  bookingMessage,
  consultationMessage,
  contactMessage,
  inquiryMessage,
  withFreeId,
} from '#app/content/inbox.ts';
import type { Message } from '#app/content/messages.ts';
import type { Booking, Consultation, Contact, Inquiry } from '#app/content/requests.ts';
import type { Result } from '#app/store/adapter.ts';
import type { Store } from '#app/store/store.ts';

function deliver(store: Store, message: Message): Promise<Result> {
  return store.update('messages', (messages) => [withFreeId(message, messages), ...messages]);
}

export function sendContact(store: Store, contact: Contact, now: Date): Promise<Result> {
  return deliver(store, contactMessage(contact, now));
}

export function sendInquiry(store: Store, inquiry: Inquiry, now: Date): Promise<Result> {
  return deliver(store, inquiryMessage(inquiry, now));
}

export async function sendConsultation(
  store: Store,
  consultation: Consultation,
  now: Date,
): Promise<Result> {
  const saved = await store.update('consultations', (list) => [...list, consultation]);
  if (!saved.ok) return saved;
  const delivered = await deliver(store, consultationMessage(consultation, now));
  if (!delivered.ok) {
    await store.update('consultations', (list) => list.filter(({ id }) => id !== consultation.id));
  }
  return delivered;
}

export async function sendBooking(store: Store, booking: Booking, now: Date): Promise<Result> {
  const saved = await store.update('bookings', (list) => [...list, booking]);
  if (!saved.ok) return saved;
  const delivered = await deliver(store, bookingMessage(booking, now));
  if (!delivered.ok) {
    await store.update('bookings', (list) => list.filter(({ id }) => id !== booking.id));
  }
  return delivered;
}
