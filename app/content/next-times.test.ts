import { expect, test } from 'vitest';
import { builtInContent } from './built-in.ts';
import { nextTimes } from './next-times.ts';

const { availability } = builtInContent;
/** Wednesday, ten past three in the afternoon in Karachi. */
const now = new Date('2026-03-11T10:10:00Z');

function timesFrom(visitorZone: string, taken: { date: string; slot: string }[] = []) {
  return nextTimes({ availability, now, taken, visitorZone, count: 6 }).map(
    ({ date, slot }) => `${date.slice(8)} ${slot}`,
  );
}

test('the next free times are two of each of the next days', () => {
  expect(timesFrom('Asia/Karachi')).toEqual([
    '11 04:00 PM',
    '11 07:00 PM',
    '12 09:00 AM',
    '12 10:00 AM',
    '13 09:00 AM',
    '13 10:00 AM',
  ]);
});

test('they are times at which the visitor is awake', () => {
  // In New York it is nine hours earlier.
  expect(timesFrom('America/New_York').slice(0, 4)).toEqual([
    '11 07:00 PM',
    '11 08:00 PM',
    '12 07:00 PM',
    '12 08:00 PM',
  ]);
});

test('what somebody has is not among them', () => {
  expect(timesFrom('Asia/Karachi', [{ date: '2026-03-11', slot: '04:00 PM' }])[0]).toBe(
    '11 07:00 PM',
  );
});

test('where the visitor sleeps through all of them, or hides the place, the next ones are offered', () => {
  expect(timesFrom('Nowhere/At_All')[0]).toBe('11 04:00 PM');
  const mornings = [{ from: '09:00', to: '10:00' }];
  const week = Object.keys(availability.hours).map((day) => [day, mornings]);
  const early = { ...availability, hours: Object.fromEntries(week) };
  const found = nextTimes({
    availability: early,
    now,
    taken: [],
    visitorZone: 'America/New_York',
    count: 2,
  });
  expect(found.map(({ date }) => date)).toEqual(['2026-03-12', '2026-03-13']);
});
