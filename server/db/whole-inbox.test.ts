import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { InboxContent } from '#app/content/bundle.ts';
import { EVERY_MESSAGE } from '#app/content/find-messages.ts';
import type { Message } from '#app/content/messages.ts';
import { readCallToken } from '../booking-links.ts';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import { linkSecret } from './bookings.ts';
import { deleteMessage } from './inbox.ts';
import { allMessages, eachMessages } from './inbox-queries.ts';
import type { Database } from './open.ts';
import { addInTurns, addToInbox, readInbox } from './whole-inbox.ts';

const booking = {
  id: 'b',
  name: 'Lin',
  email: 'lin@example.com',
  phone: '',
  company: '',
  notes: '',
  date: '2026-03-12',
  slot: '02:00 PM',
  submittedAt: '2026-03-11T10:00:00.000Z',
};
const consultation = {
  id: 'c',
  name: 'Grace',
  email: 'grace@example.com',
  projectType: '',
  budget: '',
  timeline: '',
  description: '',
  preferredTime: '',
  submittedAt: '2026-03-11T10:00:00.000Z',
  status: 'pending' as const,
};
const inbox: InboxContent = {
  messages: builtInContent.messages,
  consultations: [consultation],
  bookings: [booking],
};

const dayAfter = (days: number) =>
  new Date(Date.UTC(2026, 2, 12 + days)).toISOString().slice(0, 10);

describe.each(DATABASES)('the whole inbox on %s', (_, create) => {
  let created: TestDatabase;
  let database: Database;

  beforeEach(async () => {
    created = await create();
    database = await created.open();
  });

  afterEach(() => created.remove());

  const add = (content: Partial<InboxContent>) =>
    database.db.transaction().execute((transaction) => addToInbox(transaction, content));

  test('a call at a time that somebody has is counted, and takes it from nobody', async () => {
    const at = (id: string, startsAt: string) => ({ ...booking, id, startsAt, minutes: 30 });
    const calls = [at('x', '2026-03-12T09:00:00.000Z'), at('y', '2026-03-12T09:15:00.000Z')];
    expect(await add({ bookings: [...calls, at('z', '2026-03-12T09:30:00.000Z')] })).toBe(1);
    expect((await readInbox(database.db)).bookings.map(({ id }) => id)).toEqual(['x', 'z']);
    // The same file once more.
    expect(await add({ bookings: calls.slice(0, 1) })).toBe(0);
  });

  test('the links of mails that are still to be sent lead to this site', async () => {
    const [sample] = builtInContent.messages as [Message];
    const owed = {
      kind: 'moved',
      at: sample.timestamp,
      booking: { ...booking, sequence: 2 },
      path: '/calls/of-another',
    } as const;
    await add({ messages: [{ ...sample, toMail: [owed] }] });
    const [read] = (await readInbox(database.db)).messages;
    const secret = await linkSecret(database.db);
    const token = read?.toMail?.[0]?.path?.replace('/calls/', '') ?? '';
    expect(readCallToken(secret, token)).toEqual({ id: 'b', sequence: 2 });
  });

  test('others are answered while a large inbox is added', async () => {
    const [sample] = builtInContent.messages;
    const messages = Array.from({ length: 250 }, (_each, at) => ({ ...sample, id: `m${at}` }));
    let isAdded = false;
    const adding = addInTurns(database.db, { messages: messages as Message[] }).then(() => {
      isAdded = true;
    });
    await new Promise(setImmediate);
    await database.db.selectFrom('content').selectAll().execute();
    expect(isAdded).toBe(false);
    await adding;
    expect((await readInbox(database.db)).messages).toHaveLength(250);
  });

  test('what is cut off has no message without the call that it asked for, and is completed by the same file', async () => {
    const [sample] = builtInContent.messages;
    const ids = Array.from({ length: 150 }, (_each, at) => `m${at}`);
    const messages = ids.map((id) => ({ ...sample, id })) as Message[];
    const bookings = ids.map((id, at) => ({ ...booking, id, date: dayAfter(at) }));
    const { db } = database;
    const begin = db.transaction.bind(db);
    vi.spyOn(db, 'transaction')
      .mockImplementationOnce(begin)
      .mockImplementationOnce(() => {
        throw new Error('The disk is full.');
      });
    const adding = addInTurns(db, { messages, bookings });
    await expect(adding).rejects.toThrow('The disk is full.');
    const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id).sort();
    const added = await readInbox(db);
    expect(added.messages).toHaveLength(100);
    expect(idsOf(added.bookings)).toEqual(idsOf(added.messages));
    await addInTurns(db, { messages, bookings });
    expect((await readInbox(db)).bookings).toHaveLength(150);
  });

  test('what was added is read as it was, once however often', async () => {
    expect(await readInbox(database.db)).toEqual({ messages: [], consultations: [], bookings: [] });
    await add(inbox);
    await add(inbox);
    const { messages, ...rest } = await readInbox(database.db);
    expect(rest).toEqual({ consultations: [consultation], bookings: [booking] });
    expect(messages).toHaveLength(inbox.messages.length);
    expect(messages).toEqual(expect.arrayContaining([...inbox.messages]));
  });

  test('in parts it is the same as at once, however many have one moment', async () => {
    const [first] = inbox.messages;
    if (!first) throw new Error('There are sample messages.');
    const messages = Array.from({ length: 1100 }, (_, at) => ({
      ...first,
      id: String(at),
      timestamp: new Date(Date.UTC(2026, 0, 1) + Math.floor(at / 300)).toISOString(),
    }));
    await add({ messages });
    const parts: Message[][] = [];
    for await (const part of eachMessages(database.db, EVERY_MESSAGE)) parts.push(part);
    expect(parts.map(({ length }) => length)).toEqual([500, 500, 100]);
    expect(parts.flat()).toEqual(await allMessages(database.db, EVERY_MESSAGE));
  });

  test('a message that was deleted is not there, and comes back as the file has it', async () => {
    const [first] = inbox.messages;
    if (!first) throw new Error('There are sample messages.');
    await add({ messages: [{ ...first, status: 'archived' }] });
    await deleteMessage(database.db, first.id, new Date());
    await add({ messages: [first] });
    expect((await readInbox(database.db)).messages).toEqual([first]);
  });

  test('what is there stays as it is, and a slot belongs to who had it', async () => {
    const [first] = inbox.messages;
    if (!first) throw new Error('There are sample messages.');
    await add({ messages: [{ ...first, status: 'archived' }], bookings: [booking] });
    await add({ messages: [first], bookings: [{ ...booking, id: 'late', name: 'Late' }] });
    const { messages, bookings } = await readInbox(database.db);
    expect(messages).toMatchObject([{ status: 'archived' }]);
    expect(bookings).toMatchObject([{ name: 'Lin' }]);
  });
});
