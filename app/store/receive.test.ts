import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Booking, Consultation, Outgoing } from '#app/content/requests.ts';
import { createStore } from './create-store.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { receive } from './receive.ts';

const now = new Date('2026-03-11T10:10:00Z');
const at = now.toISOString();
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
  submittedAt: at,
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
  submittedAt: at,
  status: 'pending',
};

const sentConsultation: Outgoing = { at, request: { kind: 'consultation', value: consultation } };
const sentBooking: Outgoing = { at, request: { kind: 'booking', value: booking } };

/** A browser that has room for the short texts of the lists, and none for a long inbox. */
function openAlmostFull() {
  const adapter = createMemoryAdapter({ capacity: 2000 });
  const store = createStore(adapter, base);
  const message = { id: '1', message: 'x'.repeat(1600), timestamp: at };
  adapter.change('messages', JSON.stringify({ version: 1, savedAt: at, value: [message] }));
  return store;
}

test('a consultation and a booking stand in their list, and in front of what is in the inbox', async () => {
  const store = createStore(createMemoryAdapter(), base);
  expect(await receive(store, sentConsultation)).toEqual({ ok: true });
  expect(await receive(store, sentBooking)).toEqual({ ok: true });
  expect(store.get('consultations')).toEqual([consultation]);
  expect(store.get('bookings')).toEqual([
    { ...booking, startsAt: '2026-03-12T09:00:00.000Z', minutes: 30 },
  ]);
  expect(store.get('messages').map(({ kind }) => kind)).toEqual(['booking', 'consultation']);
});

test('without room for the message there is no request either', async () => {
  const store = openAlmostFull();
  const full = { ok: false, failure: { kind: 'full' } };
  expect(await receive(store, sentConsultation)).toMatchObject(full);
  expect(await receive(store, sentBooking)).toMatchObject(full);
  expect(store.isSaved('consultations')).toBe(false);
  expect(store.isSaved('bookings')).toBe(false);
  expect(store.get('messages')).toHaveLength(1);
});

test('what is refused leaves every collection as it was', async () => {
  const store = createStore(createMemoryAdapter(), base);
  const taken = {
    ...sentBooking,
    request: { kind: 'booking' as const, value: { ...booking, slot: 'noon' } },
  };
  expect((await receive(store, taken)).ok).toBe(false);
  expect((await receive(store, { ...sentConsultation, at: 'never' })).ok).toBe(false);
  for (const key of ['bookings', 'consultations', 'messages'] as const) {
    expect(store.isSaved(key), key).toBe(false);
  }
});
