import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EVERY_MESSAGE, type MessageFilter } from '#app/content/find-messages.ts';
import type { Message } from '#app/content/messages.ts';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import { deleteMessage, messageRow, restoreMessage, setStatus } from './inbox.ts';
import { pageOfMessages, totalOfMessages } from './inbox-queries.ts';
import { countMessages } from './message-counts.ts';
import type { Database } from './open.ts';

const message: Message = {
  id: '1',
  kind: 'contact',
  name: 'Sara',
  email: 'sara@example.com',
  subject: 'A shop',
  message: 'For lamps',
  services: [],
  status: 'new',
  timestamp: '2026-03-11T10:10:00.000Z',
};

describe.each(DATABASES)('the inbox on %s', (_, create) => {
  let created: TestDatabase;
  let database: Database;

  beforeEach(async () => {
    created = await create();
    database = await created.open();
  });

  afterEach(() => created.remove());

  const rowOf = (changes: Partial<Message>, is_spam = 0) => ({
    ...messageRow({ ...message, ...changes }),
    is_spam,
    deleted_at: null,
  });

  const put = (...args: Parameters<typeof rowOf>) =>
    database.db
      .insertInto('messages')
      .values(rowOf(...args))
      .execute();

  const page = (part: Partial<MessageFilter>, from: number, count: number) =>
    pageOfMessages(database.db, { ...EVERY_MESSAGE, ...part }, { from, count });

  /** Beside a page of them, which says the same. */
  async function total(part: Partial<MessageFilter>): Promise<number> {
    const counted = await totalOfMessages(database.db, { ...EVERY_MESSAGE, ...part });
    const shown = await page(part, 0, 10);
    expect(shown.total).toBe(counted);
    return counted;
  }

  test('it says how many there are of each sort, whatever is asked for', async () => {
    await put({ id: '1' });
    await put({ id: '2', status: 'read', kind: 'booking' });
    await put({ id: '3', status: 'read', name: 'Omar', email: 'omar@example.com' });
    await put({ id: '4' }, 1);
    expect(await countMessages(database.db)).toEqual({ all: 3, new: 1, spam: 1 });
    expect(await total({})).toBe(3);
    expect(await total({ status: 'read' })).toBe(2);
    expect(await total({ status: 'read', kind: 'booking' })).toBe(1);
    expect(await total({ folder: 'spam' })).toBe(1);
    expect(await total({ query: ' SARA ' })).toBe(2);
    expect(await total({ query: 'sara', kind: 'contact' })).toBe(1);
  });

  test('whatever becomes of a message, it is counted where it is', async () => {
    const { db } = database;
    await db
      .insertInto('messages')
      .values(['1', '2', '3'].map((id) => rowOf({ id })))
      .execute();
    await put({ id: '4', timestamp: '2025-01-31T23:59:59.999Z' });
    await setStatus(db, { ids: ['1', '2', '4'], status: 'read' });
    expect(await total({ status: 'read' })).toBe(3);
    expect(await countMessages(db)).toEqual({ all: 4, new: 1, spam: 0 });
    await deleteMessage(db, '2', new Date());
    expect(await total({ status: 'read' })).toBe(2);
    await restoreMessage(db, '2');
    expect(await total({ status: 'read' })).toBe(3);
    await db.updateTable('messages').set({ is_spam: 1 }).where('id', 'in', ['1', '3']).execute();
    expect(await countMessages(db)).toEqual({ all: 2, new: 0, spam: 2 });
    const timestamp = '2024-12-31T00:00:00.000Z';
    await db.updateTable('messages').set({ timestamp, kind: 'booking' }).execute();
    expect(await total({ kind: 'booking' })).toBe(2);
    await deleteMessage(db, '4', new Date());
    await db.deleteFrom('messages').where('id', '!=', '1').execute();
    expect(await countMessages(db)).toEqual({ all: 0, new: 0, spam: 1 });
    expect(await total({})).toBe(0);
  });

  test('of many who write at the same moment each is counted', async () => {
    const { db } = database;
    await Promise.all(
      Array.from({ length: 40 }, async (_each, at) => {
        await db
          .insertInto('messages')
          .values(rowOf({ id: `message ${at}` }))
          .execute();
        const status = at % 4 === 0 ? 'read' : 'archived';
        await setStatus(db, { ids: [`message ${at}`], status });
      }),
    );
    expect(await countMessages(database.db)).toEqual({ all: 40, new: 0, spam: 0 });
    expect(await total({ status: 'read' })).toBe(10);
    expect(await total({ status: 'archived' })).toBe(30);
  });

  describe('with 2,500 messages of eleven months', () => {
    const COUNT = 2500;
    const rows = Array.from({ length: COUNT }, (_each, at) =>
      rowOf({
        id: `message ${at}`,
        kind: at % 2 === 0 ? 'contact' : 'booking',
        // Several arrive within a moment.
        timestamp: new Date(Date.UTC(2025, 5, 1, (at - (at % 3)) * 3)).toISOString(),
      }),
    );

    /** By moment and then by name, the last one first. */
    const inOrder = rows
      .toSorted((a, b) => (a.timestamp + a.id < b.timestamp + b.id ? 1 : -1))
      .map(({ id, kind }) => ({ id, kind }));
    const all = inOrder.map(({ id }) => id);

    beforeEach(async () => {
      for (let from = 0; from < COUNT; from += 500) {
        await database.db
          .insertInto('messages')
          .values(rows.slice(from, from + 500))
          .execute();
      }
    });

    async function idsAt(from: number, count: number, part: Partial<MessageFilter> = {}) {
      const { messages } = await page(part, from, count);
      return messages.map(({ id }) => id);
    }

    test('a page is what lies between two places of the list, wherever a month ends', async () => {
      expect(new Set(rows.map(({ timestamp }) => timestamp.slice(0, 7))).size).toBe(11);
      for (let from = 0; from < COUNT + 100; from += 83) {
        expect(await idsAt(from, 20)).toEqual(all.slice(from, from + 20));
      }
      const bookings = inOrder.filter(({ kind }) => kind === 'booking').map(({ id }) => id);
      for (const from of [0, 500, 1100, 1240]) {
        const found = await idsAt(from, 20, { kind: 'booking' });
        expect(found).toEqual(bookings.slice(from, from + 20));
      }
    });

    test('what is far back moves when something is removed', async () => {
      await deleteMessage(database.db, all[3] ?? '', new Date());
      expect(await idsAt(2400, 5)).toEqual(all.slice(2401, 2406));
    });

    test('a search that finds many says so before it has counted them', async () => {
      const query = 'lamps';
      const found = await page({ query }, 100, 10);
      expect(found.messages.map(({ id }) => id)).toEqual(all.slice(100, 110));
      expect(found).toMatchObject({ total: 110, isMore: true });
      expect(await totalOfMessages(database.db, { ...EVERY_MESSAGE, query })).toBe(COUNT);
      const last = await page({ query }, 2495, 10);
      expect(last.messages).toHaveLength(5);
      expect(last.total).toBe(COUNT);
      expect(last).not.toHaveProperty('isMore');
    });
  });
});
