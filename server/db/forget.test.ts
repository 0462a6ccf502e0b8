// What is erased about one person, and what goes by itself.
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { defaultSettings, type Privacy } from '#app/content/settings.ts';
import { openOwner, outgoing, REQUESTS, startApp } from '../app-in-test.ts';
import { openBrowser } from '../auth/site-in-test.ts';
import { everything, NOW, receive } from '../backup/backup-in-test.ts';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import { writeContent } from './content.ts';
import { forget } from './forget.ts';
import { deleteMessage } from './inbox.ts';
import type { Database } from './open.ts';
import { erasePerson, readPerson } from './person.ts';
import { insertRows } from './rows.ts';
import { addToInbox } from './whole-inbox.ts';

test('of somebody who was erased nothing can be read in the files of SQLite', async () => {
  const [[, createSqlite] = []] = DATABASES;
  const created = await createSqlite?.();
  if (!created) throw new Error('SQLite is one of them.');
  onTestFinished(() => created.remove());
  const { app } = await startApp(await created.open(), () => NOW);
  const visitors = Array.from({ length: 50 }, (_, at) => `visitor-${at}-of-many@example.com`);
  for (const email of visitors) {
    const value = {
      ...REQUESTS.contact?.value,
      email,
      message: `${email} writes ${'so '.repeat(500)}`,
    };
    const { status } = await openBrowser(app).send(
      'POST',
      '/api/requests',
      outgoing({ kind: 'contact', value }),
    );
    expect(status).toBe(204);
  }
  const file = created.url.replace('file:', '');
  const inFiles = async (email: string) => {
    const files = await Promise.all([file, `${file}-wal`].map((name) => readFile(name, 'latin1')));
    return files.join('').includes(email);
  };
  const owner = await openOwner(app);
  for (const email of visitors.slice(10, 40)) {
    expect(await inFiles(email)).toBe(true);
    await owner.send('POST', '/api/inbox/person/erase', { email });
    expect(await inFiles(email)).toBe(false);
  }
  expect(await inFiles(visitors[0] ?? '')).toBe(true);
});

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(DATABASES)('on %s', (_, create) => {
  let created: TestDatabase;
  let database: Database;

  beforeEach(async () => {
    created = await create();
    database = await created.open();
  });

  afterEach(() => created.remove());

  const keep = (keepRequests: Privacy['keepRequests'], version = 0) => {
    const value = { ...defaultSettings, privacy: { keepRequests } };
    return writeContent(database.db, [{ key: 'settings', version, value }], NOW);
  };
  const counts = async () => {
    const { messages, consultations, bookings, held, requests } = await everything(database);
    return [messages, consultations, bookings, held, requests].map((rows) => rows?.length);
  };
  const addMail = (id: string, message_id: string, recipient: string, kind = 'reply') => {
    const at = NOW.toISOString();
    const times = { made_at: at, next_at: at, give_up_at: at };
    const json = JSON.stringify({ subject: 'Hi' });
    const row = { id, message_id, kind, recipient, state: 'waiting', tries: 0, json };
    return insertRows(database.db, 'mails', [{ ...row, ...times }]);
  };
  const daysAfter = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
  const idOf = async (email: string) =>
    ((await readPerson(database.db, email)).messages as { id: string }[])[0]?.id ?? '';

  test('everything about one person is found and erased, wherever it lies', async () => {
    for (const at of [0, 1, 2, 10]) await receive(database, at);
    const json = JSON.stringify({ kind: 'contact', value: { email: 'Visitor-2@example.com' } });
    await database.db.insertInto('held').values({ id: 'x', json }).execute();
    const id = await idOf('visitor-2@example.com');
    await addMail('to them', 'gone', 'Visitor-2@example.com');
    await addMail('because of them', id, 'owner@example.com');
    await addMail('of others', 'm', 'visitor-1@example.com');
    await deleteMessage(database.db, id, NOW);
    const held = await readPerson(database.db, 'VISITOR-2@example.com');
    expect(held).toMatchObject({
      messages: [{ kind: 'consultation' }],
      consultations: [{ email: 'visitor-2@example.com' }],
      bookings: [],
      held: [{ kind: 'contact' }],
      requests: [{ key: 'request-2', sender: 'sender-2' }],
    });
    expect(held.mails).toHaveLength(2);
    expect(held.mails).toContainEqual(expect.objectContaining({ mail: { subject: 'Hi' } }));
    expect(await erasePerson(database.db, 'visitor-2@example.com')).toBe(6);
    expect((await everything(database)).mails).toMatchObject([{ id: 'of others' }]);
    expect(await counts()).toEqual([3, 0, 2, 0, 3]);
    // With a call the time of it is free again.
    expect(await readPerson(database.db, 'visitor-0@example.com')).toMatchObject({
      bookings: [{ email: 'visitor-0@example.com' }],
    });
    await erasePerson(database.db, 'visitor-0@example.com');
    expect(await counts()).toEqual([2, 0, 1, 0, 2]);
    expect(JSON.stringify(await everything(database))).not.toMatch(/visitor-[02]@/i);
    // Signs that mean something to a search mean themselves.
    expect(await erasePerson(database.db, '%')).toBe(0);
    expect(await erasePerson(database.db, 'visitor_1@example.com')).toBe(0);
  });

  test('what the owner is told of others is not theirs, even at the address of the owner', async () => {
    await receive(database, 0);
    const id = await idOf('visitor-0@example.com');
    await addMail('of somebody else', 'gone', 'visitor-0@example.com', 'notice');
    await addMail('of them', id, 'visitor-0@example.com', 'notice');
    expect((await readPerson(database.db, 'visitor-0@example.com')).mails).toHaveLength(1);
    await erasePerson(database.db, 'visitor-0@example.com');
    expect((await everything(database)).mails).toMatchObject([{ id: 'of somebody else' }]);
  });

  test('so is somebody whose address is longer than a database looks for', async () => {
    const [sample] = builtInContent.messages;
    if (!sample) throw new Error('There are sample messages.');
    const email = `${'😀 long '.repeat(10_000)}@example.com`;
    const messages = [email, `${email}.pk`].map((each) => ({
      ...sample,
      id: each.slice(-4),
      email: each,
    }));
    await database.db.transaction().execute((transaction) => addToInbox(transaction, { messages }));
    expect((await readPerson(database.db, email)).messages).toEqual([messages[0]]);
    expect(await erasePerson(database.db, email)).toBe(1);
  });

  test.each(['josé@example.com', 'İnfo@müller.example', 'كه@example.com'])(
    'so is %s, whose letters are compared without their marks',
    async (email) => {
      const [sample] = builtInContent.messages;
      if (!sample) throw new Error('There are sample messages.');
      const messages = [{ ...sample, id: 'theirs', email }];
      await database.db
        .transaction()
        .execute((transaction) => addToInbox(transaction, { messages }));
      expect((await readPerson(database.db, email)).messages).toEqual(messages);
      expect(await erasePerson(database.db, email)).toBe(1);
    },
  );

  test('what was deleted is gone for good after a month, with what it asked for', async () => {
    for (const at of [0, 1, 2]) await receive(database, at);
    for (const at of [0, 1, 2]) {
      await deleteMessage(database.db, await idOf(`visitor-${at}@example.com`), NOW);
    }
    await forget(database.db, daysAfter(29));
    expect(await counts()).toEqual([3, 1, 1, 0, 3]);
    await addMail('a', await idOf('visitor-1@example.com'), 'owner@example.com');
    await forget(database.db, daysAfter(31));
    expect(await counts()).toEqual([0, 0, 0, 0, 3]);
    expect((await everything(database)).mails).toEqual([]);
  });

  test('a call that is ahead outlives its message, and goes with it later', async () => {
    await receive(database, 0, daysAfter(-60));
    const id = await idOf('visitor-0@example.com');
    await deleteMessage(database.db, id, daysAfter(-40));
    await forget(database.db, NOW);
    expect(await counts()).toEqual([1, 0, 1, 0, 1]);
    await forget(database.db, daysAfter(10));
    expect(await counts()).toEqual([0, 0, 0, 0, 1]);
  });

  test('requests stay unless the owner says for how long; then old ones go, and calls ahead stay', async () => {
    for (const at of [0, 1, 2]) await receive(database, at, daysAfter(-200));
    for (const at of [10, 11, 12]) await receive(database, at);
    await forget(database.db, NOW);
    expect(await counts()).toEqual([6, 2, 2, 0, 6]);
    await keep('6 months');
    await forget(database.db, NOW);
    // The old call is ahead, and its message belongs to it.
    expect(await counts()).toEqual([4, 1, 2, 0, 3]);
    await forget(database.db, daysAfter(5));
    expect(await counts()).toEqual([3, 1, 1, 0, 3]);
  });

  test('what has just come is not old, however far behind a visitor’s clock is', async () => {
    await keep('6 months');
    for (const at of [0, 1, 2]) await receive(database, at, NOW, new Date('2001-01-01T00:00:00Z'));
    await forget(database.db, NOW);
    expect(await counts()).toEqual([3, 1, 1, 0, 3]);
    const { messages = [] } = await everything(database);
    expect(new Set(messages.map(({ timestamp }) => timestamp))).toEqual(
      new Set([NOW.toISOString()]),
    );
  });
});
