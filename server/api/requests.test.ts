import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { EVERY_MESSAGE } from '#app/content/find-messages.ts';
import type { Booking, Outgoing } from '#app/content/requests.ts';
import { createApp } from '../app.ts';
import { createClock, openBrowser } from '../auth/site-in-test.ts';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import { takenCalls } from '../db/bookings.ts';
import { deleteMessage } from '../db/inbox.ts';
import { allMessages } from '../db/inbox-queries.ts';
import { countMessages } from '../db/message-counts.ts';
import type { Database } from '../db/open.ts';
import { releaseMessage } from '../db/requests.ts';
import {
  FREE_IN_A_DAY,
  FREE_IN_TEN_MINUTES,
  MOST_IN_AN_HOUR,
  TRIES_IN_AN_HOUR,
} from '../request-rules.ts';
import { createSiteContent } from '../site-content.ts';

const DAY_MS = 24 * 60 * 60_000;
const SPAM = { ...EVERY_MESSAGE, folder: 'spam' as const };

let keys = 0;
const newKey = () => `key-of-a-request-${keys++}`;

/** Ten seconds after its page was opened. */
function contact(part: Partial<Outgoing> = {}, message = 'Hello'): Outgoing {
  const value = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    subject: 'Engine',
    services: [],
    message,
  };
  const at = '2026-03-01T12:00:00.000Z';
  return { key: newKey(), at, openFor: 10_000, request: { kind: 'contact', value }, ...part };
}

function booking(part: Partial<Outgoing> = {}, value: Partial<Booking> = {}): Outgoing {
  const at = '2026-03-01T12:00:00.000Z';
  const asked: Booking = {
    id: '1',
    name: 'Lin',
    email: 'lin@example.com',
    phone: '1',
    company: '',
    notes: '',
    date: '2026-03-05',
    slot: '02:00 PM',
    submittedAt: at,
    ...value,
  };
  return contact({ request: { kind: 'booking', value: asked }, ...part });
}

