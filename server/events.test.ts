import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { LIFE_MS } from './auth/sessions.ts';
import { createClock, LOW_COST, openBrowser, PASSWORD, setUpOwner } from './auth/site-in-test.ts';
import { DATABASES, type TestDatabase } from './databases-in-test.ts';
import { type Events, openEvents } from './events.ts';
import { createSiteContent } from './site-content.ts';

type Browser = ReturnType<typeof openBrowser>;

describe.each(DATABASES)('on %s', (_, create) => {
  let database: TestDatabase;
  let opened: Events[] = [];

  afterEach(async () => {
    for (const events of opened) events.close();
    opened = [];
    await database.remove();
  });

  test('a change is heard in the process that made it, and in the others', async () => {
    database = await create();
    const here = await database.open();
    const [mine, theirs] = [await openEvents(here), await openEvents(await database.open())];
    opened = [mine, theirs];
    const [hear, hearThere] = [vi.fn(), vi.fn()];
    mine.listen(hear);
    theirs.listen(hearThere);
    await here.db.insertInto('requests').values({ key: 'a', received_at: 'now' }).execute();
    mine.tell('inbox');
    expect(hear).toHaveBeenCalledWith('inbox');
    await vi.waitFor(() => expect(hearThere).toHaveBeenCalledWith('any'), { timeout: 10_000 });
  });

  /** The owner's browser, with a line that is open. */
  async function openLine() {
    database = await create();
    const own = await database.open();
    const clock = createClock();
    const events = await openEvents(own);
    opened = [events];
    const listen = vi.fn(events.listen);
    const services = {
      database: own,
      site: { trustProxy: 0 },
      now: clock.now,
      events: { ...events, listen },
      siteContent: createSiteContent(own),
      passwordCost: LOW_COST,
    };
    const app = createApp(services);
    await setUpOwner(app, services);
    const browser = openBrowser(app);
    await browser.signIn();
    const { body, headers } = await browser.send('GET', '/api/events');
    expect(headers.get('content-type')).toContain('text/event-stream');
    const reader = body?.getReader();
    /** The next word; on PostgreSQL a process hears of its own changes too, as of those of others. */
    const read = async (): Promise<string> => {
      const { value, done } = (await reader?.read()) ?? {};
      const word = done ? 'the end' : new TextDecoder().decode(value).trim();
      return word === 'data: any' ? read() : word;
    };
    expect(await read()).toBe('data: here');
    return { app, browser, clock, events, listen, read, reader, own };
  }

  test('an open line says what changed, and is forgotten when it is closed', async () => {
    const { events, read, reader, own } = await openLine();
    events.tell('inbox');
    expect(await read()).toBe('data: inbox');
    await reader?.cancel();
    // Whoever still listened would look for the session.
    const look = vi.spyOn(own.db, 'selectFrom');
    await vi.waitFor(() => {
      look.mockClear();
      events.tell('inbox');
      expect(look).not.toHaveBeenCalled();
    });
  });

  test('it ends with its session, and not with that of another browser', async () => {
    const { app, browser, events, read } = await openLine();
    const other = openBrowser(app);
    await other.signIn();
    await other.send('DELETE', '/api/session');
    events.tell('content');
    expect(await read()).toBe('data: content');
    await browser.send('DELETE', '/api/session');
    expect(await read()).toBe('the end');
  });

  test('it ends when the owner signs out everywhere, or the password is replaced elsewhere', async () => {
    for (const leave of [
      (other: Browser) => other.send('DELETE', '/api/sessions'),
      (other: Browser) =>
        other.send('POST', '/api/password', { current: PASSWORD, next: 'another password' }),
    ]) {
      const { app, read } = await openLine();
      const other = openBrowser(app);
      await other.signIn();
      await leave(other);
      expect(await read()).toBe('the end');
      await database.remove();
    }
    database = await create();
  });

  test('a session that has run out hears nothing any more', async () => {
    const { clock, events, read } = await openLine();
    clock.pass(LIFE_MS);
    events.tell('inbox');
    expect(await read()).toBe('the end');
  });

  test('asking for its head alone opens no line', async () => {
    const { browser, listen } = await openLine();
    listen.mockClear();
    expect((await browser.send('HEAD', '/api/events')).status).toBe(200);
    expect(listen).not.toHaveBeenCalled();
  });
});
