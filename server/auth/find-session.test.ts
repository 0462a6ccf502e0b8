import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import { GRACE_MS, ROTATE_MS } from './find-session.ts';
import { createClock, openBrowser, setUpOwner, startSite } from './site-in-test.ts';

describe.each(DATABASES)('a session’s token on %s', (_, create) => {
  let database: TestDatabase;
  let app: Hono;
  let clock: ReturnType<typeof createClock>;
  let browser: ReturnType<typeof openBrowser>;

  beforeEach(async () => {
    database = await create();
    clock = createClock();
    const site = startSite(await database.open(), clock.now);
    app = site.app;
    await setUpOwner(app, site.services);
    browser = openBrowser(app);
    await browser.signIn();
  });

  afterEach(() => database.remove());

  const token = () => browser.cookies.get('session');
  const isOpenWith = async (value: string | undefined) => {
    const headers = { cookie: `session=${value}` };
    const response = await openBrowser(app).send('GET', '/api/session', undefined, headers);
    return (await response.json()).user !== null;
  };

  test('stays for a day and is replaced by the next request; the session stays the same one', async () => {
    const first = token();
    const [before] = await (await browser.send('GET', '/api/sessions')).json();
    clock.pass(ROTATE_MS);
    await browser.user();
    expect(token()).toBe(first);
    clock.pass(1);
    expect(await browser.user()).not.toBeNull();
    expect(token()).not.toBe(first);
    const [after] = await (await browser.send('GET', '/api/sessions')).json();
    expect(after).toMatchObject({ id: before.id, createdAt: before.createdAt, isThis: true });
  });

  test('of parallel requests one gets a new token, and none is refused', async () => {
    clock.pass(ROTATE_MS + 1);
    const asked = Array.from({ length: 8 }, () => browser.ask('GET', '/api/sessions'));
    const responses = await Promise.all(asked);
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(responses.flatMap(({ headers }) => headers.getSetCookie())).toHaveLength(1);
    for (const response of responses) browser.receive(response);
    clock.pass(GRACE_MS * 2);
    expect(await browser.user()).not.toBeNull();
  });

  test('the one before is good for a minute after the new one was used', async () => {
    const first = token();
    clock.pass(ROTATE_MS + 1);
    await browser.user();
    await browser.user();
    clock.pass(GRACE_MS - 1);
    expect(await isOpenWith(first)).toBe(true);
    clock.pass(1);
    expect(await isOpenWith(first)).toBe(false);
    expect(await browser.user()).not.toBeNull();
  });

  test('an answer that is lost with the new token signs nobody out', async () => {
    clock.pass(ROTATE_MS + 1);
    const lost = await browser.ask('GET', '/api/session');
    const [cookie = ''] = lost.headers.getSetCookie();
    clock.pass(GRACE_MS + 1);
    const first = token();
    expect(await browser.user()).not.toBeNull();
    expect(token()).not.toBe(first);
    expect(await isOpenWith(cookie.match(/=([^;]*)/)?.[1])).toBe(false);
    expect(await browser.user()).not.toBeNull();
    clock.pass(GRACE_MS);
    expect(await isOpenWith(first)).toBe(false);
  });

  test('signing out ends the token before as well', async () => {
    const first = token();
    clock.pass(ROTATE_MS + 1);
    await browser.user();
    await browser.send('DELETE', '/api/session');
    expect(await isOpenWith(first)).toBe(false);
  });
});