describe.each(DATABASES)('requests on %s', (_, create) => {
  let created: TestDatabase;
  let database: Database;
  let app: Hono;
  let clock: ReturnType<typeof createClock>;
  const tell = vi.fn();

  const startApp = (opened: Database) =>
    createApp({
      database: opened,
      siteContent: createSiteContent(opened),
      site: { trustProxy: 0 },
      now: clock.now,
      events: { tell, listen: () => () => {} },
    });

  beforeEach(async () => {
    created = await create();
    database = await created.open();
    clock = createClock();
    app = startApp(database);
  });

  afterEach(() => created.remove());

  const send = (outgoing: Outgoing, address = '192.0.2.1', by = app) =>
    openBrowser(by, address).send('POST', '/api/requests', outgoing);
  const counts = () => countMessages(database.db);
  const rules = () => ({ availability: builtInContent.availability, now: clock.now() });
  const spam = () => allMessages(database.db, SPAM);

  test('what a person sends is new in the inbox', async () => {
    expect((await send(contact())).status).toBe(204);
    expect(await counts()).toEqual({ all: 1, new: 1, spam: 0 });
    expect(tell).toHaveBeenCalledWith('inbox');
  });

  test.each<[string, Partial<Outgoing>]>([
    ['fills in the hidden field', { trap: 'http://spam.example' }],
    ['is done within two seconds', { openFor: 1999 }],
  ])('who %s gets the same answer, and is held back', async (_what, part) => {
    expect((await send(contact(part))).status).toBe(204);
    expect(await counts()).toEqual({ all: 0, new: 0, spam: 1 });
    expect(await spam()).toMatchObject([{ name: 'Ada Lovelace', status: 'new' }]);
  });

  test('a clock that is ahead does not put a message above those that come later', async () => {
    await send(contact({ at: '2031-01-01T00:00:00.000Z' }));
    const [message] = await allMessages(database.db, EVERY_MESSAGE);
    expect(message?.timestamp).toBe(clock.now().toISOString());
  });

  test('more than a few from one address are held back, whatever process takes them', async () => {
    const other = startApp(await created.open());
    for (let count = 0; count < FREE_IN_TEN_MINUTES; count += 1) {
      await send(contact(), '192.0.2.1', count % 2 === 0 ? app : other);
    }
    expect((await send(contact(), '192.0.2.1', other)).status).toBe(204);
    expect(await counts()).toMatchObject({ all: FREE_IN_TEN_MINUTES, spam: 1 });
    // Others are not meant, and neither is what comes later.
    await send(contact(), '192.0.2.2');
    clock.pass(10 * 60_000);
    await send(contact());
    expect(await counts()).toMatchObject({ all: FREE_IN_TEN_MINUTES + 2, spam: 1 });
  });

  test('slowly over a day they are too many as well', async () => {
    for (let count = 0; count < FREE_IN_A_DAY; count += 1) {
      await send(contact());
      clock.pass(5 * 60_000);
    }
    expect(await counts()).toMatchObject({ all: FREE_IN_A_DAY, spam: 0 });
    await send(contact());
    expect(await counts()).toMatchObject({ spam: 1 });
  });

  test('a flood is refused with a word about when, and nothing that was taken is refused', async () => {
    const first = contact();
    await send(first);
    for (let count = 1; count < MOST_IN_AN_HOUR; count += 1) await send(contact());
    const refused = await send(contact());
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(await refused.json()).toMatchObject({ kind: 'busy' });
    const { all, spam: held } = await counts();
    expect(all + held).toBe(MOST_IN_AN_HOUR);
    expect((await send(first)).status).toBe(204);
    expect((await send(contact(), '192.0.2.2')).status).toBe(204);
    clock.pass(60 * 60_000);
    expect((await send(contact())).status).toBe(204);
  });

  test('what is sent again counts once', async () => {
    const same = contact();
    for (let count = 0; count <= FREE_IN_TEN_MINUTES; count += 1) await send(same);
    await send(contact());
    expect(await counts()).toEqual({ all: 2, new: 2, spam: 0 });
  });

  test('no address is kept, and after a day not even its hash', async () => {
    await send(contact());
    const senders = async () => {
      const rows = await database.db.selectFrom('requests').selectAll().execute();
      return rows.map(({ sender }) => sender);
    };
    expect(await senders()).toEqual([expect.not.stringContaining('192.0.2.1')]);
    clock.pass(DAY_MS + 1);
    await send(contact(), '192.0.2.2');
    expect((await senders()).filter((sender) => sender !== null)).toHaveLength(1);
  });

  test.each<[string, Outgoing]>([
    ['a text', contact({}, 'x'.repeat(20_001))],
    ['a name', booking({}, { name: 'x'.repeat(1001) })],
    ['100 kB', contact({}, 'x'.repeat(100_000))],
  ])('%s that is longer than anybody types is held back, and not lost', async (_what, outgoing) => {
    expect((await send(outgoing)).status).toBe(204);
    expect(await counts()).toEqual({ all: 0, new: 0, spam: 1 });
  });

  test.each<[string, string[]]>([
    ['a list of more than anybody chooses', Array(51).fill('a')],
    ['a list with more in it than anybody types', Array(40).fill('x'.repeat(1000))],
  ])('%s is held back', async (_what, services) => {
    const value = {
      name: 'Ada',
      email: 'ada@example.com',
      company: '',
      budget: '',
      timeline: '',
      description: '',
      services,
    };
    expect((await send(contact({ request: { kind: 'inquiry', value } }))).status).toBe(204);
    expect(await counts()).toEqual({ all: 0, new: 0, spam: 1 });
  });

  test('what is refused again and again is not even looked at in the end', async () => {
    const gone = () => booking({}, { date: '2020-01-01' });
    for (let count = 0; count < TRIES_IN_AN_HOUR; count += 1) await send(gone());
    const refused = await send(gone());
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect((await send(gone(), '192.0.2.2')).status).toBe(409);
    clock.pass(60 * 60_000);
    expect((await send(gone())).status).toBe(409);
  });

  test('a moment that no calendar has stays out of the call', async () => {
    expect((await send(booking({}, { submittedAt: '+275760-09-13T00:00:00Z' }))).status).toBe(204);
    const [row] = await database.db.selectFrom('bookings').select('json').execute();
    expect(JSON.parse(row?.json ?? '')).toMatchObject({
      submittedAt: '2026-03-01T12:00:00.000Z',
    });
  });

  test('a body of more than a megabyte is refused as that', async () => {
    const response = await send(contact({ trap: 'x'.repeat(1_000_000) }));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ kind: 'corrupt' });
    expect(await counts()).toEqual({ all: 0, new: 0, spam: 0 });
  });

  test.each<[string, Partial<Booking>, number]>([
    ['on the last day of the calendar', { date: '9999-12-31' }, 409],
    ['a day before', { date: '9999-12-30', slot: '03:00 PM' }, 409],
    ['on a day without a neighbour', { startsAt: '+275760-09-13T00:00:00Z' }, 422],
    ['before there were calendars', { startsAt: '-271821-04-20T00:00:00Z' }, 422],
  ])('a call %s is refused, and not tried again for ever', async (_when, value, status) => {
    expect((await send(booking({}, value))).status).toBe(status);
    expect((await send(booking({ trap: 'x' }, value))).status).toBe(status);
  });

  test('a booking that is held back takes the slot from nobody', async () => {
    expect((await send(booking({ trap: 'x' }))).status).toBe(204);
    expect(await takenCalls(database.db, '2026-03-01', '2026-03-31')).toEqual([]);
    expect((await send(booking())).status).toBe(204);
    // From now on it is gone, for whoever is held back too.
    expect((await send(booking())).status).toBe(409);
    expect((await send(booking({ trap: 'x' }))).status).toBe(409);
    expect(await counts()).toEqual({ all: 1, new: 1, spam: 1 });
  });

  test('released, it takes the slot if it still can, and says when it cannot', async () => {
    await send(booking({ trap: 'x' }));
    await send(booking({ trap: 'x' }));
    const ids = (await spam()).map(({ id }) => id);
    const [one = '', another = ''] = ids;
    expect(await releaseMessage(database.db, one, rules())).toEqual({ slotTaken: false });
    expect(await releaseMessage(database.db, another, rules())).toEqual({ slotTaken: true });
    expect(await takenCalls(database.db, '2026-03-01', '2026-03-31')).toHaveLength(1);
    expect(await counts()).toEqual({ all: 2, new: 2, spam: 0 });
    expect(await releaseMessage(database.db, one, rules())).toBeUndefined();
  });

  test('a consultation that is released is in the list of consultations', async () => {
    const value = {
      id: '1',
      name: 'Grace',
      email: 'grace@example.com',
      projectType: 'Web',
      budget: '',
      timeline: '',
      description: 'A compiler',
      preferredTime: '',
      submittedAt: '2026-03-01T12:00:00.000Z',
      status: 'pending' as const,
    };
    await send(contact({ trap: 'x', request: { kind: 'consultation', value } }));
    const listed = () => database.db.selectFrom('consultations').selectAll().execute();
    expect(await listed()).toEqual([]);
    const [{ id = '' } = {}] = await spam();
    await releaseMessage(database.db, id, rules());
    expect(await listed()).toHaveLength(1);
  });

  test('what was deleted is not released', async () => {
    await send(contact({ trap: 'x' }));
    const [{ id = '' } = {}] = await spam();
    await deleteMessage(database.db, id, clock.now());
    expect(await releaseMessage(database.db, id, rules())).toBeUndefined();
  });
});
