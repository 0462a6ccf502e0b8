import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate } from '#app/lib/calendar-date.ts';
import { addDays, wallClock, wallDate } from '#app/lib/time-zone.ts';
import {
  BOOKING_SLOTS,
  isBookableDate,
  OWNER_TIME_ZONE,
  slotMoment,
  slotStates,
  slotText,
  visitorTime,
} from './booking.ts';

const VISITOR_ZONES = [
  'Africa/Cairo',
  'Africa/Casablanca',
  'Africa/Lagos',
  'America/Anchorage',
  'America/Argentina/Buenos_Aires',
  'America/Chicago',
  'America/Los_Angeles',
  'America/New_York',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Singapore',
  'Asia/Tashkent',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Europe/Berlin',
  'Europe/Istanbul',
  'Europe/London',
  'Pacific/Apia',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Marquesas',
  'Pacific/Pago_Pago',
];

const DAY_CHANGES = ['2025-03-09', '2025-03-30', '2025-04-06', '2025-10-26', '2025-11-02'];
const anyDate = fc.oneof(
  fc.constantFrom(...DAY_CHANGES),
  fc.integer({ min: 0, max: 7000 }).map((days) => addDays('2020-01-01', days)),
);
const anySlot = fc.constantFrom(...BOOKING_SLOTS);
const anyZone = fc.constantFrom(...VISITOR_ZONES);

test('a slot is a time of the day in Karachi', () => {
  expect(slotMoment('2025-06-30', '09:00 AM').toISOString()).toBe('2025-06-30T04:00:00.000Z');
  expect(slotMoment('2025-06-30', '02:00 PM').toISOString()).toBe('2025-06-30T09:00:00.000Z');
  expect(slotMoment('2025-06-30', '11:00 PM').toISOString()).toBe('2025-06-30T18:00:00.000Z');
});

test('12:00 AM is the midnight that ends the chosen day', () => {
  expect(slotMoment('2025-06-30', '12:00 AM').toISOString()).toBe('2025-06-30T19:00:00.000Z');
  expect(slotMoment('2025-12-31', '12:00 AM').toISOString()).toBe('2025-12-31T19:00:00.000Z');
  expect(wallClock(slotMoment('2025-12-31', '12:00 AM'), OWNER_TIME_ZONE)).toEqual({
    date: '2026-01-01',
    time: '00:00',
  });
});

test('a text that is not a slot is refused', () => {
  expect(() => slotMoment('2025-06-30', '25:00')).toThrow(RangeError);
  expect(() => slotMoment('2025-06-31', '09:00 AM')).toThrow(RangeError);
});

test('the slots of any day follow each other and end with the day', () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      const moments = BOOKING_SLOTS.map((slot) => slotMoment(date, slot).getTime());
      expect(moments).toEqual([...moments].sort((a, b) => a - b));
      expect(new Set(moments).size).toBe(BOOKING_SLOTS.length);
      expect(wallDate(new Date((moments.at(-1) ?? 0) - 1), OWNER_TIME_ZONE)).toBe(date);
    }),
  );
});

test('slots that have begun are past and booked ones are taken', () => {
  const now = new Date('2025-06-30T09:00:00Z');
  const states = slotStates('2025-06-30', now, [
    { date: '2025-06-30', slot: '09:00 AM' },
    { date: '2025-06-30', slot: '12:00 AM' },
    { date: '2025-07-01', slot: '08:00 PM' },
  ]);
  const slotsThatAre = (state: string) =>
    states.filter((entry) => entry.state === state).map((entry) => entry.slot);
  expect(slotsThatAre('past')).toEqual(['09:00 AM', '10:00 AM', '11:00 AM', '02:00 PM']);
  expect(slotsThatAre('taken')).toEqual(['12:00 AM']);
  expect(slotsThatAre('free')).toHaveLength(7);
});

test('a stored booking with an unreadable date or slot takes nothing and breaks nothing', () => {
  const taken = [
    { date: '2025-99-99', slot: '09:00 AM' },
    { date: '2025-06-30', slot: 'noon' },
  ];
  const states = slotStates('2025-06-30', new Date('2025-06-01T00:00:00Z'), taken);
  expect(states.every(({ state }) => state === 'free')).toBe(true);
});

test('today in Karachi stays bookable until its closing midnight', () => {
  expect(isBookableDate('2025-06-30', new Date('2025-06-30T18:59:59Z'))).toBe(true);
  expect(isBookableDate('2025-06-30', new Date('2025-06-30T19:00:00Z'))).toBe(false);
  expect(isBookableDate('2025-07-01', new Date('2025-06-30T19:00:00Z'))).toBe(true);
});

