import { expect, test } from 'vitest';
import type { Booking, VisitorRequest } from '#app/content/requests.ts';
import { createI18n } from '#app/i18n/i18n.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { sentenceProblems } from '#app/i18n/sentence-problems.ts';
import { speaking } from '#app/i18n/speaking.ts';
import { bookedText, sentToast } from './sent-toast.ts';

/** The midnight that ends a Monday of the owner's: seven in the evening before, in Greenwich. */
const booking = {
  email: 'lin@example.com',
  date: '2026-11-30',
  slot: '12:00 AM',
  startsAt: '2026-11-30T19:00:00.000Z',
  timeZone: 'America/New_York',
} as Booking;

const contact = { kind: 'contact', value: {} } as VisitorRequest;

test('who has sent something hears when an answer comes', () => {
  expect(sentToast(createI18n(), contact).text).toContain('within 24 hours');
});

test('an owner who has begun anew promises what they promise, or nothing', () => {
  expect(sentToast(createI18n(), contact, 'Within 3 days').text).toBe('Within 3 days');
  expect(sentToast(createI18n(), contact, '').text).toBe('');
});

test('a booking says to which day its night leads, and when it is for the visitor', () => {
  expect(
    bookedText(createI18n(), booking)
      .replace(/\u202f/g, ' ')
      .split('\n'),
  ).toEqual([
    'We’ll email lin@example.com the invite for Monday, November 30, 2026 at 12:00 AM.',
    'That is the night before Tuesday, December 1, 2026.',
    'For you: Monday, November 30, 2026 at 2:00 PM.',
  ]);
});

test.each([
  ['whose clock shows what the owner’s does', { timeZone: 'Asia/Karachi' }],
  ['whose browser names a zone that there is not', { timeZone: 'Nowhere/Else' }],
  ['of a booking that does not say its moment', { startsAt: undefined }],
])('the visitor %s reads no other time', (_, of) => {
  expect(bookedText(createI18n(), { ...booking, ...of } as Booking).split('\n')).toHaveLength(2);
});

test.each(LANGUAGES)('what is said of a booking is right in $name', async ({ code }) => {
  const lines = bookedText(await speaking(code), booking).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines.flatMap((line) => sentenceProblems(line, code))).toEqual([]);
});
