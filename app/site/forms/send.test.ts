import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Booking, Consultation } from '#app/content/requests.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { sendBooking, sendConsultation, sendContact, sendInquiry } from './send.ts';

const now = new Date('2026-03-11T10:10:00Z');
const base = { ...builtInContent, messages: [] };

const booking: Booking = {
  id: '7',
  name: 'Lin',
  email: 'lin@example.com',
  phone: '1',
  company: '',
  notes: '',
  date: '2026-03-12',
  slot: '02:00 PM',
  submittedAt: now.toISOString(),
};

const consultation: Consultation = {
  id: '7',
  name: 'Grace',
  email: 'grace@example.com',
  projectType: 'Web',
  budget: '',
  timeline: '',
  description: 'A compiler',
  preferredTime: '',
  submittedAt: now.toISOString(),
  status: 'pending',
};

/** A browser that has room for the short texts of the lists, and none for a long inbox. */
async function openAlmostFull() {
  const adapter = createMemoryAdapter({ capacity: 2000 });
  const store = createStore(adapter, base);
  const message = { id: '1', message: 'x'.repeat(1600), timestamp: now.toISOString() };
  const text = JSON.stringify({ version: 1, savedAt: now.toISOString(), value: [message] });
  adapter.change('messages', text);
  return store;
}

test('a contact message and an inquiry arrive in front of what is there', async () => {
  const store = createStore(createMemoryAdapter(), base);
  const contact = {
    firstName: 'Ada',
    lastName: 'L',
    email: 'a@b.c',
    subject: 'Engine',
    services: [],
    message: 'M',
  };
  const inquiry = {
    name: 'Alan',
    email: 'a@b.c',
    company: '',
    budget: '',
    timeline: '',
    description: 'D',
    services: [],
  };
  expect(await sendContact(store, contact, now)).toEqual({ ok: true });
  expect(await sendInquiry(store, inquiry, now)).toEqual({ ok: true });
  expect(store.get('messages').map(({ kind }) => kind)).toEqual(['inquiry', 'contact']);
  expect(new Set(store.get('messages').map(({ id }) => id)).size).toBe(2);
});

test('a consultation and a booking stand in their list and in the inbox', async () => {
  const store = createStore(createMemoryAdapter(), base);
  expect(await sendConsultation(store, consultation, now)).toEqual({ ok: true });
  expect(await sendBooking(store, booking, now)).toEqual({ ok: true });
  expect(store.get('consultations')).toEqual([consultation]);
  expect(store.get('bookings')).toEqual([booking]);
  expect(store.get('messages').map(({ kind }) => kind)).toEqual(['booking', 'consultation']);
});

test('without room for the message there is no request either', async () => {
  const store = await openAlmostFull();
  const full = { ok: false, failure: { kind: 'full' } };
  expect(await sendConsultation(store, consultation, now)).toMatchObject(full);
  expect(await sendBooking(store, booking, now)).toMatchObject(full);
  expect(store.isSaved('consultations')).toBe(false);
  expect(store.isSaved('bookings')).toBe(false);
  expect(store.get('messages')).toHaveLength(1);
});

test('of two bookings of one slot, sent at the same moment, one is refused as a conflict', async () => {
  const adapter = createMemoryAdapter();
  const [one, other] = [createStore(adapter, base), createStore(adapter, base)];
  const results = await Promise.all([
    sendBooking(one, booking, now),
    sendBooking(other, { ...booking, email: 'max@example.com' }, now),
  ]);
  expect(results).toMatchObject([{ ok: true }, { ok: false, failure: { kind: 'conflict' } }]);
  expect(one.get('bookings')).toEqual([booking]);
  expect(one.get('messages')).toHaveLength(1);
});

test.each([
  ['that has begun', { date: '2026-03-11', slot: '03:00 PM' }],
  ['that does not exist', { slot: '03:30 PM' }],
])('a slot %s is not booked', async (_, part) => {
  const store = createStore(createMemoryAdapter(), base);
  const result = await sendBooking(store, { ...booking, ...part }, now);
  expect(result).toMatchObject({ ok: false, failure: { kind: 'conflict' } });
  expect(store.isSaved('bookings')).toBe(false);
  expect(store.isSaved('messages')).toBe(false);
});
