// What the calls of every site do, whatever stands behind them.
import { describe, expect, test, vi } from 'vitest';
import type { Booking, Outgoing } from '#app/content/requests.ts';
import { addDays, wallDate } from '#app/lib/time-zone.ts';
import type { Calls, Desk } from './ports.ts';
import { expectView } from './view-contract.ts';

export interface CallsFixture {
  desk: Desk;
  calls: Calls;
}

// Real moments: who has a clock of its own may look at that one.
const NOW = new Date();
const DAY = addDays(wallDate(NOW, 'Asia/Karachi'), 2);
const conflict = { ok: false, failure: { kind: 'conflict' } };

const asked = (slot: string): Outgoing => ({
  key: `key-of-a-request-${slot.replace(/\W/g, '')}`,
  at: NOW.toISOString(),
  openFor: 60_000,
  request: {
    kind: 'booking',
    value: {
      ...{ id: '7', name: 'Lin', email: 'lin@example.com', phone: '1', company: '', notes: '' },
      ...{ date: DAY, slot, timeZone: 'Europe/Berlin', submittedAt: NOW.toISOString() },
    },
  },
});

export function callsContract(title: string, open: () => Promise<CallsFixture>): void {
  /** The one that is booked. */
  async function booked({ desk, calls }: CallsFixture, slot = '02:00 PM'): Promise<Booking> {
    expect(await desk.send(asked(slot))).toEqual({ ok: true });
    const end = calls.agreed.subscribe(() => {});
    const found = await vi.waitFor(() => {
      const booking = calls.agreed.get()?.find((each) => each.slot === slot);
      if (!booking) throw new Error('Not yet.');
      return booking;
    });
    end();
    return found;
  }

  describe(title, () => {
    test('a call that is booked is agreed on, with its moment and what calendars know it by', async () => {
      const fixture = await open();
      await expectView(fixture.calls.agreed, []);
      expect(await booked(fixture)).toMatchObject({
        startsAt: `${DAY}T09:00:00.000Z`,
        minutes: 30,
        timeZone: 'Europe/Berlin',
        uid: 'key-of-a-request-0200PM',
      });
    });

    test('where it can be changed it is moved and cancelled, once for each state of it', async () => {
      const fixture = await open();
      const { calls } = fixture;
      const { change } = calls;
      if (!change) return;
      const booking = await booked(fixture);
      const [to, another] = [`${DAY}T11:00:00.000Z`, `${DAY}T14:00:00.000Z`];
      expect(await change.move(booking, new Date(to))).toEqual({ ok: true });
      const moved = await booked(fixture, '03:00 PM').then(() =>
        calls.agreed.get()?.find(({ id }) => id === booking.id),
      );
      expect(moved).toMatchObject({
        startsAt: to,
        slot: '04:00 PM',
        sequence: 1,
        uid: booking.uid,
      });
      if (!moved) return;
      expect(await change.move(booking, new Date(another))).toMatchObject(conflict);
      expect(await change.move(moved, new Date(`${DAY}T10:00:00.000Z`))).toMatchObject(conflict);
      expect(await change.cancel(booking)).toMatchObject(conflict);
      expect(await change.cancel(moved)).toEqual({ ok: true });
      expect(await change.cancel(moved)).toMatchObject(conflict);
      const left = expect.objectContaining({ slot: '03:00 PM' });
      await expectView(calls.agreed, [left]);
    });

    test('where there is a feed it is made, made anew and taken back', async () => {
      const { feed } = (await open()).calls;
      if (!feed) return;
      await expectView(feed.since, null);
      const [one, other] = [await feed.make(), await feed.make()];
      expect([one.ok, other.ok]).toEqual([true, true]);
      expect(one).not.toEqual(other);
      await expectView(feed.since, expect.any(String));
      expect(await feed.end()).toEqual({ ok: true });
      await expectView(feed.since, null);
    });
  });
}
