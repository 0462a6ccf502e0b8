// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EVERY_MESSAGE } from '#app/content/find-messages.ts';
import type { Message } from '#app/content/messages.ts';
import { DATABASES, type TestDatabase } from './databases-in-test.ts';
import { messageRow } from './db/inbox.ts';
import type { Database } from './db/open.ts';
import { createInboxCounts, type InboxCounts } from './inbox-counts.ts';

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

describe.each(DATABASES)('the counts on %s', (_, create) => {
  let created: TestDatabase;
  let database: Database;
  let counts: InboxCounts;
  let change: (what: 'content' | 'inbox' | 'any') => void;

  beforeEach(async () => {
    created = await create();
    database = await created.open();
    counts = createInboxCounts(database.db, {
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

  test('they say how many there are of each sort, whatever is asked for', async () => {
    await put({ id: '1' });
    await put({ id: '2', status: 'read', kind: 'booking' });
    await put({ id: '3', status: 'read', name: 'Omar', email: 'omar@example.com' });
    await put({ id: '4' }, 1);
    expect(await counts.all()).toEqual({ all: 3, new: 1, spam: 1 });
    expect(await counts.of(EVERY_MESSAGE)).toBe(3);
    expect(await counts.of({ ...EVERY_MESSAGE, status: 'read' })).toBe(2);
    expect(await counts.of({ ...EVERY_MESSAGE, status: 'read', kind: 'booking' })).toBe(1);
    expect(await counts.of({ ...EVERY_MESSAGE, folder: 'spam' })).toBe(1);
    expect(await counts.of({ ...EVERY_MESSAGE, query: ' SARA ' })).toBe(2);
    expect(await counts.of({ ...EVERY_MESSAGE, query: 'sara', kind: 'contact' })).toBe(1);
  });

  test('nothing is counted twice until something arrives or changes', async () => {
    expect(await counts.all()).toEqual({ all: 0, new: 0, spam: 0 });
    await put({});
    change('content');
    expect(await counts.all()).toEqual({ all: 0, new: 0, spam: 0 });
    change('inbox');
    expect(await counts.all()).toEqual({ all: 1, new: 1, spam: 0 });
    await put({ id: '2' });
    change('any');
    expect(await counts.of(EVERY_MESSAGE)).toBe(2);
  });

  test('of many searches the last ones are remembered', async () => {
    const of = (query: string) => counts.of({ ...EVERY_MESSAGE, query });
    await of('sara');
    for (let at = 0; at < 20; at += 1) await of(`nobody ${at}`);
    await put({});
    expect(await of('nobody 19')).toBe(0);
    expect(await of('sara')).toBe(1);
  });

  test('what could not be counted is counted when somebody asks again', async () => {
    const { db } = database;
    await db.schema.alterTable('messages').renameTo('elsewhere').execute();
    await expect(counts.all()).rejects.toThrow();
    await db.schema.alterTable('elsewhere').renameTo('messages').execute();
    expect(await counts.all()).toEqual({ all: 0, new: 0, spam: 0 });
  });
});
