import * as argon2 from '@node-rs/argon2';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ROTATE_MS } from '../auth/find-session.ts';
import { requireOwner } from '../auth/require-owner.ts';
import { IDLE_MS, LIFE_MS } from '../auth/sessions.ts';
import {
  createClock,
  EMAIL,
  openBrowser,
  PASSWORD,
  setUpOwner,
  startSite,
} from '../auth/site-in-test.ts';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import type { SessionServices } from './session.ts';

// What other files have loaded already knows the library itself.
vi.hoisted(() => vi.resetModules());
vi.mock(import('@node-rs/argon2'), { spy: true });

describe.each(DATABASES)('signing in on %s', (_, create) => {
  let database: TestDatabase;
  let app: Hono;
  let services: SessionServices;
  let clock: ReturnType<typeof createClock>;

  beforeEach(async () => {
    database = await create();
    clock = createClock();
    ({ app, services } = startSite(await database.open(), clock.now));
    await setUpOwner(app, services);
    vi.mocked(argon2.verify).mockClear();
  });

  afterEach(() => database.remove());

  test('at first nobody is signed in', async () => {
    expect(await openBrowser(app).user()).toBeNull();
  });

  test('the right pair signs in, with the e-mail however it is typed', async () => {
    const browser = openBrowser(app);
    const response = await browser.signIn(' OWNER@example.com ');
    expect(response.status).toBe(200);
    const user = { email: EMAIL, name: 'Sara' };
    expect(await response.json()).toEqual({ user });
    expect(await browser.user()).toEqual(user);
    expect(await openBrowser(app).user()).toBeNull();
  });

  test('a wrong password and an unknown e-mail get the same answer for the same work', async () => {
    const browser = openBrowser(app);
    const wrong = await browser.signIn(EMAIL, 'wrong password');
    const unknown = await browser.signIn('other@example.com', PASSWORD);
    const empty = await browser.signIn('', '');
    for (const response of [wrong, unknown, empty]) {
      expect(response.status).toBe(401);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    const answer = await wrong.text();
    expect(await unknown.text()).toBe(answer);
    expect(await empty.text()).toBe(answer);
    expect(JSON.parse(answer)).toEqual({
      kind: 'not-allowed',
      message: 'Invalid email or password.',
    });
    const { password_hash } = await services.database.db
      .selectFrom('owner')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    const checked = vi.mocked(argon2.verify).mock.calls.map(([hash]) => hash);
    expect(checked).toEqual([password_hash, password_hash, password_hash]);
    expect(await browser.user()).toBeNull();
  });

  test('the cookie is for this site and for no script', async () => {
    const response = await openBrowser(app).signIn();
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
      ),
    ]);
  });

  test('behind TLS the cookie is for TLS and for this host alone', async () => {
    const site = { trustProxy: 1 };
    const behind = startSite(services.database, clock.now, site).app;
    const browser = openBrowser(behind);
    const pair = { email: EMAIL, password: PASSWORD };
    const tls = { 'x-forwarded-proto': 'https', origin: 'https://localhost' };
    const response = await browser.send('POST', '/api/session', pair, tls);
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-session=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(cookie).not.toContain('Domain');
    const session = await browser.send('GET', '/api/session', undefined, tls);
    expect(await session.json()).toMatchObject({ user: { email: EMAIL } });
    // A neighbour of the same domain can set a cookie without the prefix.
    const planted = { ...tls, cookie: cookie.replace('__Host-', '') };
    const other = await openBrowser(behind).send('GET', '/api/session', undefined, planted);
    expect(await other.json()).toEqual({ user: null });
    const left = await browser.send('DELETE', '/api/session', undefined, tls);
    expect(left.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-session=; Max-Age=0; Path=\/;.* Secure;/),
    ]);
  });

  test('the tables hold no token and no password', async () => {
    const browser = openBrowser(app);
    await browser.signIn();
    const { db } = services.database;
    const kept = JSON.stringify([
      await db.selectFrom('sessions').selectAll().execute(),
      await db.selectFrom('owner').selectAll().execute(),
    ]);
    expect(kept).not.toContain(browser.cookies.get('session'));
    expect(kept).not.toContain(PASSWORD);
  });

  test('a cookie is dead after signing out', async () => {
    const browser = openBrowser(app);
    await browser.signIn();
    const cookie = `session=${browser.cookies.get('session')}`;
    expect((await browser.send('DELETE', '/api/session')).status).toBe(204);
    expect(browser.cookies.size).toBe(0);
    const again = await browser.send('GET', '/api/session', undefined, { cookie });
    expect(await again.json()).toEqual({ user: null });
    expect((await browser.send('DELETE', '/api/session')).status).toBe(204);
  });

  test('signing in again in the same browser leaves one session', async () => {
    const browser = openBrowser(app);
    await browser.signIn();
    await browser.signIn();
    expect(await (await browser.send('GET', '/api/sessions')).json()).toHaveLength(1);
  });

  test('lists where the owner is signed in, and signs out everywhere', async () => {
    const [here, there] = [openBrowser(app), openBrowser(app)];
    const pair = { email: EMAIL, password: PASSWORD };
    await there.send('POST', '/api/session', pair, { 'user-agent': 'x'.repeat(5000) });
    clock.pass(1000);
    await here.send('POST', '/api/session', pair, { 'user-agent': 'Firefox' });
    const sessions = await (await here.send('GET', '/api/sessions')).json();
    const id = expect.stringMatching(/^[\w-]{36}$/);
    expect(sessions).toEqual([
      {
        id,
        createdAt: '2026-03-01T12:00:01.000Z',
        seenAt: '2026-03-01T12:00:01.000Z',
        agent: 'Firefox',
        isThis: true,
      },
      expect.objectContaining({ id, agent: 'x'.repeat(200), isThis: false }),
    ]);
    clock.pass(ROTATE_MS + 1);
    const left = await here.ask('DELETE', '/api/sessions');
    expect(left.status).toBe(204);
    expect(left.headers.getSetCookie()).toEqual([expect.stringMatching(/^session=; Max-Age=0;/)]);
    expect(await here.user()).toBeNull();
    expect(await there.user()).toBeNull();
  });

  test('a session ends when it is not used, and in any case after its longest time', async () => {
    const [idle, busy] = [openBrowser(app), openBrowser(app)];
    await idle.signIn();
    await busy.signIn();
    const step = IDLE_MS / 2;
    for (let time = step; time < LIFE_MS; time += step) {
      clock.pass(step);
      expect(await busy.user()).not.toBeNull();
    }
    expect(await idle.user()).toBeNull();
    clock.pass(step);
    expect(await busy.user()).toBeNull();
    expect((await busy.ask('GET', '/api/sessions')).status).toBe(401);
  });

  test('a forged cookie opens nothing', async () => {
    const browser = openBrowser(app);
    await openBrowser(app).signIn();
    for (const value of ['forged', '', '%00%ff', 'a'.repeat(10_000), "' or 1=1 --"]) {
      const headers = { cookie: `session=${value}` };
      const session = await browser.send('GET', '/api/session', undefined, headers);
      expect(await session.json()).toEqual({ user: null });
      for (const [method, path] of [
        ['GET', '/api/sessions'],
        ['DELETE', '/api/sessions'],
        ['POST', '/api/password'],
      ] as const) {
        const response = await browser.send(method, path, undefined, headers);
        expect(response.status).toBe(401);
        expect(await response.json()).toEqual({ kind: 'not-allowed', message: 'Sign in first.' });
      }
    }
  });

  test('other routes can ask for the owner, and pass on a new token', async () => {
    const outer = new Hono();
    outer.use('/secret/*', requireOwner(services));
    outer.get('/secret/text', (context) => context.text('secret'));
    outer.get('/secret/response', () => new Response('secret'));
    outer.route('/', app);
    const browser = openBrowser(outer);
    expect((await browser.send('GET', '/secret/text')).status).toBe(401);
    await browser.signIn();
    for (const path of ['/secret/text', '/secret/response']) {
      const token = browser.cookies.get('session');
      clock.pass(ROTATE_MS + 1);
      expect(await (await browser.send('GET', path)).text()).toBe('secret');
      expect(browser.cookies.get('session')).not.toBe(token);
    }
  });

  test('a new password takes the old one, and signs out everybody else', async () => {
    const [here, there] = [openBrowser(app), openBrowser(app)];
    await here.signIn();
    await there.signIn();
    const change = (current: string, next: string) =>
      here.send('POST', '/api/password', { current, next });
    const wrong = await change('wrong password', 'another password');
    expect([wrong.status, await wrong.json()]).toEqual([
      403,
      { kind: 'not-allowed', message: 'The current password is wrong.' },
    ]);
    const short = await change(PASSWORD, 'short');
    expect([short.status, await short.json()]).toEqual([
      422,
      { kind: 'corrupt', message: 'A password has at least 10 characters.' },
    ]);
    expect(await there.user()).not.toBeNull();
    expect((await change(PASSWORD, 'another password')).status).toBe(204);
    expect(await here.user()).not.toBeNull();
    expect(await there.user()).toBeNull();
    expect((await there.signIn()).status).toBe(401);
    expect((await there.signIn(EMAIL, 'another password')).status).toBe(200);
  });

  test('a body that is wrongly typed, over-long or hostile is refused', async () => {
    const browser = openBrowser(app);
    for (const [body, status] of [
      [undefined, 422],
      [{ email: 1, password: [] }, 422],
      [{ email: { $ne: '' }, password: { $ne: '' } }, 422],
      [{ email: EMAIL, password: 'a'.repeat(5000) }, 413],
      [{ email: '\0', password: '\0' }, 422],
      [{ email: '\ud800', password: '\ud800' }, 401],
    ] as const) {
      const response = await browser.send('POST', '/api/session', body);
      expect(response.status).toBe(status);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  test('another site cannot sign in or out', async () => {
    const browser = openBrowser(app);
    await browser.signIn();
    const foreign = { origin: 'https://evil.test' };
    for (const [method, path] of [
      ['POST', '/api/session'],
      ['DELETE', '/api/session'],
      ['DELETE', '/api/sessions'],
      ['POST', '/api/password'],
      ['POST', '/api/setup'],
    ] as const) {
      expect((await browser.send(method, path, {}, foreign)).status).toBe(403);
    }
    expect(await browser.user()).not.toBeNull();
  });
});
