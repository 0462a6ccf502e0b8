import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate } from '#app/lib/calendar-date.ts';
import { addDays, wallClock, wallDate } from '#app/lib/time-zone.ts';
import { type Availability, availabilitySchema } from './availability.ts';
import {
  callOf,
  freeSlot,
  isBookableDate,
  pickedDate,
  type Slot,
  slotStates,
  type TakenCall,
  visitorTime,
  withSlot,
} from './booking.ts';
import { builtInContent } from './built-in.ts';
import type { Booking } from './requests.ts';
import { slotText } from './slot-name.ts';
import { WEEKDAYS } from './week-hours.ts';

const { availability } = builtInContent;
const KARACHI = 'Asia/Karachi';
const SLOTS = [
  '09:00 AM',
  '10:00 AM',
  '11:00 AM',
  '02:00 PM',
  '03:00 PM',
  '04:00 PM',
  '07:00 PM',
  '08:00 PM',
  '09:00 PM',
  '10:00 PM',
  '11:00 PM',
  '12:00 AM',
];

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

const anyZone = fc.constantFrom(...VISITOR_ZONES);
/** Clocks are changed on some of these, somewhere; one of them did not happen in Samoa, and some are leap days. */
const SPECIAL_DAYS = [
  '2025-03-09',
  '2025-03-30',
  '2025-04-06',
  '2025-09-28',
  '2025-10-26',
  '2025-11-02',
]
  .concat(['2011-12-30', '2011-12-31', '2024-02-29', '2028-02-29', '2025-03-01', '2025-12-31'])
  .flatMap((date) => [addDays(date, -1), date]);
const anyDate = fc.oneof(
  fc.constantFrom(...SPECIAL_DAYS),
  fc.integer({ min: 0, max: 7000 }).map((days) => addDays('2020-01-01', days)),
);
const anyMoment = fc.date({
  min: new Date('2011-01-01'),
  max: new Date('2030-01-01'),
  noInvalidDate: true,
});

/** Never far enough back to be of any day that is tried. */
const LONG_AGO = new Date('2000-01-01T00:00:00Z');

const MINUTE = 60_000;
const quarters = (count: number) => {
  const minutes = (count % 96) * 15;
  return new Date(minutes * MINUTE).toISOString().slice(11, 16);
};

/** Any that the owner could save. */
const anyAvailability: fc.Arbitrary<Availability> = fc
  .record({
    timeZone: anyZone,
    hours: fc.record(
      Object.fromEntries(
        WEEKDAYS.map((weekday) => [
          weekday,
          fc
            .uniqueArray(fc.integer({ min: 0, max: 110 }), { maxLength: 6 })
            .map((times) => times.sort((one, other) => one - other))
            .map((times) =>
              times.flatMap((from, at) => {
                const to = times[at + 1];
                const isRange = at % 2 === 0 && to !== undefined && from < 96;
                return isRange ? [{ from: quarters(from), to: quarters(to) }] : [];
              }),
            ),
        ]),
      ),
    ),
    callMinutes: fc.constantFrom(15, 20, 30, 45, 60, 90),
    bufferMinutes: fc.constantFrom(0, 5, 10, 15, 30),
    noticeMinutes: fc.constantFrom(0, 60, 24 * 60, 7 * 24 * 60),
    horizonDays: fc.constantFrom(0, 1, 14, 60),
    daysOff: fc.array(
      fc.tuple(anyDate, fc.nat({ max: 20 })).map(([from, days]) => ({
        from,
        to: addDays(from, days),
      })),
      { maxLength: 3 },
    ),
  })
  .map((value) => availabilitySchema.safeParse(value))
  .filter(({ success }) => success)
  .map(({ data }) => data as Availability);

const slotsOf = (date: string, of: Availability = availability): Slot[] =>
  slotStates(date, { ...of, noticeMinutes: 0, horizonDays: 0 }, LONG_AGO, []);

function slotOf(date: string, name: string): Slot {
  const found = slotsOf(date).find(({ slot }) => slot === name);
  if (!found) throw new Error(`${date} has no ${name}`);
  return found;
}

const booking: Booking = {
  id: '1',
  name: '',
  email: 'a@example.com',
  phone: '1',
  company: '',
  notes: '',
  date: '2025-06-30',
  slot: '09:00 AM',
  submittedAt: '2025-06-01T00:00:00.000Z',
};

