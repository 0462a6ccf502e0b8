// Mails from what causes them to a real mail server, on both databases.
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Message } from '#app/content/messages.ts';
import type { Outgoing } from '#app/content/requests.ts';
import { openOwner, outgoing, REQUESTS, startApp } from '../app-in-test.ts';
import { createClock, EMAIL, openBrowser } from '../auth/site-in-test.ts';
import { calendarRules } from '../calendar-rules.ts';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import { cancelBooking, moveBooking } from '../db/bookings.ts';
import { writeContent } from '../db/content.ts';
import { GIVE_UP_MS, LEASE_MS } from '../db/mails.ts';
import type { Database } from '../db/open.ts';
import { createSiteContent } from '../site-content.ts';
import type { Post } from './queue.ts';
import { createSender } from './sender.ts';
import { createSmtp, type Delivery } from './smtp.ts';
import { type Arrived, createMailServer } from './smtp-in-test.ts';

const MINUTE_MS = 60_000;
const post: Post = { from: { name: 'The site', address: 'site@example.org' } };
const events = { tell: () => {}, listen: () => () => {} };

describe.each(DATABASES)('on %s', (_, create) => {
  let created: TestDatabase;
  let database: Database;
  let clock: ReturnType<typeof createClock>;
  let mailServer: ReturnType<typeof createMailServer>;
  let app: Awaited<ReturnType<typeof startApp>>['app'];
  let owner: ReturnType<typeof openBrowser>;

  beforeEach(async () => {
    created = await create();
    database = await created.open();
    clock = createClock();
    mailServer = createMailServer();
    await mailServer.up();
    ({ app } = await startApp(database, clock.now, { post }));
    owner = await openOwner(app);
  });

  afterEach(async () => {
    await mailServer.down();
    await created.remove();
  });

  /** Of a process of its own. */
  const openSender = ({ db }: Pick<Database, 'db'> = database) =>
    createSender({
      db,
      deliver: createSmtp({ url: mailServer.url, ...post }),
      now: clock.now,
      events,
    });

  const send = async (request: unknown, part: Partial<Outgoing> = {}) => {
    const body = { ...outgoing(request), ...part };
    const response = await openBrowser(app).send('POST', '/api/requests', body);
    expect(response.status).toBe(204);
  };
  const askOwner = async (path: string) => (await owner.send('GET', path)).json();
  const messages = async () => (await askOwner('/api/inbox/messages')).messages;
  const mailsOf = async (id: string) => (await askOwner(`/api/inbox/messages/${id}/mails`)).mails;
  const statesOf = async (id: string) =>
    (await mailsOf(id)).map(({ kind, state }: Record<string, string>) => `${kind} ${state}`);
  const to = (address: string) =>
    mailServer.arrived.filter(({ recipients }) => recipients.includes(address));
  const reply = async (text: string, known?: Message) => {
    const message = known ?? (await messages())[0];
    const response = await owner.send('POST', '/api/inbox/reply', { message, text });
    expect(response.status).toBe(204);
  };

  test('what was put by while the clock was ahead does not wait for that moment', async () => {
    clock.pass(10 * 60 * MINUTE_MS);
    await send(REQUESTS.contact);
    clock.pass(-10 * 60 * MINUTE_MS);
    await openSender().turn();
    expect(mailServer.arrived).toHaveLength(2);
  });

  test('down, then slow, then up: every mail arrives, and once', async () => {
    for (const request of Object.values(REQUESTS)) await send(request);
    await reply('Gladly.');
    const causes = (await messages()).length;
    expect(causes).toBe(4);
    // A confirmation or an invitation and a notice for each, and the reply.
    const expected = 2 * causes + 1;
    const senders = [openSender(), openSender(await created.open())] as const;

    await mailServer.down();
    for (let turn = 0; turn < 12; turn++) {
      for (const sender of senders) await sender.turn();
      clock.pass(MINUTE_MS);
    }
    expect(mailServer.arrived).toEqual([]);
    const waiting = (await mailsOf((await messages())[0].id))[0];
    expect(waiting).toMatchObject({
      state: 'waiting',
      reason: expect.stringContaining('ECONNREFUSED'),
    });
    expect(Date.parse(waiting.at)).not.toBeNaN();

    await mailServer.up();
    const slow = mailServer.hold();
    clock.pass(LEASE_MS);
    const turns = [senders[0].turn()];
    await slow.waiting;
    // Another process has its turn while the first one is still sending.
    turns.push(senders[1].turn());
    clock.pass(MINUTE_MS);
    slow.release();
    await Promise.all(turns);
    for (let turn = 0; turn < 12; turn++) {
      clock.pass(4 * 60 * MINUTE_MS);
      await Promise.all(senders.map((sender) => sender.turn()));
    }
    const ids = mailServer.arrived.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(expected);
    expect(new Set(ids).size).toBe(expected);
    for (const { id } of await messages()) {
      for (const state of await statesOf(id)) expect(state).toMatch(/ sent$/);
    }
    const left = await database.db.selectFrom('mails').select('json').execute();
    expect(left.every(({ json }) => json === null)).toBe(true);
  });

  test('many at once, and two senders: none is sent twice', async () => {
    const requests = Array.from({ length: 8 }, (_, at) => ({
      kind: 'contact',
      value: { ...REQUESTS.contact?.value, email: `visitor${at}@example.com` },
    }));
    for (const request of requests) await send(request);
    const senders = [openSender(), openSender(await created.open())];
    await Promise.all(senders.map((sender) => sender.turn()));
    expect(mailServer.arrived).toHaveLength(2 * requests.length);
    expect(new Set(mailServer.arrived.map(({ messageId }) => messageId)).size).toBe(16);
  });

  test('what a process that died was sending is sent again, under the same id', async () => {
    await send(REQUESTS.contact);
    const held = mailServer.hold();
    // Nobody hears what comes of it: as if the process were gone.
    const lost = createSender({
      db: (await created.open()).db,
      deliver: (mail) => {
        void createSmtp({ url: mailServer.url, ...post })(mail);
        return new Promise(() => {});
      },
      now: clock.now,
      events,
    });
    void lost.turn();
    await held.waiting;
    held.release();
    await openSender().turn();
    clock.pass(LEASE_MS);
    await openSender().turn();
    await vi.waitFor(() => expect(mailServer.arrived).toHaveLength(3));
    const ids = mailServer.arrived.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(2);
  });

  describe('when the database is away just as a mail was sent', () => {
    const rename = (from: string, to: string) => sql.raw(`alter table ${from} rename to ${to}`);
    const leave = () => rename('mails', 'mails_away').execute(database.db);
    const comeBack = () => rename('mails_away', 'mails').execute(database.db);
    /** It loses the database after its first delivery. */
    const openUnlucky = () => {
      let deliveries = 0;
      return createSender({
        db: database.db,
        deliver: async (mail) => {
          const delivery = await createSmtp({ url: mailServer.url, ...post })(mail);
          if (deliveries++ === 0) await leave();
          return delivery;
        },
        now: clock.now,
        events,
      });
    };
    const sentMails = async () =>
      (await statesOf((await messages())[0].id)).filter((state: string) => state.endsWith(' sent'));

    test('it is marked as sent as soon as that can be, and sent once', async () => {
      await send(REQUESTS.contact);
      const sender = openUnlucky();
      for (const _ of ['at first', 'and still']) {
        await expect(sender.turn()).rejects.toThrow('mails');
      }
      await comeBack();
      await sender.turn();
      expect(await sentMails()).toHaveLength(2);
      clock.pass(LEASE_MS);
      await openSender().turn();
      expect(mailServer.arrived).toHaveLength(2);
    });

    test('who stops writes it down at last', async () => {
      await send(REQUESTS.contact);
      const sender = openUnlucky();
      await expect(sender.turn()).rejects.toThrow('mails');
      await comeBack();
      await sender.stop();
      expect(await sentMails()).toHaveLength(1);
    });

    test('a word that comes too late takes nothing from whoever has it now', async () => {
      await mailServer.down();
      await send(REQUESTS.contact);
      const sender = openUnlucky();
      await expect(sender.turn()).rejects.toThrow('mails');
      await comeBack();
      await mailServer.up();
      clock.pass(LEASE_MS);
      await openSender().turn();
      expect(await sentMails()).toHaveLength(2);
      await sender.stop();
      expect(await sentMails()).toHaveLength(2);
    });
  });

  test('a confirmation has a text and a page in the language of the visitor, a notice is for the owner', async () => {
    await send(REQUESTS.contact, { language: 'ur' });
    await openSender().turn();
    const [confirmed] = to('a@example.com') as [Arrived];
    expect(confirmed.subject).toBe('آپ کا پیغام پہنچ گیا ہے');
    expect(confirmed.text).toContain('السلام علیکم');
    expect(confirmed.html).toContain('<html lang="ur" dir="rtl">');
    expect(confirmed.from).toMatchObject({ name: 'The site', address: 'site@example.org' });
    expect(confirmed.replyTo?.[0]).toMatchObject({ name: builtInContent.about.name });
    const headers = Object.fromEntries(confirmed.headers.map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated' });
    const [told] = to(EMAIL) as [Arrived];
    expect(told.subject).toBe('New message: Ada L');
    expect(told.replyTo?.[0]).toMatchObject({ address: 'a@example.com' });
  });

  test('a booking is an invitation that a calendar reads, and a cancellation matches it', async () => {
    await send(REQUESTS.booking, { language: 'de' });
    const { id } = await database.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
    const rules = await calendarRules({
      siteContent: createSiteContent(database),
      now: clock.now,
      post: { ...post, site: 'https://example.com' },
    });
    const to3pm = new Date('2026-03-03T10:00:00.000Z');
    const sender = openSender();
    await sender.turn();
    await moveBooking(database.db, { id, sequence: 0, by: 'owner' }, to3pm, rules);
    await sender.turn();
    await cancelBooking(database.db, { id, sequence: 1, by: 'visitor' }, rules);
    await sender.turn();
    const read = to('ada@example.com').map((mail) => {
      const file = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
      const calendar = new ICAL.Component(ICAL.parse(textOf(file?.content)));
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
      return {
        method: [file?.method, calendar.getFirstPropertyValue('method')],
        uid: event.uid,
        sequence: event.sequence,
        start: event.startDate.toJSDate().toISOString(),
      };
    });
    read.sort((one, other) => one.sequence - other.sequence);
    expect(read.map(({ method }) => method)).toEqual([
      ['REQUEST', 'REQUEST'],
      ['REQUEST', 'REQUEST'],
      ['CANCEL', 'CANCEL'],
    ]);
    // Where the site is, the mail leads to the page of the call.
    const link = /https:\/\/example\.com\/calls\/[\w.-]+\?lang=de/;
    expect(to('ada@example.com').filter(({ text }) => link.test(text ?? ''))).toHaveLength(1);
    expect(new Set(read.map(({ uid }) => uid)).size).toBe(1);
    expect(read.map(({ sequence }) => sequence)).toEqual([0, 5_140_800, 5_140_801]);
    expect(read.map(({ start }) => start.slice(11, 16))).toEqual(['09:00', '10:00', '10:00']);
    expect(to('ada@example.com').every(({ text }) => text?.includes('Pakistanische'))).toBe(true);
    expect(
      to(EMAIL)
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(['Call cancelled: Ada', 'New booking: Ada']);
  });

  describe('of what is said about a call', () => {
    const booked = async () => {
      await send(REQUESTS.booking);
      return database.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
    };
    const cancel = async ({ id }: { id: string }) => {
      clock.pass(MINUTE_MS);
      const services = { siteContent: createSiteContent(database), now: clock.now, post };
      const rules = await calendarRules(services);
      await cancelBooking(database.db, { id, sequence: 0, by: 'owner' }, rules);
    };
    const subjects = () => to('ada@example.com').map(({ subject }) => subject);

    test('the latest takes the place of what could not be sent', async () => {
      await mailServer.down();
      const call = await booked();
      await openSender().turn();
      await cancel(call);
      expect((await statesOf(call.id)).sort()).toEqual(['cancelled waiting', 'notice waiting']);
      await mailServer.up();
      clock.pass(LEASE_MS);
      await openSender().turn();
      expect(subjects()).toEqual([expect.stringMatching(/^Cancelled/)]);
    });

    test('a clock that was ahead keeps nobody from the latest', async () => {
      clock.pass(30 * MINUTE_MS);
      const call = await booked();
      await openSender().turn();
      clock.pass(-20 * MINUTE_MS);
      await cancel(call);
      await openSender().turn();
      expect(subjects()).toEqual([
        expect.stringMatching(/^Invitation/),
        expect.stringMatching(/^Cancelled/),
      ]);
    });

    test('what was being sent in vain meanwhile is not tried again', async () => {
      const call = await booked();
      let tellSending = () => {};
      let refuse = (_: Delivery) => {};
      const sending = new Promise<void>((resolve) => (tellSending = resolve));
      const refused = new Promise<Delivery>((resolve) => (refuse = resolve));
      const turn = createSender({
        db: database.db,
        deliver: async ({ recipient }) => {
          if (recipient === EMAIL) return { ok: true };
          tellSending();
          return refused;
        },
        now: clock.now,
        events,
      }).turn();
      await sending;
      await cancel(call);
      refuse({
        ok: false,
        reason: '421 Later',
        code: 'LATER',
        isFinal: false,
        isUnreachable: true,
      });
      await turn;
      clock.pass(LEASE_MS);
      await openSender().turn();
      expect(subjects()).toEqual([expect.stringMatching(/^Cancelled/)]);
      expect(await statesOf(call.id)).not.toContainEqual(expect.stringMatching(/^invitation/));
    });
  });

  test('a reply goes out in the owner’s words, with what it answers', async () => {
    await send(REQUESTS.inquiry);
    await reply('Gladly.\n<b>On Monday?</b>');
    await openSender().turn();
    const answer = to('ada@example.com').find(
      ({ subject }) => subject === 'Re: Your project inquiry',
    );
    expect(answer?.text?.trim()).toMatch(
      /^Gladly\.\n<b>On Monday\?<\/b>\n\nYou wrote on .*:\n\n> A text/,
    );
    expect(answer?.html).toContain('&lt;b&gt;On Monday?');
  });

  test('a reply that is sent again goes out once, another one in its place too', async () => {
    await send(REQUESTS.contact);
    const [known] = await messages();
    await Promise.all([reply('Gladly.', known), reply('Gladly.', known)]);
    await reply('Gladly.', known);
    await reply('Gladly, on Monday.');
    const [{ id }] = await messages();
    const states: string[] = await statesOf(id);
    expect(states.filter((state) => state.startsWith('reply'))).toHaveLength(2);
  });

  test.each([
    ['a name with a line', { name: 'Ada\r\nBcc: all@example.com', email: 'ada@example.com' }],
    [
      'a subject with a line',
      { name: 'Ada', email: 'ada@example.com', services: ['x\r\nBcc: all@example.com'] },
    ],
    ['an address with a line', { name: 'Ada', email: 'ada@example.com\r\nBcc: all@example.com' }],
    ['two addresses', { name: 'Ada', email: 'ada@example.com, all@example.com' }],
  ])('%s that would add a header or a recipient adds neither', async (_, part) => {
    await send({ kind: 'inquiry', value: { ...REQUESTS.inquiry?.value, ...part } });
    await reply('Gladly.');
    await openSender().turn();
    expect(to('all@example.com')).toEqual([]);
    for (const mail of mailServer.arrived) {
      expect(mail.recipients).toHaveLength(1);
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
    }
    expect(to(EMAIL)).toHaveLength(1);
  });

  test('what is held back causes no mail until it is released', async () => {
    await send(REQUESTS.contact, { trap: 'http://spam.example' });
    await openSender().turn();
    expect(mailServer.arrived).toEqual([]);
    const { messages: held } = await askOwner('/api/inbox/messages?folder=spam');
    await owner.send('POST', `/api/inbox/messages/${held[0].id}/release`);
    await openSender().turn();
    expect(mailServer.arrived).toHaveLength(2);
  });

  test('a request that is sent again causes its mails once', async () => {
    for (const _ of [1, 2]) await send(REQUESTS.contact);
    await openSender().turn();
    expect(mailServer.arrived).toHaveLength(2);
  });

  test('the owner who wants no notices gets none', async () => {
    const { settings } = builtInContent;
    const value = {
      ...settings,
      notifications: { ...settings.notifications, emailNotifications: false },
    };
    await writeContent(database.db, [{ key: 'settings', version: 0, value }], clock.now());
    await send(REQUESTS.contact);
    await openSender().turn();
    expect(mailServer.arrived.map(({ recipients }) => recipients)).toEqual([['a@example.com']]);
  });

  test('an address that the server does not know fails at once, and can be tried again', async () => {
    await send({
      kind: 'contact',
      value: { ...REQUESTS.contact?.value, email: 'unknown@example.com' },
    });
    await openSender().turn();
    const [{ id }] = await messages();
    const failed = (await mailsOf(id)).find(
      ({ kind }: { kind: string }) => kind === 'confirmation',
    );
    expect(failed).toMatchObject({ state: 'failed', reason: expect.stringContaining('550') });
    expect((await owner.send('POST', `/api/inbox/mails/${failed.id}/retry`)).status).toBe(204);
    expect(await statesOf(id)).toContain('confirmation waiting');
    await openSender().turn();
    expect(await statesOf(id)).toContain('confirmation failed');
    const sent = (await mailsOf(id)).find(({ kind }: { kind: string }) => kind === 'notice');
    expect((await owner.send('POST', `/api/inbox/mails/${sent.id}/retry`)).status).toBe(409);
  });

  test('while a mail server is left alone, what the owner asks for is tried at once, and says why it has failed', async () => {
    await send(REQUESTS.contact);
    await mailServer.down();
    const sender = openSender();
    await sender.turn();
    const [{ id }] = await messages();
    const reason = expect.stringContaining('ECONNREFUSED');
    const tried = (await mailsOf(id)).find((mail: { reason: unknown }) => mail.reason);
    const askAgain = () => owner.send('POST', `/api/inbox/mails/${tried.id}/retry`);
    await askAgain();
    expect(await mailsOf(id)).toContainEqual(expect.objectContaining({ id: tried.id, reason }));
    await sender.turn();
    await mailServer.up();
    // Nobody else is tried.
    await sender.turn();
    expect(mailServer.arrived).toEqual([]);
    await askAgain();
    // It answers again: the others need not wait either.
    await sender.turn();
    expect(mailServer.arrived).toHaveLength(2);
  });

  test('after some days it is given up, and the owner can start it anew', async () => {
    await send(REQUESTS.contact);
    await mailServer.down();
    const sender = openSender();
    for (let passed = 0; passed < GIVE_UP_MS + LEASE_MS; passed += 4 * 60 * MINUTE_MS) {
      for (const _ of [1, 2]) {
        await sender.turn();
        clock.pass(MINUTE_MS);
      }
      clock.pass(4 * 60 * MINUTE_MS);
    }
    const [{ id }] = await messages();
    expect((await statesOf(id)).sort()).toEqual(['confirmation failed', 'notice failed']);
    await mailServer.up();
    for (const mail of await mailsOf(id))
      await owner.send('POST', `/api/inbox/mails/${mail.id}/retry`);
    await sender.turn();
    expect(mailServer.arrived).toHaveLength(2);
  });

  test('what nobody tried to send for some days is not sent unasked', async () => {
    await send(REQUESTS.contact);
    clock.pass(GIVE_UP_MS);
    const sender = openSender();
    await sender.turn();
    expect(mailServer.arrived).toEqual([]);
    const [{ id }] = await messages();
    const late = { state: 'failed', reason: expect.stringContaining('its time was over') };
    expect(await mailsOf(id)).toMatchObject([late, late]);
    for (const mail of await mailsOf(id))
      await owner.send('POST', `/api/inbox/mails/${mail.id}/retry`);
    await sender.turn();
    expect(mailServer.arrived).toHaveLength(2);
  });

  test('with nothing due it only reads, so that it waits for nobody who writes', async () => {
    await send(REQUESTS.contact);
    await mailServer.down();
    // Both wait for their next try.
    for (const _ of ['confirmation', 'notice']) await openSender().turn();
    const asked = new Set<string>();
    const db = database.db.withPlugin({
      transformQuery({ node }) {
        asked.add(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await openSender({ db }).turn();
    expect([...asked]).toEqual(['SelectQueryNode']);
  });

  test('nobody is invited to a call that has begun, even when the owner asks for it', async () => {
    await send(REQUESTS.booking);
    const call = await database.db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
    const startsAt = new Date(call.starts_at ?? '').getTime();
    clock.pass(startsAt - clock.now().getTime());
    const sender = openSender();
    await sender.turn();
    expect((await statesOf(call.id)).sort()).toEqual(['invitation failed', 'notice sent']);
    const invitation = (await mailsOf(call.id)).find(
      ({ kind }: { kind: string }) => kind === 'invitation',
    );
    await owner.send('POST', `/api/inbox/mails/${invitation.id}/retry`);
    await sender.turn();
    expect(await statesOf(call.id)).toContain('invitation failed');
    expect(to('ada@example.com')).toEqual([]);
  });

  test('an invitation that failed and is asked for too late says so, and what was wrong before', async () => {
    await mailServer.down();
    await send(REQUESTS.booking);
    const call = await database.db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
    const sender = openSender();
    for (const _ of ['invitation', 'notice']) {
      await sender.turn();
      clock.pass(MINUTE_MS);
    }
    clock.pass(new Date(call.starts_at ?? '').getTime() - clock.now().getTime());
    const invitation = async () =>
      (await mailsOf(call.id)).find(({ kind }: { kind: string }) => kind === 'invitation');
    const { id } = await invitation();
    for (const _ of ['once', 'and again']) {
      await owner.send('POST', `/api/inbox/mails/${id}/retry`);
      await sender.turn();
      expect(await invitation()).toMatchObject({
        state: 'failed',
        reason: expect.stringMatching(
          /^It could not be sent before its time was over\. [^.]*ECONNREFUSED [\d.:]+$/,
        ),
      });
    }
  });

  test('an invitation is tried until the call begins, however long the steps between have become', async () => {
    await mailServer.down();
    await send(REQUESTS.booking);
    const call = await database.db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
    const startsAt = new Date(call.starts_at ?? '').getTime();
    const ahead = () => startsAt - clock.now().getTime();
    clock.pass(ahead() - 180 * MINUTE_MS);
    const sender = openSender();
    while (ahead() > 5 * MINUTE_MS) clock.pass(await sender.turn());
    expect(ahead()).toBeGreaterThan(0);
    expect(await statesOf(call.id)).toContain('invitation waiting');
    await mailServer.up();
    await sender.turn();
    expect(to('ada@example.com')).toHaveLength(1);
  });

  test('what is said of a call that was moved is of use until its new time', async () => {
    await send(REQUESTS.booking);
    const { id } = await database.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
    const services = { siteContent: createSiteContent(database), now: clock.now, post };
    const newTime = new Date('2026-03-04T10:00:00.000Z');
    const asked = { id, sequence: 0, by: 'owner' } as const;
    await moveBooking(database.db, asked, newTime, await calendarRules(services));
    clock.pass(newTime.getTime() - MINUTE_MS - clock.now().getTime());
    await openSender().turn();
    expect(to('ada@example.com')).toMatchObject([{ subject: expect.stringMatching(/^New time/) }]);
  });

  test('without a mail server the owner is left what was promised, and nothing else', async () => {
    ({ app } = await startApp(database, clock.now));
    owner = await openOwner(app);
    expect(await askOwner('/api/inbox/mail')).toEqual({ isSending: false });
    await send(REQUESTS.contact);
    await send(REQUESTS.booking);
    const byKind = Object.fromEntries(
      (await messages()).map((each: { kind: string }) => [each.kind, each]),
    );
    expect(byKind.contact.toMail).toBeUndefined();
    expect(byKind.booking.toMail).toMatchObject([
      {
        kind: 'invitation',
        booking: { sequence: 0, email: 'ada@example.com', id: byKind.booking.id },
      },
    ]);
    expect(await database.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });
});

function textOf(content: string | ArrayBuffer | Uint8Array | undefined): string {
  if (content === undefined) throw new Error('There is no file for a calendar.');
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