test('a day that is still today for the visitor but over in Karachi cannot be booked', () => {
  const now = new Date('2025-06-30T22:00:00Z');
  expect(wallDate(now, 'America/New_York')).toBe('2025-06-30');
  expect(isBookableDate('2025-06-30', now)).toBe(false);
});

test('a date that does not exist cannot be booked', () => {
  const now = new Date('2025-06-30T22:00:00Z');
  expect(isBookableDate('2026-02-30', now)).toBe(false);
  expect(isBookableDate('tomorrow', now)).toBe(false);
});

test('a date is bookable exactly when a slot of it is free on an empty calendar', () => {
  const moment = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2030-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, fc.integer({ min: -2, max: 2 }), (now, days) => {
      const date = addDays(wallDate(now, OWNER_TIME_ZONE), days);
      const anyFree = slotStates(date, now, []).some(({ state }) => state === 'free');
      expect(isBookableDate(date, now)).toBe(anyFree);
      expect(anyFree).toBe(days >= 0);
    }),
  );
});

test('the visitor sees the own time and how the day differs from the one picked', () => {
  const morning = slotMoment('2025-06-30', '09:00 AM');
  expect(visitorTime(morning, 'Europe/Berlin', 'en')).toEqual({ time: '6:00 AM', dayOffset: 0 });
  expect(visitorTime(morning, 'America/New_York', 'en')).toEqual({
    time: '12:00 AM',
    dayOffset: 0,
  });
  expect(visitorTime(morning, 'Pacific/Pago_Pago', 'en')).toEqual({
    time: '5:00 PM',
    dayOffset: -1,
  });
  expect(visitorTime(morning, 'Asia/Kolkata', 'de')).toEqual({ time: '09:30', dayOffset: 0 });
  const evening = slotMoment('2025-06-30', '11:00 PM');
  expect(visitorTime(evening, 'Pacific/Kiritimati', 'en')).toEqual({
    time: '8:00 AM',
    dayOffset: 1,
  });
});

test('the day of the closing midnight is counted from the picked day, not from the next one', () => {
  const midnight = slotMoment('2025-06-30', '12:00 AM');
  expect(visitorTime(midnight, 'Europe/Berlin', 'en')).toEqual({ time: '9:00 PM', dayOffset: 0 });
  expect(visitorTime(midnight, 'Asia/Kolkata', 'en')).toEqual({ time: '12:30 AM', dayOffset: 1 });
});

test('a visitor whose clock shows the same needs no second time', () => {
  const startsAt = slotMoment('2025-06-30', '12:00 AM');
  expect(visitorTime(startsAt, 'Asia/Karachi', 'en')).toBeUndefined();
  expect(visitorTime(startsAt, 'Asia/Tashkent', 'en')).toBeUndefined();
});

test('a zone that the browser made up gives no second time', () => {
  const startsAt = slotMoment('2025-06-30', '09:00 AM');
  expect(visitorTime(startsAt, 'Etc/Nowhere', 'en')).toBeUndefined();
});

test('in every zone the shown time and day lead back to the moment of the slot', () => {
  fc.assert(
    fc.property(anyDate, anySlot, anyZone, (date, slot, zone) => {
      const startsAt = slotMoment(date, slot);
      const shown = visitorTime(startsAt, zone, 'en-GB');
      const clock = wallClock(startsAt, zone);
      if (!shown) {
        expect(clock).toEqual(wallClock(startsAt, OWNER_TIME_ZONE));
        return;
      }
      expect(shown.time).toBe(clock.time);
      expect(addDays(date, shown.dayOffset)).toBe(clock.date);
    }),
    { numRuns: 1000 },
  );
});

test('a picked date keeps its own year, month and day', () => {
  expect(calendarDate(new Date(2025, 5, 3))).toBe('2025-06-03');
  expect(calendarDate(new Date(2025, 11, 31, 23, 59))).toBe('2025-12-31');
  expect(calendarDate(new Date(2025, 0, 1, 0, 0))).toBe('2025-01-01');
});

test.each([
  ['en', '09:00 AM', '07:00 PM', '12:00 AM'],
  ['de', '09:00', '19:00', '00:00'],
  ['fr', '09:00', '19:00', '00:00'],
  ['it', '09:00', '19:00', '00:00'],
  ['ar', '09:00 ص', '07:00 م', '12:00 ص'],
])('a slot reads as a time in %s', (language, ...texts) => {
  expect(['09:00 AM', '07:00 PM', '12:00 AM'].map((slot) => slotText(slot, language))).toEqual(
    texts,
  );
});