test('the built-in hours give the twelve slots, on every day of the week', () => {
  for (let days = 0; days < 7; days += 1) {
    expect(slotsOf(addDays('2025-06-30', days)).map(({ slot }) => slot)).toEqual(SLOTS);
  }
});

test('a slot is a time of the day in Karachi, for half an hour', () => {
  expect(slotOf('2025-06-30', '09:00 AM')).toMatchObject({
    startsAt: new Date('2025-06-30T04:00:00Z'),
    endsAt: new Date('2025-06-30T04:30:00Z'),
  });
  expect(slotOf('2025-06-30', '02:00 PM').startsAt.toISOString()).toBe('2025-06-30T09:00:00.000Z');
});

test('12:00 AM is the midnight that ends the chosen day', () => {
  const { startsAt } = slotOf('2025-12-31', '12:00 AM');
  expect(startsAt.toISOString()).toBe('2025-12-31T19:00:00.000Z');
  expect(wallClock(startsAt, KARACHI)).toEqual({ date: '2026-01-01', time: '00:00' });
});

test('hours that begin at midnight begin with the closing midnight of the day before', () => {
  const monday = { ...availability.hours, sunday: [], tuesday: [] };
  const hours = { ...monday, monday: [{ from: '00:00', to: '01:30' }] };
  const early = { ...availability, hours };
  expect(slotsOf('2025-06-29', early).map(({ slot }) => slot)).toEqual(['12:00 AM']);
  expect(slotsOf('2025-06-30', early).map(({ slot }) => slot)).toEqual(['01:00 AM']);
});

test('what an old booking means does not change with the owner’s hours or zone', () => {
  expect(callOf(booking)).toEqual({
    startsAt: new Date('2025-06-30T04:00:00Z'),
    endsAt: new Date('2025-06-30T04:30:00Z'),
  });
  expect(callOf({ ...booking, slot: '12:00 AM' })?.startsAt).toEqual(
    new Date('2025-06-30T19:00:00Z'),
  );
  const inBerlin = { ...availability, timeZone: 'Europe/Berlin' };
  const states = slotStates('2025-06-30', inBerlin, LONG_AGO, [booking]);
  // Nine in Karachi is six in Berlin, when nobody is called.
  expect(states.every(({ state }) => state === 'free')).toBe(true);
  const afternoon = { ...booking, slot: '02:00 PM' };
  const taken = slotStates('2025-06-30', inBerlin, LONG_AGO, [afternoon]).filter(
    ({ state }) => state === 'taken',
  );
  expect(taken.map(({ slot }) => slot)).toEqual(['11:00 AM']);
});

