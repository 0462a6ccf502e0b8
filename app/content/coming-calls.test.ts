import { expect, test } from 'vitest';
import { comingCalls } from './coming-calls.ts';
import type { Booking } from './requests.ts';

const call = (name: string, startsAt: string, slot = '09:00 AM'): Booking => ({
  ...{ id: name, name, email: `${name}@example.com`, phone: '', company: '', notes: '' },
  ...{ date: startsAt.slice(0, 10), slot, timeZone: 'UTC', startsAt, minutes: 30 },
  submittedAt: '2026-03-01T00:00:00.000Z',
});

test('calls that are not over come soonest first; what nobody can place in time is none', () => {
  const now = new Date('2026-03-11T10:10:00.000Z');
  const { startsAt: _, minutes: __, ...placeless } = call('Placeless', '2026-03-12', 'noon');
  const found = comingCalls(
    [
      call('Later', '2026-03-20T09:00:00.000Z'),
      call('Over', '2026-03-11T09:00:00.000Z'),
      call('Soon', '2026-03-12T09:00:00.000Z'),
      call('Just over', '2026-03-11T09:40:00.000Z'),
      placeless,
      call('Under way', '2026-03-11T10:00:00.000Z'),
    ],
    now,
  );
  expect(found.map(({ booking }) => booking.name)).toEqual(['Under way', 'Soon', 'Later']);
  expect(found[0]?.endsAt).toEqual(new Date('2026-03-11T10:30:00.000Z'));
});
