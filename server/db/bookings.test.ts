import { Migrator, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Availability } from '#app/content/availability.ts';
import { slotStates, withSlot } from '#app/content/booking.ts';
import { builtInContent } from '#app/content/built-in.ts';
import type { Message } from '#app/content/messages.ts';
import type { Booking } from '#app/content/requests.ts';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import { lockCalendar, moveBooking } from './bookings.ts';
import { migrations } from './migrations.ts';
import type { Database } from './open.ts';
import { openPostgres } from './postgres.ts';
import { receiveRequest } from './requests.ts';
import { openSqlite } from './sqlite.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const DAY = '2026-03-05';
const { availability } = builtInContent;
/** The same hours, cut otherwise: hardly a call has a name or a moment of the other grid. */
const anotherGrid: Availability = { ...availability, callMinutes: 50, bufferMinutes: 10 };

const asked: Booking = {
  id: '1',
  name: 'Lin',
  email: 'lin@example.com',
  phone: '1',
  company: '',
  notes: '',
  date: DAY,
  slot: '',
  submittedAt: NOW.toISOString(),
};

const slotsOf = (of: Availability) => slotStates(DAY, of, NOW, []);

describe.each(DATABASES)('bookings on %s', (name, create) => {
  let created: TestDatabase;
  let databases: [Database, Database];

  beforeEach(async () => {
    created = await create();
    const first = await created.open();
    // SQLite is one process.
    databases = [first, name === 'SQLite' ? first : await created.open()];
  });

  afterEach(() => created.remove());

  const standing = () =>
    databases[0].db
      .selectFrom('bookings')
      .selectAll()
      .where('status', '=', 'booked')
      .orderBy('starts_at')
      .execute();

  async function expectNoOverlap() {
    const rows = await standing();
    for (const [at, { starts_at }] of rows.entries()) {
      expect((rows[at - 1]?.ends_at ?? '') <= (starts_at ?? '')).toBe(true);
    }
    return rows;
  }

  function claim(at: number, of: Availability, booking: Booking) {
    const outgoing = {
      key: `key-of-a-request-${at}`,
      at: NOW.toISOString(),
      openFor: 60_000,
      request: { kind: 'booking' as const, value: booking },
    };
    const { db } = databases[at % 2] ?? databases[0];
    const sender = `visitor ${at}`;
    return receiveRequest(db, { key: outgoing.key, outgoing, sender, availability: of, now: NOW });
  }

  test('of fifty visitors at once, on two grids, no two get calls that overlap', async () => {
    const grids = [availability, anotherGrid];
    const receipts = await Promise.all(
      Array.from({ length: 50 }, (_each, at) => {
        const of = grids[at % 2] ?? availability;
        const slots = slotsOf(of);
        const slot = slots[Math.floor(at / 2) % slots.length];
        if (!slot) throw new Error('There are slots.');
        return claim(at, of, withSlot(asked, slot));
      }),
    );
    const rows = await expectNoOverlap();
    expect(receipts.filter((receipt) => receipt === 'received')).toHaveLength(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(6);
    expect(receipts.filter((receipt) => receipt === 'taken')).toHaveLength(50 - rows.length);
  });

  /** On SQLite nobody gets as far as to wait for somebody else. */
  async function untilSomebodyWaits({ db }: Pick<Database, 'db'>) {
    if (name === 'SQLite') return;
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitUntil(async () => {
      // In a transaction it would say again what it said first.
      await sql`select pg_stat_clear_snapshot()`.execute(db);
      return (await waiting.execute(db)).rows.length > 0;
    });
  }

  const messageOf = async (id: string) => {
    const [{ db }] = databases;
    const { json } = await db
      .selectFrom('messages')
      .select('json')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return JSON.parse(json) as Message;
  };

  async function bookFirst() {
    const [slot, , later] = slotsOf(availability);
    if (!slot || !later) throw new Error('There are slots.');
    await claim(0, availability, withSlot(asked, slot));
    const [{ id } = { id: '' }] = await standing();
    return { id, later };
  }

  test('a reply that is saved while its call is moved stays', async () => {
    const { id, later } = await bookFirst();
    const replied = { ...(await messageOf(id)), reply: 'Gladly.' };
    const moved = await databases[0].db.transaction().execute(async (transaction) => {
      const json = JSON.stringify(replied);
      await transaction.updateTable('messages').set({ json }).where('id', '=', id).execute();
      const change = { id, sequence: 0, by: 'visitor' } as const;
      const rules = { availability, now: NOW };
      const moving = moveBooking(databases[1].db, change, later.startsAt, rules);
      await untilSomebodyWaits({ db: transaction });
      return { moving };
    });
    expect(await moved.moving).toMatchObject({ ok: true });
    expect(await messageOf(id)).toMatchObject({ reply: 'Gladly.', status: 'new' });
  });

  test('who books and who changes a call do not wait for each other', async () => {
    const { id, later } = await bookFirst();
    const claimed = await databases[0].db.transaction().execute(async (transaction) => {
      await lockCalendar(transaction);
      const claiming = claim(1, availability, withSlot(asked, later));
      await untilSomebodyWaits({ db: transaction });
      await transaction
        .updateTable('messages')
        .set({ status: 'read' })
        .where('id', '=', id)
        .execute();
      return { claiming };
    });
    expect(await claimed.claiming).toBe('received');
    expect(await standing()).toHaveLength(2);
  });

  test('what is kept says its moment, and what calendars know it by', async () => {
    const [slot] = slotsOf(availability);
    if (!slot) throw new Error('There are slots.');
    const { date, slot: name } = slot;
    // As browsers sent it before a booking said its moment.
    expect(await claim(7, availability, { ...asked, date, slot: name })).toBe('received');
    const [row] = await standing();
    expect(row).toMatchObject({ starts_at: '2026-03-05T04:00:00.000Z', sequence: 0 });
    expect(JSON.parse(row?.json ?? '')).toMatchObject({
      startsAt: '2026-03-05T04:00:00.000Z',
      minutes: 30,
      uid: 'key-of-a-request-7',
    });
  });

  test('bookings of before get their moments, and one that nobody can read stays', async () => {
    const older = await create('new');
    const { url } = older;
    const before = name === 'SQLite' ? await openSqlite(url) : openPostgres(url);
    const migrator = new Migrator({
      db: before.db,
      provider: { getMigrations: async () => migrations },
    });
    expect((await migrator.migrateTo('0002-messages-in-order')).error).toBeUndefined();
    for (const slot of ['12:00 AM', 'noon']) {
      const json = JSON.stringify({ ...asked, id: slot, slot });
      await sql`insert into bookings (id, date, slot, json)
        values (${slot}, ${DAY}, ${slot}, ${json})`.execute(before.db);
    }
    await before.close();
    const { db } = await older.open();
    const rows = await db.selectFrom('bookings').selectAll().orderBy('id').execute();
    expect(rows).toMatchObject([
      {
        starts_at: '2026-03-05T19:00:00.000Z',
        ends_at: '2026-03-05T19:30:00.000Z',
        status: 'booked',
      },
      { id: 'noon', starts_at: null, status: 'booked' },
    ]);
    await older.remove();
  });
});
