// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EVERY_MESSAGE, type MessageFilter } from '#app/content/find-messages.ts';
import type { Message } from '#app/content/messages.ts';
import { DATABASES, type TestDatabase } from './databases-in-test.ts';
import { deleteMessage, messageRow } from './db/inbox.ts';
import type { Database } from './db/open.ts';
import { createInboxReader, type InboxReader } from './inbox-reader.ts';

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
  let reader: InboxReader;
  let change: (what: 'content' | 'inbox' | 'any') => void;

  beforeEach(async () => {
    created = await create();
    database = await created.open();
    reader = createInboxReader(database.db, {
      listen(listener) {
        change = listener;
        return () => true;
      },
    });
  });

  afterEach(() => created.remove());

  const put = (changes: Partial<Message>, is_spam = 0) =>
    database.db
      .insertInto('messages')
      .values({ ...messageRow({ ...message, ...changes }), is_spam, deleted_at: null })
      .execute();

  test('its counts say how many there are of each sort, whatever is asked for', async () => {
    await put({ id: '1' });
    await put({ id: '2', status: 'read', kind: 'booking' });
    await put({ id: '3', status: 'read', name: 'Omar', email: 'omar@example.com' });
    await put({ id: '4' }, 1);
    expect(await reader.counts()).toEqual({ all: 3, new: 1, spam: 1 });
    expect(await reader.total(EVERY_MESSAGE)).toBe(3);
    expect(await reader.total({ ...EVERY_MESSAGE, status: 'read' })).toBe(2);
    expect(await reader.total({ ...EVERY_MESSAGE, status: 'read', kind: 'booking' })).toBe(1);
    expect(await reader.total({ ...EVERY_MESSAGE, folder: 'spam' })).toBe(1);
    expect(await reader.total({ ...EVERY_MESSAGE, query: ' SARA ' })).toBe(2);
    expect(await reader.total({ ...EVERY_MESSAGE, query: 'sara', kind: 'contact' })).toBe(1);
  });

  test('nothing is counted twice until something arrives or changes', async () => {
    expect(await reader.counts()).toEqual({ all: 0, new: 0, spam: 0 });
    await put({});
    change('content');
    expect(await reader.counts()).toEqual({ all: 0, new: 0, spam: 0 });
    change('inbox');
    expect(await reader.counts()).toEqual({ all: 1, new: 1, spam: 0 });
    await put({ id: '2' });
    change('any');
    expect(await reader.total(EVERY_MESSAGE)).toBe(2);
  });

  test('of many searches the last ones are remembered', async () => {
    const of = (query: string) => reader.total({ ...EVERY_MESSAGE, query });
    await of('sara');
    for (let at = 0; at < 20; at += 1) await of(`nobody ${at}`);
    await put({});
    expect(await of('nobody 19')).toBe(0);
    expect(await of('sara')).toBe(1);
  });

  describe('with 2,500 messages', () => {
    const COUNT = 2500;
    const rows = Array.from({ length: COUNT }, (_each, at) => {
      const moment = new Date(Date.UTC(2026, 0, 1, 0, at));
      const each: Message = {
        ...message,
        id: `message ${at}`,
        kind: at % 2 === 0 ? 'contact' : 'booking',
        // Several arrive within a minute.
        timestamp: new Date(moment.setUTCMinutes(at - (at % 3))).toISOString(),
      };
      return { ...messageRow(each), is_spam: 0, deleted_at: null };
    });

    /** By moment and then by name, the last one first. */
    const inOrder = rows
      .toSorted((a, b) => (a.timestamp + a.id < b.timestamp + b.id ? 1 : -1))
      .map(({ id, kind }) => ({ id, kind }));

    beforeEach(async () => {
      for (let from = 0; from < COUNT; from += 500) {
        await database.db
          .insertInto('messages')
          .values(rows.slice(from, from + 500))
          .execute();
      }
    });

    async function idsAt(from: number, count: number, part: Partial<MessageFilter> = {}) {
      const page = await reader.page({ ...EVERY_MESSAGE, ...part }, from, count);
      return page.messages.map(({ id }) => id);
    }

    test('a page is the same whichever was asked for before', async () => {
      const all = inOrder.map(({ id }) => id);
      for (const from of [2400, 999, 1000, 1001, 0, 1990, 2000, 2499, 2500, 9000, 1500]) {
        expect(await idsAt(from, 20)).toEqual(all.slice(from, from + 20));
      }
      expect(await Promise.all([idsAt(2100, 5), idsAt(1100, 5)])).toEqual([
        all.slice(2100, 2105),
        all.slice(1100, 1105),
      ]);
      const bookings = inOrder.filter(({ kind }) => kind === 'booking').map(({ id }) => id);
      expect(await idsAt(1100, 20, { kind: 'booking' })).toEqual(bookings.slice(1100, 1120));
    });

    test('what is far back moves when something is removed', async () => {
      const all = inOrder.map(({ id }) => id);
      await idsAt(2400, 5);
      await deleteMessage(database.db, all[3] ?? '', new Date());
      change('inbox');
      expect(await idsAt(2400, 5)).toEqual(all.slice(2401, 2406));
    });

    test('a search that finds many says so before it has counted them', async () => {
      const search = { ...EVERY_MESSAGE, query: 'lamps' };
      const page = await reader.page(search, 100, 10);
      expect(page.messages.map(({ id }) => id)).toEqual(
        inOrder.slice(100, 110).map(({ id }) => id),
      );
      expect(page).toMatchObject({ total: 160, isMore: true });
      expect(await reader.total(search)).toBe(COUNT);
      const last = await reader.page(search, 2495, 10);
      expect(last.messages).toHaveLength(5);
      expect(last.total).toBe(COUNT);
      expect(last).not.toHaveProperty('isMore');
    });
  });

  test('what could not be counted is counted when somebody asks again', async () => {
    const { db } = database;
    await db.schema.alterTable('messages').renameTo('elsewhere').execute();
    await expect(reader.counts()).rejects.toThrow();
    await db.schema.alterTable('elsewhere').renameTo('messages').execute();
    expect(await reader.counts()).toEqual({ all: 0, new: 0, spam: 0 });
  });
});
