// Every route, asked by everybody who should not, or not like that.
import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CASES, openOwner, ROUTES, startApp } from './app-in-test.ts';
import { GRACE_MS, ROTATE_MS } from './auth/find-session.ts';
import { LIFE_MS } from './auth/sessions.ts';
import { createClock, openBrowser } from './auth/site-in-test.ts';
import { DATABASES, type TestDatabase } from './databases-in-test.ts';
import type { Database } from './db/open.ts';
import { expectRefusal } from './refusal-in-test.ts';

const OWNERS = CASES.filter((each) => each.for === 'owner');
const WRITES = CASES.filter(({ method }) => method !== 'GET');

describe.each(DATABASES)('on %s', (_, create) => {
  let created: TestDatabase;
  let database: Database;
  let app: Hono;
  let clock: ReturnType<typeof createClock>;

  beforeEach(async () => {
    created = await create();
    database = await created.open();
    clock = createClock();
    ({ app } = await startApp(database, clock.now));
  });

  afterEach(() => created.remove());

  const stored = async () =>
    JSON.stringify([
      await database.db.selectFrom('content').selectAll().execute(),
      await database.db.selectFrom('messages').selectAll().execute(),
      await database.db.selectFrom('owner').selectAll().execute(),
      await database.db.selectFrom('sessions').select('id').execute(),
    ]);

  async function expectClosed(headers: Record<string, string>, ask = openBrowser(app)) {
    for (const { route, method, path, body } of OWNERS) {
      const response = await ask.ask(method, path, body, headers);
      await expectRefusal(response, route);
      expect(response.status, route).toBe(401);
      expect(response.headers.getSetCookie(), route).toEqual([]);
    }
  }

  test('every route of the app has its case', () => {
    const routes = app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(routes)].sort()).toEqual(Object.keys(ROUTES).sort());
  });

  test('without a session nothing of the owner’s is answered, and nothing changes', async () => {
    const before = await stored();
    await expectClosed({});
    expect(await stored()).toBe(before);
  });

  test('nor with a cookie that is forged', async () => {
    await openOwner(app);
    const [{ id, token_hash } = { id: '', token_hash: '' }] = await database.db
      .selectFrom('sessions')
      .select(['id', 'token_hash'])
      .execute();
    // What the tables hold is no key either.
    for (const value of ['forged', id, token_hash, 'a'.repeat(20_000), '%00', "' or '1'='1"]) {
      await expectClosed({ cookie: `session=${value}` });
    }
  });

  test('nor with one that has run out', async () => {
    const owner = await openOwner(app);
    clock.pass(LIFE_MS);
    await expectClosed({}, owner);
  });

  test('nor with one that was replaced a while ago', async () => {
    const owner = await openOwner(app);
    const old = `session=${owner.cookies.get('session')}`;
    clock.pass(ROTATE_MS + 1);
    await owner.user();
    await owner.user();
    clock.pass(GRACE_MS);
    await expectClosed({ cookie: old });
    expect(await owner.user()).not.toBeNull();
  });

  test('nor after signing out, here or everywhere', async () => {
    for (const path of ['/api/session', '/api/sessions']) {
      const owner = await openOwner(app);
      const cookie = `session=${owner.cookies.get('session')}`;
      await owner.send('DELETE', path);
      await expectClosed({ cookie });
    }
  });

  test('a page of another site writes nothing, though the owner’s cookie comes along', async () => {
    const owner = await openOwner(app);
    const before = await stored();
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: undefined },
      { origin: undefined, 'sec-fetch-site': 'cross-site' },
      { origin: 'http://localhost.evil.test' },
      { origin: 'http://localhost:4180' },
    ]) {
      for (const { route, method, path, body, answers } of WRITES) {
        const named = `${route} from ${JSON.stringify(headers)}`;
        const response = await owner.ask(method, path, body, headers);
        if (answers !== 'page') await expectRefusal(response, named);
        expect(response.status, named).toBe(403);
      }
    }
    expect(await stored()).toBe(before);
    expect(await owner.user()).not.toBeNull();
  });

  test('no other site is ever allowed to read an answer', async () => {
    const owner = await openOwner(app);
    const headers = { origin: 'https://evil.test' };
    for (const { route, path } of CASES) {
      for (const method of ['HEAD', 'OPTIONS']) {
        const answer = await owner.ask(method, path, undefined, headers);
        const allowed = [...answer.headers.keys()].filter((name) => name.startsWith('access-'));
        expect(allowed, route).toEqual([]);
        expect(answer.status, `${method} ${path}`).toBeLessThan(500);
      }
    }
  });

  test('a method that a path does not have is refused', async () => {
    const owner = await openOwner(app);
    const known = new Set(CASES.map(({ method, path }) => `${method} ${path}`));
    const paths = CASES.map((each) => each.path).filter((path) => path.startsWith('/api/'));
    for (const path of new Set(paths)) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        if (known.has(`${method} ${path}`)) continue;
        const response = await owner.ask(method, path, method === 'GET' ? undefined : {});
        await expectRefusal(response, `${method} ${path}`);
        expect([404, 405], `${method} ${path}`).toContain(response.status);
      }
    }
  });

  test('the owner is let in everywhere, and every answer is kept nowhere', async () => {
    for (const { route, method, path, body } of CASES) {
      const owner = await openOwner(app);
      const response = await owner.ask(method, path, body);
      if (path.startsWith('/api/')) {
        expect(response.headers.get('cache-control'), route).toBe('no-store');
      }
      expect(response.status, route).toBeLessThan(500);
      if (ROUTES[route]?.for === 'owner') expect([401, 403], route).not.toContain(response.status);
      await response.body?.cancel();
    }
  });
});
