import type { Hono } from 'hono';
import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { EVERY_MESSAGE } from '#app/content/find-messages.ts';
import type { ToMail } from '#app/content/messages.ts';
import type { Booking } from '#app/content/requests.ts';
import { createApp } from './app.ts';
import { openOwner, startApp } from './app-in-test.ts';
import { openBrowser } from './auth/site-in-test.ts';
import { DATABASES, type TestDatabase } from './databases-in-test.ts';
import { cancelBooking, moveBooking } from './db/bookings.ts';
import { writeContent } from './db/content.ts';
import { allMessages } from './db/inbox-queries.ts';
import type { Database } from './db/open.ts';
import type { Post } from './mail/queue.ts';
import { createSiteContent } from './site-content.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
/** From the beginning of the year to then: the SEQUENCE of a change. */
const SECONDS = 5_140_800;
const DAY = '2026-03-05';
const FIVE_PM = '2026-03-05T11:00:00.000Z';
interface Told {
  kind: ToMail['kind'] | undefined;
  booking: Booking;
  path: string;
}

const ORIGIN = { origin: 'http://localhost' };

describe.each(DATABASES)('calls on %s', (_, create) => {
  let created: TestDatabase;
  let database: Database;
  let app: Hono;
  let now = NOW;
  const tell = vi.fn();
  const start = (post?: Post) =>
    createApp({
      database,
      siteContent: createSiteContent(database),
      site: { trustProxy: 0 },
      now: () => now,
      events: { tell, listen: () => () => {} },
      post,
    });

  beforeEach(async () => {
    created = await create();
    database = await created.open();
    now = NOW;
    app = start();
  });

  afterEach(() => created.remove());

  /** What the visitor is to be told last, by the owner as long as there is no mail server. */
  async function told(email: string): Promise<Told> {
    const all = await allMessages(database.db, EVERY_MESSAGE);
    const { kind, booking, path } =
      all.find((message) => message.email === email)?.toMail?.at(-1) ?? {};
    if (!booking || !path) throw new Error('It has a call.');
    return { kind, booking, path };
  }

  /** Books a call, and says where it is changed. */
  async function book(at: number, slot: string, date = DAY): Promise<Told> {
    const value = {
      ...{ id: '1', name: `Lin ${at}`, email: `lin${at}@example.com`, phone: '1' },
      ...{ company: '', notes: '', date, slot, timeZone: 'Europe/Berlin' },
      submittedAt: NOW.toISOString(),
    };
    const key = `key-of-a-request-${at}`;
    const body = {
      key,
      at: NOW.toISOString(),
      openFor: 60_000,
      request: { kind: 'booking', value },
    };
    const address = `192.0.2.${at}`;
    const response = await openBrowser(app, address).send('POST', '/api/requests', body);
    expect(response.status).toBe(204);
    return told(value.email);
  }

  const open = async (path: string) => {
    const response = await app.request(`http://localhost${path}`);
    return { status: response.status, html: await response.text(), headers: response.headers };
  };
  const post = (
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = ORIGIN,
  ) =>
    app.request(`http://localhost${path}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
    });
  const rowOf = (id: string) =>
    database.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const fileOf = async (path: string) => {
    const { html } = await open(`${path}/call.ics`);
    const calendar = new ICAL.Component(ICAL.parse(html));
    const vevent = calendar.getFirstSubcomponent('vevent');
    if (!vevent) throw new Error('There is an event.');
    const event = new ICAL.Event(vevent);
    return {
      method: calendar.getFirstPropertyValue('method'),
      status: vevent.getFirstPropertyValue('status'),
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      organizer: event.organizer,
      description: event.description,
    };
  };

  test('the link shows the call on both clocks, and what is free beside it', async () => {
    const { path } = await book(1, '02:00 PM');
    const { status, html, headers } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain('Your call with Hamza Qureshi');
    expect(html).toContain('2:00\u00a0PM (Karachi)');
    expect(html).toContain('10:00\u00a0AM (Berlin)');
    expect(html).toContain(`value="${FIVE_PM}"`);
    expect(html).not.toContain('value="2026-03-05T09:00:00.000Z"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('the file names the address at which the owner wants to be written to', async () => {
    const settings = { ...builtInContent.settings, contactEmail: 'hello@studio.example' };
    await writeContent(database.db, [{ key: 'settings', version: 0, value: settings }], NOW);
    const { path } = await book(1, '02:00 PM');
    const { organizer, description } = await fileOf(path);
    expect(organizer).toBe('mailto:hello@studio.example');
    expect(description).not.toContain(builtInContent.about.email);
  });

  test('the file of an owner without an address names whom the site mails as, or asks for no answer', async () => {
    const about = { ...builtInContent.about, email: '' };
    await writeContent(database.db, [{ key: 'about', version: 0, value: about }], NOW);
    const { path, booking } = await book(1, '02:00 PM');
    expect(await fileOf(path)).toMatchObject({
      method: 'PUBLISH',
      organizer: null,
      description: 'A 30-minute consultation.',
    });
    await post(path, { action: 'cancel' });
    const cancelled = await told(booking.email);
    expect(await fileOf(cancelled.path)).toMatchObject({
      method: 'PUBLISH',
      status: 'CANCELLED',
      organizer: null,
    });
    app = start({ from: { name: 'The site', address: 'site@example.org' } });
    expect(await fileOf(cancelled.path)).toMatchObject({
      method: 'CANCEL',
      organizer: 'mailto:site@example.org',
      description: 'A 30-minute consultation. Write to site@example.org to move it.',
    });
  });

  test('what a visitor cancels comes back to the owner who had deleted its message', async () => {
    const { path, booking } = await book(1, '02:00 PM');
    const listed = () => allMessages(database.db, EVERY_MESSAGE);
    await database.db
      .updateTable('messages')
      .set({ deleted_at: NOW.toISOString() })
      .where('id', '=', booking.id)
      .execute();
    expect(await listed()).toEqual([]);
    expect((await post(path, { action: 'cancel' })).status).toBe(303);
    expect(await listed()).toMatchObject([{ id: booking.id, status: 'new' }]);
  });

  test('it can be asked about any day, the last of the calendar too', async () => {
    const { path } = await book(1, '02:00 PM');
    for (const day of ['9999-12-20', '9999-12-31', '0001-01-01', '2026-02-30']) {
      expect((await open(`${path}?from=${day}`)).status, day).toBe(200);
    }
  });

  test('it speaks the language that it is asked in', async () => {
    const { path } = await book(1, '02:00 PM');
    expect((await open(`${path}?lang=de`)).html).toContain('Ihr Gespräch mit Hamza Qureshi');
    const { html } = await open(`${path}?lang=ur`);
    expect(html).toContain('<html lang="ur" dir="rtl">');
    expect(html).toContain('Karachi');
  });

  test('a visitor moves a call: its time is free, the link is a new one, the owner sees it', async () => {
    const made = await book(1, '02:00 PM');
    const { id } = made.booking;
    await database.db.updateTable('messages').set({ status: 'read' }).execute();
    const before = await fileOf(made.path);
    const response = await post(made.path, { action: 'move', to: FIVE_PM });
    expect(response.status).toBe(303);
    const moved = await told(made.booking.email);
    expect(moved).toMatchObject({ kind: 'moved', booking: { sequence: 1 } });
    expect(response.headers.get('location')).toBe(`${moved.path}?lang=en&moved`);
    expect(await rowOf(id)).toMatchObject({ starts_at: FIVE_PM, sequence: 1, status: 'booked' });
    const after = await fileOf(moved.path);
    expect(after).toMatchObject({ uid: before.uid, start: FIVE_PM, sequence: SECONDS });
    expect(before).toMatchObject({ sequence: 0, uid: 'booking-key-of-a-request-1' });
    expect(await allMessages(database.db, EVERY_MESSAGE)).toMatchObject([
      { subject: 'Call on 2026-03-05 at 04:00 PM', status: 'new' },
    ]);
    const old = await open(made.path);
    expect([old.status, old.html.includes('This link is out of date')]).toEqual([410, true]);
    // What it had is free for the next one.
    await book(2, '02:00 PM');
  });

  test('a visitor cancels a call: its time is free, and the file says so to calendars', async () => {
    const made = await book(1, '02:00 PM');
    const request = await fileOf(made.path);
    expect((await post(made.path, { action: 'cancel' })).status).toBe(303);
    const { path, ...rest } = await told(made.booking.email);
    expect(rest).toMatchObject({ kind: 'cancelled', booking: { sequence: 1 } });
    const { html } = await open(path);
    expect(html).toContain('The call is cancelled');
    expect(html).toContain('Remove from calendar (.ics)');
    expect(html).not.toContain('Save to calendar');
    expect((await open(`${path}?lang=de`)).html).toContain('<a href="/de/">');
    expect(await fileOf(path)).toEqual({
      ...request,
      method: 'CANCEL',
      status: 'CANCELLED',
      sequence: SECONDS,
    });
    expect(await allMessages(database.db, EVERY_MESSAGE)).toMatchObject([
      { subject: 'Cancelled: Call on 2026-03-05 at 02:00 PM' },
    ]);
    // Once more changes nothing.
    expect((await post(path, { action: 'cancel' })).status).toBe(410);
    expect((await post(path, { action: 'move', to: FIVE_PM })).status).toBe(410);
    await book(2, '02:00 PM');
  });

  test('after a backup was restored, calendars still take a change for a newer one', async () => {
    const made = await book(1, '02:00 PM');
    const { id } = made.booking;
    const backup = await rowOf(id);
    let { path } = made;
    for (const to of [FIVE_PM, '2026-03-05T14:00:00.000Z']) {
      await post(path, { action: 'move', to });
      ({ path } = await told(made.booking.email));
    }
    const { sequence: seen } = await fileOf(path);
    await database.db.updateTable('bookings').set(backup).where('id', '=', id).execute();
    now = new Date(NOW.getTime() + 60_000);
    await post(made.path, { action: 'cancel' });
    const { sequence } = await fileOf((await told(made.booking.email)).path);
    expect(sequence).toBeGreaterThan(seen);
  });

  test('every link to a cancelled call says that it is cancelled, then and after its time', async () => {
    const made = await book(1, '02:00 PM');
    await post(made.path, { action: 'move', to: FIVE_PM });
    const moved = await told(made.booking.email);
    await post(moved.path, { action: 'cancel' });
    const { path } = await told(made.booking.email);
    for (const at of [NOW, new Date(FIVE_PM), new Date('2026-04-01T00:00:00.000Z')]) {
      now = at;
      for (const link of [made.path, moved.path, path]) {
        const { status, html } = await open(link);
        expect([status, html.includes('The call is cancelled')]).toEqual([200, true]);
        expect(await fileOf(link)).toMatchObject({ method: 'CANCEL', start: FIVE_PM });
        const again = await post(link, { action: 'move', to: FIVE_PM });
        expect(again.status).toBe(410);
        expect(await again.text()).toContain('The call is cancelled');
      }
    }
  });

  test.each([
    ['moved', { action: 'move', to: FIVE_PM }],
    ['cancelled', { action: 'cancel' }],
  ])('pressed twice it is %s once, and the visitor reads that it is', async (kind, fields) => {
    const made = await book(1, '02:00 PM');
    const answers = [
      ...(await Promise.all([post(made.path, fields), post(made.path, fields)])),
      // No answer came, and it was sent once more.
      await post(made.path, fields),
    ];
    const { path, booking } = await told(made.booking.email);
    expect(booking.sequence).toBe(1);
    for (const { status, headers } of answers) {
      expect(status).toBe(303);
      expect(headers.get('location')).toContain(`${path}?lang=en`);
    }
    // Anything else is for the link of the latest mail, and later so is this.
    const SEVEN_PM = '2026-03-05T14:00:00.000Z';
    expect((await post(made.path, { action: 'move', to: SEVEN_PM })).status).toBe(410);
    if (kind === 'cancelled') return;
    expect((await post(path, { action: 'move', to: SEVEN_PM })).status).toBe(303);
    expect((await post(made.path, { action: 'move', to: SEVEN_PM })).status).toBe(410);
  });

  test('later days are offered where there are any', async () => {
    const { path } = await book(1, '02:00 PM');
    expect((await open(path)).html.includes('Later days')).toBe(true);
  });

  test('so they are where a day has one time, and a day of those shown that of the call itself', async () => {
    const days = Object.keys(builtInContent.availability.hours);
    const hours = Object.fromEntries(days.map((day) => [day, [{ from: '14:00', to: '15:00' }]]));
    const availability = { ...builtInContent.availability, hours, callMinutes: 60 };
    await writeContent(
      database.db,
      [{ key: 'availability', version: 0, value: availability }],
      NOW,
    );
    const { path } = await book(1, '02:00 PM');
    expect((await open(path)).html.includes('Later days')).toBe(true);
  });

  test('where there are none, whoever asks for them reads what is left', async () => {
    const availability = { ...builtInContent.availability, horizonDays: 7 };
    await writeContent(
      database.db,
      [{ key: 'availability', version: 0, value: availability }],
      NOW,
    );
    const { path } = await book(1, '02:00 PM');
    const { html } = await open(path);
    expect(html.includes('Later days')).toBe(false);
    expect((await open(`${path}?from=2026-03-20`)).html === html).toBe(true);
  });

  test('a link that was altered, of another call or of another site opens nothing', async () => {
    const one = await book(1, '02:00 PM');
    const other = await book(2, '03:00 PM');
    const [name, sequence, signed] = one.path.split('.');
    const [otherName, , otherSigned] = other.path.split('.');
    const letter = signed?.startsWith('A') ? 'B' : 'A';
    for (const path of [
      `${otherName}.${sequence}.${signed}`,
      `${name}.${sequence}.${otherSigned}`,
      `${name}.1.${signed}`,
      `${name}.${sequence}.${letter}${signed?.slice(1)}`,
      `${name}.${sequence}.`,
      `${one.path}.more`,
      '/calls/nothing',
      `/calls/${one.booking.id}`,
    ]) {
      const { status, html } = await open(path);
      expect([status, html.includes('This link is not valid')], path).toEqual([404, true]);
      expect(html).not.toContain('lin1@example.com');
      expect((await post(path, { action: 'cancel' })).status, path).toBe(404);
      expect((await open(`${path}/call.ics`)).status, path).toBe(404);
    }
    const strange = { origin: 'https://evil.test' };
    expect((await post(one.path, { action: 'cancel' }, strange)).status).toBe(403);
    for (const { booking } of [one, other]) {
      expect(await told(booking.email)).toMatchObject({ kind: 'invitation' });
    }
  });

  test('a link is over when its call begins', async () => {
    const { path, booking } = await book(1, '02:00 PM');
    now = new Date(booking.startsAt ?? '');
    const { status, html } = await open(path);
    expect([status, html.includes('This link has expired')]).toEqual([410, true]);
    expect((await post(path, { action: 'cancel' })).status).toBe(410);
    expect(await rowOf(booking.id)).toMatchObject({ status: 'booked' });
  });

  test('a time that is taken, past, off the grid or none is not moved to', async () => {
    const { path, booking } = await book(1, '02:00 PM');
    await book(2, '04:00 PM');
    for (const to of [
      FIVE_PM,
      '2026-02-01T09:00:00.000Z',
      '2026-03-05T09:20:00.000Z',
      '9999-12-31T10:00:00.000Z',
      '+275760-09-13T00:00:00.000Z',
      'soon',
      '',
    ]) {
      const response = await post(path, { action: 'move', to });
      expect(response.status, to).toBe(409);
      expect(await response.text()).toContain('That time has just become unavailable');
    }
    expect(await rowOf(booking.id)).toMatchObject({ sequence: 0 });
  });

  test('fifty visitors who move and cancel at once never have the same time', async () => {
    const slots = ['09:00 AM', '10:00 AM', '11:00 AM', '02:00 PM', '03:00 PM'];
    const made: Told[] = [];
    for (const [day, date] of ['2026-03-05', '2026-03-06'].entries()) {
      for (const [at, slot] of slots.entries()) made.push(await book(day * 5 + at + 1, slot, date));
    }
    const free = ['T11:00:00.000Z', 'T14:00:00.000Z', 'T15:00:00.000Z', 'T04:00:00.000Z'];
    const { availability } = builtInContent;
    // Each call is changed five times at once, as its links were.
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_each, at) => {
        const { booking } = made[at % 10] as Told;
        const asked = { id: booking.id, sequence: 0, by: 'visitor' } as const;
        const rules = { availability, now };
        if (at % 7 === 0) return cancelBooking(database.db, asked, rules);
        return moveBooking(database.db, asked, new Date(`${DAY}${free[at % 4]}`), rules);
      }),
    );
    const rows = await database.db
      .selectFrom('bookings')
      .selectAll()
      .where('status', '=', 'booked')
      .orderBy('starts_at')
      .execute();
    for (const [at, { starts_at }] of rows.entries()) {
      expect((rows[at - 1]?.ends_at ?? '') <= (starts_at ?? '')).toBe(true);
    }
    const changed = outcomes.filter(({ ok }) => ok).length;
    const sequences = await database.db.selectFrom('bookings').select('sequence').execute();
    expect(sequences.reduce((sum, { sequence }) => sum + sequence, 0)).toBe(changed);
    expect(changed).toBeGreaterThanOrEqual(5);
    expect(sequences.every(({ sequence }) => sequence <= 1)).toBe(true);
  });

  test('the feed is a calendar of the calls that stand, for whoever has its secret alone', async () => {
    const { services } = await startApp(database, () => now);
    const served = createApp(services);
    const owner = await openOwner(served);
    const made = await book(1, '02:00 PM');
    const gone = await book(2, '04:00 PM');
    await post(gone.path, { action: 'cancel' });
    const make = async () => (await (await owner.send('POST', '/api/calls/feed')).json()).path;
    const read = (path: string) => served.request(`http://localhost${path}`);
    const first = await make();
    const response = await read(first);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const calendar = new ICAL.Component(ICAL.parse(await response.text()));
    const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    expect(events.map(({ uid, summary }) => ({ uid, summary }))).toEqual([
      { uid: `booking-${made.booking.uid}`, summary: 'Call with Lin 1' },
    ]);
    // What the database holds is no secret of it, and a new one takes the place of the one before.
    const { feed_hash } = await database.db
      .selectFrom('calendar')
      .selectAll()
      .executeTakeFirstOrThrow();
    const second = await make();
    for (const path of [first, `/calendar/${feed_hash}.ics`, '/calendar/.ics', '/calendar/null']) {
      const refused = await read(path);
      expect(refused.status, path).toBe(404);
      expect(await refused.text()).not.toContain('VCALENDAR');
    }
    expect((await read(second)).status).toBe(200);
    await owner.send('DELETE', '/api/calls/feed');
    expect((await read(second)).status).toBe(404);
  });
});
