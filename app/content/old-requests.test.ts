import { expect, test } from 'vitest';
import { builtInContent } from './built-in.ts';
import type { InboxContent } from './bundle.ts';
import type { Message } from './messages.ts';
import { oldestKept, withoutOld } from './old-requests.ts';

const NOW = new Date('2026-08-31T12:00:00Z');

test.each([
  ['forever', undefined],
  ['3 months', '2026-05-31T12:00:00.000Z'],
  // There is no 31st of February.
  ['6 months', '2026-02-28T12:00:00.000Z'],
  ['36 months', '2023-08-31T12:00:00.000Z'],
] as const)('kept %s, the oldest is of %s', (keepRequests, oldest) => {
  expect(oldestKept({ keepRequests }, NOW)).toBe(oldest);
});

test('what is older goes, and what belongs to a call that is ahead stays', () => {
  const [first] = builtInContent.messages as [Message];
  const [old, young] = ['2026-01-01T00:00:00.000Z', '2026-08-01T00:00:00.000Z'];
  const person = { name: '', phone: '', company: '' };
  const message = (id: string, part: Partial<Message>) => ({ ...first, id, ...part });
  const booking = (id: string, date: string, submittedAt: string, email: string) => ({
    ...{ ...person, id, email, notes: '', slot: '02:00 PM' },
    ...{ date, submittedAt },
  });
  const consultation = (id: string, submittedAt: string) => ({
    ...{ ...person, id, email: '', projectType: '', budget: '', timeline: '' },
    ...{ description: '', preferredTime: '', submittedAt, status: 'pending' as const },
  });
  const inbox: InboxContent = {
    messages: [
      message('old', { kind: 'contact', timestamp: old, email: 'ahead@example.com' }),
      message('young', { kind: 'contact', timestamp: young }),
      message('past call', { kind: 'booking', timestamp: old, email: 'past@example.com' }),
      message('call ahead', { kind: 'booking', timestamp: old, email: ' Ahead@example.com' }),
    ],
    consultations: [consultation('old', old), consultation('young', young)],
    bookings: [
      booking('past', '2026-08-01', old, 'past@example.com'),
      booking('ahead', '2026-09-10', old, 'ahead@example.com'),
      booking('recent', '2026-08-10', young, 'recent@example.com'),
    ],
  };
  const kept = withoutOld(inbox, oldestKept({ keepRequests: '3 months' }, NOW) ?? '', NOW);
  expect(kept.messages.map(({ id }) => id)).toEqual(['young', 'call ahead']);
  expect(kept.consultations.map(({ id }) => id)).toEqual(['young']);
  expect(kept.bookings.map(({ id }) => id)).toEqual(['ahead', 'recent']);
});
