import { expect, test } from 'vitest';
import { builtInContent } from './built-in.ts';
import { type FreeDaysLook, freeDays, lookedAt } from './free-days.ts';

const { availability } = builtInContent;
/** Wednesday, ten past three in the afternoon in Karachi. */
const now = new Date('2026-03-11T10:10:00Z');

const daysOf = (look: Partial<FreeDaysLook> = {}) =>
  freeDays({ availability, now, taken: [], count: 3, ...look });
const datesOf = (look?: Partial<FreeDaysLook>) => daysOf(look).map(({ date }) => date);

test('as many days as are wanted, from today on', () => {
  expect(datesOf()).toEqual(['2026-03-11', '2026-03-12', '2026-03-13']);
  expect(datesOf({ count: 1 })).toEqual(['2026-03-11']);
});

test('from the day that is asked for, unless that is over', () => {
  expect(datesOf({ from: '2026-03-12', count: 1 })).toEqual(['2026-03-12']);
  expect(datesOf({ from: '2026-03-01', count: 1 })).toEqual(['2026-03-11']);
});

test('with what is free on them: nothing that is over or somebody has', () => {
  const taken = [{ date: '2026-03-11', slot: '04:00 PM' }];
  const [today] = daysOf({ taken, count: 1 });
  expect(today?.slots.map(({ slot }) => slot)).not.toContain('04:00 PM');
  expect(today?.slots.map(({ slot }) => slot)).not.toContain('09:00 AM');
  expect(today?.slots[0]?.slot).toBe('07:00 PM');
});

test('a day on which nothing is free is passed over', () => {
  const taken = (daysOf({ count: 1 })[0]?.slots ?? []).map(({ slot }) => ({
    date: '2026-03-11',
    slot,
  }));
  expect(datesOf({ taken, count: 1 })).toEqual(['2026-03-12']);
});

test('who never works is asked for 120 days, and no longer', () => {
  const week = Object.keys(availability.hours).map((day) => [day, []]);
  const never = { ...availability, hours: Object.fromEntries(week) };
  expect(daysOf({ availability: never })).toEqual([]);
  const { from, to } = lookedAt(availability, now);
  const every = daysOf({ count: 1000, from });
  expect(every.every(({ date }) => date >= from && date < to)).toBe(true);
});

test('the days that are looked at begin with the one that is asked for, or today', () => {
  expect(lookedAt(availability, now)).toEqual({ from: '2026-03-11', to: '2026-07-09' });
  expect(lookedAt(availability, now, '2026-03-01').from).toBe('2026-03-11');
  expect(lookedAt(availability, now, '2026-04-01')).toEqual({
    from: '2026-04-01',
    to: '2026-07-30',
  });
});
