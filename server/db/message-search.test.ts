import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EVERY_MESSAGE, searchable } from '#app/content/find-messages.ts';
import type { Message } from '#app/content/messages.ts';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import { messageRow } from './inbox.ts';
import { pageOfMessages, totalOfMessages } from './inbox-queries.ts';
import { findCandidates } from './message-search.ts';
import { migrations } from './migrations.ts';
import type { Database } from './open.ts';

const TEXTS = [
  'A shop for lamps',
  'Lampshades, 50% off',
  '50 percent of_lamps',
  'She said "hello" AND left',
  'ہمیں ایک ویب سائٹ چاہیے',
  'متجر إلكتروني',
  'Ein Café für Müller 👩‍💻',
  'a\\b',
  'x',
];

/** Newer ones, so that the others are few among them. */
const OTHERS = Array.from({ length: 100 }, (_, at) => `Visitor${at}@example.com`);

const SEARCHES = [
  'lamps',
  'LAMP',
  '50%',
  'of_l',
  'f_l',
  '"hello"',
  'hello" and',
  ' ویب سائٹ ',
  'الك',
  'إلك',
  'müll',
  'CAFE FUR',
  '👩‍💻',
  'a\\b',
  'x',
  'nobody wrote this',
];

const rowOf = (text: string, at: number) => ({
  ...messageRow(messageOf(text, at)),
  is_spam: 0,
  deleted_at: null,
});

const messageOf = (text: string, at: number): Message => ({
  id: `message ${at}`,
  kind: 'contact',
  name: '',
  email: '',
  subject: '',
  message: text,
  services: [],
  status: 'new',
  timestamp: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
});

describe.each(DATABASES)('a search on %s', (_, create) => {
  let created: TestDatabase;
  let database: Database;

  beforeEach(async () => {
    created = await create();
    database = await created.open();
  });

  afterEach(() => created.remove());

  const put = (texts: readonly string[]) =>
    database.db.insertInto('messages').values(texts.map(rowOf)).execute();

  async function found(query: string): Promise<string[]> {
    const { db } = database;
    const filter = { ...EVERY_MESSAGE, query };
    const { messages, total } = await pageOfMessages(db, filter, { from: 0, count: 200 });
    expect(total).toBe(messages.length);
    expect(await totalOfMessages(db, filter)).toBe(total);
    return messages.map(({ message }) => message);
  }

  test.each(SEARCHES)(
    'for %j finds what holds it, as it is written, newest first',
    async (query) => {
      const texts = [...TEXTS, ...OTHERS];
      await put(texts);
      const wanted = searchable(query.trim());
      const holding = texts.filter((text) => searchable(text).includes(wanted));
      expect(await found(query)).toEqual(holding.toReversed());
    },
  );

  async function candidatesFor(text: string) {
    const { db } = database;
    const condition = await findCandidates(db, text);
    if (!condition) return undefined;
    const rows = await db.selectFrom('messages').where(condition).select('id').execute();
    return rows.map(({ id }) => id);
  }

  test('is looked up by what few messages hold', async () => {
    await put([...TEXTS, ...OTHERS]);
    expect(await candidatesFor('lampshades')).toEqual(['message 1']);
    expect(await candidatesFor('visitor77@')).toEqual([`message ${TEXTS.length + 77}`]);
    expect(await candidatesFor('nobody else')).toEqual([]);
  });

  test('is not looked up when it is short, or when many messages hold it', async () => {
    await put([...TEXTS, ...OTHERS]);
    expect(await candidatesFor('la')).toBeUndefined();
    expect(await candidatesFor('visitor')).toBeUndefined();
  });

  test('follows what is changed and what is gone', async () => {
    const { db } = database;
    await put(['A shop for lamps', 'A school']);
    const { search } = messageRow(messageOf('A clinic', 0));
    await db.updateTable('messages').set({ search }).where('id', '=', 'message 0').execute();
    expect(await found('lamps')).toEqual([]);
    expect(await found('clinic')).toHaveLength(1);
    await db.deleteFrom('messages').where('id', '=', 'message 0').execute();
    expect(await found('clinic')).toEqual([]);
    expect(await found('school')).toEqual(['A school']);
    await put(['Another clinic']);
    expect(await found('clinic')).toEqual(['Another clinic']);
  });

  test('knows what was stored when marks still counted', async () => {
    await put(Array.from({ length: 1200 }, (_each, at) => `Café ${at}`));
    const { db } = database;
    await sql`update messages set search = ${'Café 7'.toLowerCase()}
      where id in ('message 7', 'message 999')`.execute(db);
    expect(await found('cafe 7')).not.toContain('Café 7');
    await migrations['0010-search-without-marks']?.up(db);
    expect(await found('cafe 7')).toContain('Café 7');
    expect(await found('cafe 999')).toEqual(['Café 999']);
  });

  test('counts what is found often as exactly as what is found once', async () => {
    const often = Array.from({ length: 1200 }, (_each, at) => `lamp number ${at}`);
    await put(often);
    const count = (query: string) => totalOfMessages(database.db, { ...EVERY_MESSAGE, query });
    expect(await count('lamp number')).toBe(1200);
    expect(await count('lamp number 1199')).toBe(1);
    expect(await found('number 119')).toHaveLength(11);
    expect(await findCandidates(database.db, 'lamp')).toBeUndefined();
  });
});
