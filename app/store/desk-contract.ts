// What every desk does, whatever stands behind it.
import { describe, expect, test } from 'vitest';
import type { Message } from '#app/content/messages.ts';
import type { Booking, Outgoing, VisitorRequest } from '#app/content/requests.ts';
import { addDays, wallDate } from '#app/lib/time-zone.ts';
import type { Desk } from './ports.ts';
import { expectChange, expectView } from './view-contract.ts';

export interface DeskFixture {
  desk: Desk;
  /** That of another page. */
  other: Desk;
  /** What has reached the inbox, in any order. */
  arrived: () => Promise<readonly Message[]>;
}

// Real moments: who has a clock of its own may look at that one.
const NOW = new Date();
const AT = NOW.toISOString();
const LATER = new Date(NOW.getTime() + 60_000).toISOString();
const day = (days: number) => addDays(wallDate(NOW, 'Asia/Karachi'), days);

const contact = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  subject: 'Engine',
  services: ['Web'],
  message: 'Hello',
};

const booking: Booking = {
  id: '7',
  name: 'Lin',
  email: 'lin@example.com',
  phone: '1',
  company: '',
  notes: '',
  date: day(2),
  slot: '02:00 PM',
  submittedAt: AT,
};

const REQUESTS: VisitorRequest[] = [
  { kind: 'contact', value: contact },
  {
    kind: 'inquiry',
    value: {
      name: 'Alan',
      email: 'alan@example.com',
      company: '',
      budget: '',
      timeline: '',
      description: 'A machine',
      services: [],
    },
  },
  {
    kind: 'consultation',
    value: {
      id: '7',
      name: 'Grace',
      email: 'grace@example.com',
      projectType: 'Web',
      budget: '',
      timeline: '',
      description: 'A compiler',
      preferredTime: '',
      submittedAt: AT,
      status: 'pending',
    },
  },
  { kind: 'booking', value: booking },
];

const asContact = (part: Partial<typeof contact> = {}, at = AT): Outgoing => ({
  at,
  request: { kind: 'contact', value: { ...contact, ...part } },
});
const asBooking = (part: Partial<Booking> = {}): Outgoing => ({
  at: AT,
  request: { kind: 'booking', value: { ...booking, ...part } },
});

const KEY = '0123456789abcdef0123456789abcdef';
const OTHER_KEY = 'fedcba9876543210fedcba9876543210';
const conflict = { ok: false, failure: { kind: 'conflict' } };

