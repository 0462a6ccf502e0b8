import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import {
  addDays,
  isCalendarDate,
  isOnCalendar,
  isTimeZone,
  momentOf,
  wallClock,
  wallDate,
} from './time-zone.ts';

afterEach(() => vi.unstubAllGlobals());

const ZONES = [
  'Africa/Cairo',
  'Africa/Casablanca',
  'Africa/Lagos',
  'America/Argentina/Buenos_Aires',
  'America/Havana',
  'America/Los_Angeles',
  'America/New_York',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Riyadh',
  'Asia/Shanghai',
  'Asia/Tehran',
  'Asia/Tokyo',
  'Atlantic/Azores',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Europe/Berlin',
  'Europe/Dublin',
  'Europe/London',
  'Pacific/Apia',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
];

const HOUR_MS = 3_600_000;
const zone = fc.constantFrom(...ZONES);
const wholeMinute = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2060, 0, 1) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));

function iso(date: string, time: string, where: string): string {
  return momentOf(date, time, where).toISOString();
}

test('a wall clock is read with the offset of its zone', () => {
  expect(iso('2025-06-30', '09:00', 'Asia/Karachi')).toBe('2025-06-30T04:00:00.000Z');
  expect(iso('2025-06-30', '09:00', 'Asia/Kolkata')).toBe('2025-06-30T03:30:00.000Z');
  expect(iso('2025-06-30', '09:00', 'America/St_Johns')).toBe('2025-06-30T11:30:00.000Z');
  expect(iso('2025-01-15', '09:00', 'America/St_Johns')).toBe('2025-01-15T12:30:00.000Z');
  expect(iso('2025-01-15', '09:00', 'Australia/Lord_Howe')).toBe('2025-01-14T22:00:00.000Z');
  expect(iso('2025-06-30', '09:00', 'Australia/Lord_Howe')).toBe('2025-06-29T22:30:00.000Z');
});

test('the two sides of the date line show different dates at the same moment', () => {
  const moment = new Date('2025-06-30T10:30:00Z');
  expect(wallClock(moment, 'Pacific/Kiritimati')).toEqual({ date: '2025-07-01', time: '00:30' });
  expect(wallClock(moment, 'Pacific/Pago_Pago')).toEqual({ date: '2025-06-29', time: '23:30' });
});

test('a time that daylight saving skips moves forward by the length of the gap', () => {
  expect(iso('2025-03-30', '02:30', 'Europe/Berlin')).toBe('2025-03-30T01:30:00.000Z');
  expect(iso('2025-03-09', '02:30', 'America/New_York')).toBe('2025-03-09T07:30:00.000Z');
  // Lord Howe moves by half an hour: 02:15 becomes 02:45.
  const moved = momentOf('2025-10-05', '02:15', 'Australia/Lord_Howe');
  expect(wallClock(moved, 'Australia/Lord_Howe').time).toBe('02:45');
});

test('a midnight that daylight saving skips moves forward within the same date', () => {
  const moved = momentOf('2025-03-09', '00:30', 'America/Havana');
  expect(wallClock(moved, 'America/Havana')).toEqual({ date: '2025-03-09', time: '01:30' });
});

test('of a time that daylight saving repeats the first one counts', () => {
  expect(iso('2025-10-26', '02:30', 'Europe/Berlin')).toBe('2025-10-26T00:30:00.000Z');
  expect(iso('2025-11-02', '01:30', 'America/New_York')).toBe('2025-11-02T05:30:00.000Z');
  expect(iso('2025-04-06', '01:45', 'Australia/Lord_Howe')).toBe('2025-04-05T14:45:00.000Z');
});

test('a day that a country left out when it crossed the date line becomes the next one', () => {
  const moved = momentOf('2011-12-30', '09:00', 'Pacific/Apia');
  expect(wallClock(moved, 'Pacific/Apia')).toEqual({ date: '2011-12-31', time: '09:00' });
});