test('slots that have begun are past and booked ones are taken', () => {
  const now = new Date('2025-06-30T09:00:00Z');
  const states = slotStates('2025-06-30', availability, now, [
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
  const states = slotStates('2025-06-30', availability, LONG_AGO, taken);
  expect(states.every(({ state }) => state === 'free')).toBe(true);
});

test('today in Karachi stays bookable until its closing midnight', () => {
  const isOpen = (date: string, now: string) => isBookableDate(date, availability, new Date(now));
  expect(isOpen('2025-06-30', '2025-06-30T18:59:59Z')).toBe(true);
  expect(isOpen('2025-06-30', '2025-06-30T19:00:00Z')).toBe(false);
  expect(isOpen('2025-07-01', '2025-06-30T19:00:00Z')).toBe(true);
});

test('a day that is still today for the visitor but over in Karachi cannot be booked', () => {
  const now = new Date('2025-06-30T22:00:00Z');
  expect(wallDate(now, 'America/New_York')).toBe('2025-06-30');
  expect(isBookableDate('2025-06-30', availability, now)).toBe(false);
});

test('a date that does not exist cannot be booked', () => {
  const now = new Date('2025-06-30T22:00:00Z');
  expect(isBookableDate('2026-02-30', availability, now)).toBe(false);
  expect(isBookableDate('tomorrow', availability, now)).toBe(false);
  expect(freeSlot({ ...booking, date: '2026-02-30' }, availability, now, [])).toBeUndefined();
});

test('on days off nothing is free, the leap day included', () => {
  const daysOff = [{ from: '2028-02-28', to: '2028-02-29' }];
  const off = { ...availability, daysOff };
  const days = ['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01'];
  expect(days.map((date) => isBookableDate(date, off, LONG_AGO))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('hours that overlap are no hours, not even across midnight or from Sunday to Monday', () => {
  const at = (hours: Partial<Availability['hours']>) => {
    const none = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, []]));
    return availabilitySchema.safeParse({ ...availability, hours: { ...none, ...hours } }).success;
  };
  const range = (from: string, to: string) => ({ from, to });
  expect(at({ monday: [range('09:00', '12:00'), range('12:00', '13:00')] })).toBe(true);
  expect(at({ monday: [range('09:00', '12:00'), range('11:45', '13:00')] })).toBe(false);
  expect(at({ monday: [range('22:00', '02:00')], tuesday: [range('01:00', '03:00')] })).toBe(false);
  expect(at({ sunday: [range('22:00', '02:00')], monday: [range('01:00', '03:00')] })).toBe(false);
  expect(at({ sunday: [range('22:00', '02:00')], monday: [range('02:00', '03:00')] })).toBe(true);
});

test('no two slots of any days overlap, wherever and whenever clocks are changed', () => {
  fc.assert(
    fc.property(anyAvailability, anyDate, (of, date) => {
      const days = [-1, 0, 1, 2].flatMap((count) => slotsOf(addDays(date, count), of));
      const inOrder = days.every((slot, at) => {
        const before = days[at - 1];
        return !before || before.endsAt.getTime() <= slot.startsAt.getTime();
      });
      expect(inOrder).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('each slot lies inside the hours, on the owner’s clock, and lasts as long as a call', () => {
  fc.assert(
    fc.property(anyAvailability, anyDate, (of, date) => {
      for (const { slot, startsAt, endsAt, date: named } of slotsOf(date, of)) {
        expect(endsAt.getTime() - startsAt.getTime()).toBe(of.callMinutes * MINUTE);
        const start = wallClock(startsAt, of.timeZone);
        // The moment before: at the end itself a clock may already have been set.
        const last = wallClock(new Date(endsAt.getTime() - 1), of.timeZone);
        const before = wallDate(new Date(startsAt.getTime() - 1), of.timeZone);
        // The day before may be one that a country has left out.
        const isLeftOut = addDays(before, 1) < start.date;
        expect(named).toBe(isLeftOut ? addDays(start.date, -1) : before);
        expect(slotText(slot, 'en-GB')).toBe(start.time);
        const days = [start.date, addDays(start.date, -1)];
        const isInside = days.some((day) => {
          const weekday = WEEKDAYS[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7];
          return of.hours[weekday ?? 'monday'].some(({ from, to }) => {
            const lastDay = to > from ? day : addDays(day, 1);
            return (
              `${day}T${from}` <= `${start.date}T${start.time}` &&
              `${last.date}T${last.time}` < `${lastDay}T${to}`
            );
          });
        });
        expect(isInside).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});

const everyHour = Object.fromEntries(
  WEEKDAYS.map((weekday) => [weekday, [{ from: '00:30', to: '05:30' }]]),
) as Availability['hours'];

test.each([
  ['Europe/Berlin', '2025-03-30', '02:30 AM'],
  ['America/New_York', '2025-03-09', '02:30 AM'],
  ['Australia/Lord_Howe', '2025-10-05', '02:00 AM'],
])('in %s the clocks of %s skip %s, and so do the slots', (timeZone, date, gone) => {
  const of = { ...availability, timeZone, hours: everyHour, callMinutes: 30, bufferMinutes: 0 };
  const named = slotsOf(date, of).map(({ slot }) => slot);
  expect(named).toContain('01:00 AM');
  expect(named).not.toContain(gone);
  expect(slotsOf(addDays(date, 1), of).map(({ slot }) => slot)).toContain(gone);
});

test('a day that a zone left out has no slots', () => {
  const of = { ...availability, timeZone: 'Pacific/Apia' };
  expect(slotsOf('2011-12-29', of)).not.toEqual([]);
  expect(slotsOf('2011-12-30', of).filter(({ slot }) => slot !== '12:00 AM')).toEqual([]);
});

test('a call during which clocks are changed is none, and no other begins before it would be over', () => {
  const hours = { ...availability.hours, sunday: [{ from: '01:30', to: '05:00' }] };
  const of = {
    ...availability,
    hours,
    callMinutes: 45,
    bufferMinutes: 0,
    timeZone: 'Europe/Berlin',
  };
  const named = (date: string) => slotsOf(date, of).map(({ slot }) => slot);
  expect(named('2025-03-23')).toEqual(['01:30 AM', '02:15 AM', '03:00 AM', '03:45 AM']);
  expect(named('2025-03-30')).toEqual(['03:00 AM', '03:45 AM']);
  expect(named('2025-10-26')).toEqual(['01:30 AM', '02:15 AM', '03:00 AM', '03:45 AM']);
});

test('of an hour that the clocks show twice the first one can be booked', () => {
  const timeZone = 'Europe/Berlin';
  const of = { ...availability, timeZone, hours: everyHour, callMinutes: 30, bufferMinutes: 0 };
  const at = slotsOf('2025-10-26', of).filter(({ slot }) => slot === '02:00 AM');
  expect(at.map(({ startsAt }) => startsAt.toISOString())).toEqual(['2025-10-26T00:00:00.000Z']);
});

test('nothing is free before the notice, beyond the horizon or on a day off', () => {
  fc.assert(
    fc.property(anyAvailability, anyMoment, fc.integer({ min: -3, max: 70 }), (of, now, days) => {
      const today = wallDate(now, of.timeZone);
      const date = addDays(today, days);
      const states = slotStates(date, of, now, []);
      const free = states.filter(({ state }) => state === 'free');
      expect(isBookableDate(date, of, now)).toBe(free.length > 0);
      if (free.length === 0) return;
      const earliest = now.getTime() + of.noticeMinutes * MINUTE;
      expect(free.every(({ startsAt }) => startsAt.getTime() > earliest)).toBe(true);
      expect(days).toBeGreaterThanOrEqual(0);
      if (of.horizonDays > 0) expect(days).toBeLessThanOrEqual(of.horizonDays);
      expect(of.daysOff.some(({ from, to }) => from <= date && date <= to)).toBe(false);
    }),
    { numRuns: 100 },
  );
});

test('calls that were agreed on keep their time and the buffer, whatever the grid becomes', () => {
  fc.assert(
    fc.property(anyAvailability, anyAvailability, anyDate, (before, after, date) => {
      const taken: TakenCall[] = [-1, 0, 1]
        .flatMap((days) => slotsOf(addDays(date, days), before))
        .filter((_, at) => at % 3 === 0)
        .map((slot) => withSlot(booking, slot));
      const of = { ...after, noticeMinutes: 0, horizonDays: 0 };
      const free = slotStates(date, of, LONG_AGO, taken).filter(({ state }) => state === 'free');
      const buffer = after.bufferMinutes * MINUTE;
      for (const { startsAt, endsAt } of free) {
        for (const call of taken.flatMap((each) => callOf(each) ?? [])) {
          const isClear =
            endsAt.getTime() + buffer <= call.startsAt.getTime() ||
            call.endsAt.getTime() + buffer <= startsAt.getTime();
          expect(isClear).toBe(true);
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('what can be asked for is what is shown as free, under the same name and moment', () => {
  fc.assert(
    fc.property(anyAvailability, anyDate, (of, date) => {
      const free = { ...of, noticeMinutes: 0, horizonDays: 0 };
      // One of the morning and one of the evening say what all of them would.
      const slots = slotsOf(date, of);
      for (const slot of new Set([...slots.slice(0, 1), ...slots.slice(-1)])) {
        const asked = withSlot(booking, slot);
        expect(freeSlot(asked, free, LONG_AGO, [])).toMatchObject({ slot: slot.slot });
        expect(freeSlot(asked, free, LONG_AGO, [asked])).toBeUndefined();
        const later = new Date(slot.startsAt.getTime() + MINUTE).toISOString();
        expect(freeSlot({ ...asked, startsAt: later }, free, LONG_AGO, [])).toBeUndefined();
        const named = asked.slot === '03:15 PM' ? '03:16 PM' : '03:15 PM';
        expect(freeSlot({ ...asked, slot: named }, free, LONG_AGO, [])).toBeUndefined();
      }
    }),
    { numRuns: 50 },
  );
});

test('the visitor sees the own time and how the day differs from the one picked', () => {
  const morning = slotOf('2025-06-30', '09:00 AM').startsAt;
  const seen = (zone: string, language = 'en') => visitorTime(morning, KARACHI, zone, language);
  expect(seen('Europe/Berlin')).toEqual({ time: '6:00 AM', dayOffset: 0 });
  expect(seen('America/New_York')).toEqual({ time: '12:00 AM', dayOffset: 0 });
  expect(seen('Pacific/Pago_Pago')).toEqual({ time: '5:00 PM', dayOffset: -1 });
  expect(seen('Asia/Kolkata', 'de')).toEqual({ time: '9:30\u00a0Uhr', dayOffset: 0 });
  const evening = slotOf('2025-06-30', '11:00 PM').startsAt;
  expect(visitorTime(evening, KARACHI, 'Pacific/Kiritimati', 'en')).toEqual({
    time: '8:00 AM',
    dayOffset: 1,
  });
});

test('the day of the closing midnight is counted from the picked day, not from the next one', () => {
  const midnight = slotOf('2025-06-30', '12:00 AM').startsAt;
  const seen = (zone: string) => visitorTime(midnight, KARACHI, zone, 'en');
  expect(seen('Europe/Berlin')).toEqual({ time: '9:00 PM', dayOffset: 0 });
  expect(seen('Asia/Kolkata')).toEqual({ time: '12:30 AM', dayOffset: 1 });
});

test('a visitor whose clock shows the same needs no second time', () => {
  const { startsAt } = slotOf('2025-06-30', '12:00 AM');
  expect(visitorTime(startsAt, KARACHI, 'Asia/Karachi', 'en')).toBeUndefined();
  expect(visitorTime(startsAt, KARACHI, 'Asia/Tashkent', 'en')).toBeUndefined();
});

test('a zone that the browser made up gives no second time', () => {
  const { startsAt } = slotOf('2025-06-30', '09:00 AM');
  expect(visitorTime(startsAt, KARACHI, 'Etc/Nowhere', 'en')).toBeUndefined();
});

test('in every zone the shown time and day lead back to the moment of the slot', () => {
  fc.assert(
    fc.property(anyDate, fc.nat({ max: 11 }), anyZone, (date, at, zone) => {
      const { startsAt } = slotsOf(date)[at] as Slot;
      const shown = visitorTime(startsAt, KARACHI, zone, 'en-GB');
      const clock = wallClock(startsAt, zone);
      if (!shown) {
        expect(clock).toEqual(wallClock(startsAt, KARACHI));
        return;
      }
      expect(shown.time).toBe(clock.time);
      // Samoa has left a day out.
      if (date < '2012') return;
      expect(addDays(date, shown.dayOffset)).toBe(clock.date);
    }),
    { numRuns: 150 },
  );
});

test('a picked date keeps its own year, month and day', () => {
  expect(calendarDate(new Date(2025, 5, 3))).toBe('2025-06-03');
  expect(calendarDate(new Date(2025, 11, 31, 23, 59))).toBe('2025-12-31');
  expect(calendarDate(new Date(2025, 0, 1, 0, 0))).toBe('2025-01-01');
});

test.each([
  ['en', '09:00 AM', '07:00 PM', '12:00 AM'],
  ['de', '9:00\u00a0Uhr', '19:00\u00a0Uhr', '0:00\u00a0Uhr'],
  ['fr', '09:00', '19:00', '00:00'],
  ['it', '09:00', '19:00', '00:00'],
  ['ar', '09:00 ص', '07:00 م', '12:00 ص'],
])('a slot reads as a time in %s', (language, ...texts) => {
  expect(['09:00 AM', '07:00 PM', '12:00 AM'].map((slot) => slotText(slot, language))).toEqual(
    texts,
  );
});

test('the first moment of all has a day', () => {
  expect(pickedDate(new Date(-8.64e15), 'Asia/Karachi')).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('where clocks skip midnight, the first slot of the day can be had', () => {
  const hours = { ...availability.hours, friday: [{ from: '00:00', to: '03:00' }] };
  const inCairo = { ...availability, timeZone: 'Africa/Cairo', hours };
  const now = new Date('2027-04-28T12:00:00Z');
  const [first] = slotStates('2027-04-30', inCairo, now, []);
  expect(first).toMatchObject({ slot: '01:00 AM', state: 'free' });
  const asked = { date: '2027-04-30', slot: '01:00 AM', startsAt: first?.startsAt.toISOString() };
  expect(freeSlot({ ...asked, minutes: 30 }, inCairo, now, [])).toBeDefined();
});