export function deskContract(title: string, open: () => Promise<DeskFixture>): void {
  describe(title, () => {
    test.each(REQUESTS)('a $kind arrives as a new message of its sender', async (request) => {
      const { desk, arrived } = await open();
      expect(await desk.send({ at: AT, request })).toEqual({ ok: true });
      const { kind, value } = request;
      expect(await arrived()).toMatchObject([
        { kind, email: value.email, status: 'new', timestamp: AT },
      ]);
    });

    test('what is sent again, or from two pages at once, arrives once', async () => {
      const { desk, other, arrived } = await open();
      for (const request of REQUESTS) {
        const outgoing = { at: AT, request };
        const results = await Promise.all([desk.send(outgoing), other.send(outgoing)]);
        results.push(await desk.send(outgoing));
        expect(results, request.kind).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
      }
      expect(await arrived()).toHaveLength(REQUESTS.length);
    });

    test.each([
      ['another visitor', asContact({ email: 'max@example.com' })],
      ['another text', asContact({ message: 'And one thing more' })],
      ['another moment', asContact({}, LATER)],
    ])('%s makes it another message, from two pages at once too', async (_, second) => {
      const { desk, other, arrived } = await open();
      const results = await Promise.all([desk.send(asContact()), other.send(second)]);
      expect(results).toEqual([{ ok: true }, { ok: true }]);
      const messages = await arrived();
      expect(new Set(messages.map(({ id }) => id)).size).toBe(2);
    });

    test('the same key is the same request, even when its message is different', async () => {
      const { desk, other, arrived } = await open();
      const results = await Promise.all([
        desk.send({ ...asContact(), key: KEY }),
        other.send({ ...asContact({}, LATER), key: KEY }),
      ]);
      results.push(await desk.send({ ...asContact({ message: 'Hello again' }), key: KEY }));
      expect(results).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
      expect(await arrived()).toHaveLength(1);
    });

    test('what has a key of its own is another request, even when all else is the same', async () => {
      const { desk, other, arrived } = await open();
      await Promise.all([
        desk.send({ ...asContact(), key: KEY }),
        other.send({ ...asContact(), key: OTHER_KEY }),
      ]);
      const messages = await arrived();
      expect(new Set(messages.map(({ id }) => id)).size).toBe(2);
    });

    test('the language of the visitor arrives with it; what is none does not', async () => {
      const { desk, arrived } = await open();
      await desk.send({ ...asBooking(), language: 'ur' });
      await desk.send({ ...asContact(), language: '<b>' });
      const messages = await arrived();
      const languageOf = (wanted: string) =>
        messages.find(({ kind }) => kind === wanted)?.language ?? 'unknown';
      expect([languageOf('booking'), languageOf('contact')]).toEqual(['ur', 'unknown']);
    });

    test.each<[string, unknown]>([
      ['no object', 'Hello'],
      ['a key that is none', { ...asContact(), key: 'short' }],
      ['no moment', { ...asContact(), at: 'soon' }],
      ['no kind', { at: AT, request: { value: contact } }],
      ['an unknown kind', { at: AT, request: { kind: 'order', value: contact } }],
      [
        'a text that is a list',
        { at: AT, request: { kind: 'contact', value: { ...contact, message: [] } } },
      ],
      ['more services than can be chosen', asContact({ services: Array(9).fill('Web') })],
      ['a date that is none', asBooking({ date: 'tomorrow' })],
    ])('a request with %s is refused, and nothing arrives', async (_, request) => {
      const { desk, arrived } = await open();
      const result = await desk.send(request as Outgoing);
      expect(result).toMatchObject({ ok: false, failure: { kind: 'corrupt' } });
      expect(await arrived()).toEqual([]);
    });

    test('of two bookings of one slot, sent at the same moment, one is refused as a conflict', async () => {
      const { desk, other, arrived } = await open();
      const results = await Promise.all([
        desk.send(asBooking()),
        other.send(asBooking({ email: 'max@example.com' })),
      ]);
      expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
      expect(results.find(({ ok }) => !ok)).toMatchObject(conflict);
      expect(await arrived()).toHaveLength(1);
    });

    test.each([
      ['that has begun', { date: day(-1) }],
      ['that does not exist', { slot: '03:30 PM' }],
      ['of a day that does not exist', { date: `${day(365).slice(0, 4)}-02-30` }],
    ])('a slot %s is not booked', async (_, part) => {
      const { desk, arrived } = await open();
      expect(await desk.send(asBooking(part))).toMatchObject(conflict);
      expect(await arrived()).toEqual([]);
    });

    test('a booked time is taken, on its day, and nobody learns by whom', async () => {
      const { desk } = await open();
      const { date, slot } = booking;
      const startsAt = `${date}T09:00:00.000Z`;
      const taken = desk.takenCalls(day(2), day(3));
      await expectView(taken, []);
      const call = { date, slot, startsAt, minutes: 30 };
      await expectChange(taken, () => desk.send(asBooking()), [call]);
      await expectView(desk.takenCalls(day(1), day(2)), [call]);
    });

    test('a booking that names another moment than its slot has is refused', async () => {
      const { desk, arrived } = await open();
      const startsAt = `${booking.date}T10:00:00.000Z`;
      expect(await desk.send(asBooking({ startsAt }))).toMatchObject(conflict);
      expect(await arrived()).toEqual([]);
    });
  });
}