test('every moment comes back from its wall clock, or is the later of two with the same one', () => {
  fc.assert(
    fc.property(wholeMinute, zone, (moment, where) => {
      const shown = wallClock(moment, where);
      const first = momentOf(shown.date, shown.time, where);
      expect(wallClock(first, where)).toEqual(shown);
      const gap = moment.getTime() - first.getTime();
      expect(gap === 0 || (gap > 0 && gap <= 24 * HOUR_MS)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('the times of a day give moments in order, but for the hour that a gap moves', () => {
  const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
  fc.assert(
    fc.property(wholeMinute, zone, minutes, minutes, (moment, where, a, b) => {
      const date = wallDate(moment, where);
      const [early, late] = [Math.min(a, b), Math.max(a, b)].map((minute) => {
        const time = new Date(minute * 60_000).toISOString().slice(11, 16);
        return momentOf(date, time, where).getTime();
      }) as [number, number];
      expect(early - late).toBeLessThan(HOUR_MS);
    }),
  );
});

test('Intl itself reads back the date and time that were asked for, away from clock changes', () => {
  fc.assert(
    fc.property(wholeMinute, zone, (moment, where) => {
      const date = wallDate(moment, where);
      const start = momentOf(date, '12:00', where);
      const text = new Intl.DateTimeFormat('sv-SE', {
        timeZone: where,
        dateStyle: 'short',
        timeStyle: 'short',
      }).format(start);
      expect(text).toBe(`${date} 12:00`);
    }),
    { numRuns: 1000 },
  );
});

test('days are added across months, years and leap days', () => {
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2025-03-01', -1)).toBe('2025-02-28');
  expect(addDays('2025-03-29', 2)).toBe('2025-03-31');
});

test('where the calendar ends there is a last day, and every moment has one', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-30');
  expect(addDays('1600-01-05', -9)).toBe('1600-01-02');
  for (const zone of ZONES) {
    expect(wallDate(new Date(8.64e15), zone)).toMatch(/^9999-12-(29|30)$/);
    expect(wallDate(new Date(-8.64e15), zone)).toMatch(/^1600-01-0[12]$/);
  }
  expect([8.64e15, -8.64e15, Number.NaN, 0].map(isOnCalendar)).toEqual([false, false, false, true]);
});

test('adding days and taking them away again gives the same date', () => {
  const days = fc.integer({ min: -5000, max: 5000 });
  fc.assert(
    fc.property(wholeMinute, days, (moment, count) => {
      const date = wallDate(moment, 'UTC');
      expect(addDays(addDays(date, count), -count)).toBe(date);
    }),
  );
});

test('a date, a time or a zone that does not exist is refused', () => {
  expect(isCalendarDate('2025-02-30')).toBe(false);
  expect(isCalendarDate('2025-2-3')).toBe(false);
  expect(isCalendarDate('2024-02-29')).toBe(true);
  expect(isTimeZone('Mars/Olympus')).toBe(false);
  expect(isTimeZone('')).toBe(false);
  expect(isTimeZone('Asia/Karachi')).toBe(true);
  expect(() => addDays('2025-99-99', 1)).toThrow(RangeError);
  expect(() => momentOf('2025-01-01', '24:00', 'UTC')).toThrow(RangeError);
});

test('however many names of zones are tried, few are remembered', () => {
  const name = 'europe/berlin';
  const spelled = Array.from({ length: 1000 }, (_, number) =>
    [...name].map((letter, at) => (number & (1 << at) ? letter.toUpperCase() : letter)).join(''),
  );
  expect(spelled.every(isTimeZone)).toBe(true);
  const build = vi.fn();
  class Heard extends Intl.DateTimeFormat {
    constructor(locale?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
      super(locale, options);
      build();
    }
  }
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: Heard } }));
  expect(isTimeZone(spelled.at(-1) ?? '')).toBe(true);
  expect(build).not.toHaveBeenCalled();
  expect(isTimeZone(name)).toBe(true);
  expect(build).toHaveBeenCalledOnce();
});
