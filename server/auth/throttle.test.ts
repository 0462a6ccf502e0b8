import * as argon2 from '@node-rs/argon2';
import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionServices } from '../api/session.ts';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import { setPassword } from './setup.ts';
import {
  createClock,
  EMAIL,
  openBrowser,
  PASSWORD,
  setUpOwner,
  startSite,
} from './site-in-test.ts';
import { delayAfter, FREE_ATTEMPTS, KNOWN_MS, LONGEST_MS } from './throttle.ts';

// What other files have loaded already knows the library itself.
vi.hoisted(() => vi.resetModules());
vi.mock(import('@node-rs/argon2'), { spy: true });

const DAY_MS = 24 * 60 * 60 * 1000;

test('the delay grows up to a quarter of an hour', () => {
  const failures = Array.from({ length: 18 }, (_, index) => index + 1);
  expect(failures.map((count) => delayAfter(count) / 1000)).toEqual([
    0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900,
  ]);
  expect(delayAfter(10_000)).toBe(LONGEST_MS);
});

describe.each(DATABASES)('guessing on %s', (_, create) => {
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

  const guess = (address: string, by = app) => openBrowser(by, address).signIn(EMAIL, 'a guess');

  async function fail(address: string, times: number) {
    for (let count = 0; count < times; count += 1) {
      expect((await guess(address)).status).toBe(401);
      clock.pass(LONGEST_MS);
    }
  }

  test('has to wait longer each time, and meanwhile no password is looked at', async () => {
    for (let count = 0; count < FREE_ATTEMPTS; count += 1) {
      expect((await guess('192.0.2.1')).status).toBe(401);
    }
    for (const seconds of [1, 2, 4, 8]) {
      vi.mocked(argon2.verify).mockClear();
      const response = await openBrowser(app, '192.0.2.1').signIn();
      expect(response.status).toBe(429);
      expect(response.headers.get('retry-after')).toBe(String(seconds));
      expect(await response.json()).toMatchObject({ kind: 'busy' });
      expect(argon2.verify).not.toHaveBeenCalled();
      clock.pass(seconds * 1000);
      expect((await guess('192.0.2.1')).status).toBe(401);
    }
  });

  test('cannot be done all at once', async () => {
    const other = startSite(await database.open(), clock.now).app;
    const guesses = Array.from({ length: 20 }, (_, index) =>
      guess('192.0.2.1', index % 2 === 0 ? app : other),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(FREE_ATTEMPTS);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(vi.mocked(argon2.verify).mock.calls.length).toBeLessThanOrEqual(FREE_ATTEMPTS);
  });

  test('is seen by another process, and by the next one', async () => {
    const other = startSite(await database.open(), clock.now).app;
    for (let count = 0; count < FREE_ATTEMPTS; count += 1) {
      await guess('192.0.2.1', count % 2 === 0 ? app : other);
    }
    const next = startSite(await database.open(), clock.now).app;
    for (const process of [app, other, next]) {
      expect((await guess('192.0.2.1', process)).status).toBe(429);
    }
  });

  test('from many addresses is guessing too, whatever e-mail is tried', async () => {
    for (let count = 0; count < FREE_ATTEMPTS; count += 1) {
      const browser = openBrowser(app, `192.0.2.${count}`);
      expect((await browser.signIn(`guess-${count}@example.com`, 'a guess')).status).toBe(401);
    }
    const known = await openBrowser(app, '192.0.2.99').signIn(EMAIL, 'a guess');
    const unknown = await openBrowser(app, '192.0.2.98').signIn('other@example.com', 'a guess');
    expect([known.status, unknown.status]).toEqual([429, 429]);
    expect(await known.text()).toBe(await unknown.text());
  });

  test('elsewhere does not keep the owner out of an address that is known', async () => {
    await openBrowser(app, '203.0.113.5').signIn();
    for (let count = 0; count < FREE_ATTEMPTS; count += 1) await guess('192.0.2.1');
    expect((await openBrowser(app, '198.51.100.77').signIn()).status).toBe(429);
    expect((await openBrowser(app, '203.0.113.5').signIn()).status).toBe(200);
  });

  test('from an address that is known waits for its own failures, and is not known for ever', async () => {
    await openBrowser(app, '203.0.113.5').signIn();
    await fail('203.0.113.5', FREE_ATTEMPTS - 1);
    expect((await guess('203.0.113.5')).status).toBe(401);
    expect((await openBrowser(app, '203.0.113.5').signIn()).status).toBe(429);
    // The account has heard nothing of that.
    expect((await openBrowser(app, '192.0.2.1').signIn()).status).toBe(200);
    clock.pass(KNOWN_MS);
    for (let count = 0; count < FREE_ATTEMPTS; count += 1) await guess('192.0.2.7');
    expect((await openBrowser(app, '203.0.113.5').signIn()).status).toBe(429);
  });

  test('is over once the owner is in', async () => {
    await fail('192.0.2.1', FREE_ATTEMPTS + 3);
    expect((await openBrowser(app, '192.0.2.1').signIn()).status).toBe(200);
    for (const address of ['192.0.2.1', '192.0.2.2']) {
      const failed = await guess(address);
      expect(failed.status).toBe(401);
    }
    expect((await openBrowser(app, '192.0.2.2').signIn()).status).toBe(200);
  });

  test('is forgotten after a day, and so is the address', async () => {
    await fail('192.0.2.1', FREE_ATTEMPTS + 3);
    clock.pass(DAY_MS + 1);
    await fail('192.0.2.1', FREE_ATTEMPTS - 1);
    expect((await guess('192.0.2.1')).status).toBe(401);
    expect((await guess('192.0.2.1')).headers.get('retry-after')).toBe('1');
    clock.pass(DAY_MS * 2);
    await guess('192.0.2.2');
    const rows = await services.database.db.selectFrom('attempts').select('name').execute();
    expect(rows.map(({ name }) => name)).not.toContain('address 192.0.2.1');
  });

  test.each([1, 400])(
    'at a clock that ran %s days ahead keeps nobody out once it is set right',
    async (days) => {
      clock.pass(days * DAY_MS);
      for (let count = 0; count <= FREE_ATTEMPTS; count += 1) await guess('192.0.2.1');
      await openBrowser(app, '203.0.113.5').signIn();
      clock.pass(-days * DAY_MS);
      for (const address of ['192.0.2.1', '203.0.113.5', '198.51.100.77']) {
        expect((await openBrowser(app, address).signIn()).status).toBe(200);
      }
    },
  );

  test('the current password needs as much patience', async () => {
    const browser = openBrowser(app, '192.0.2.1');
    await browser.signIn();
    const body = { current: 'a guess', next: 'another password' };
    for (let count = 0; count < FREE_ATTEMPTS; count += 1) {
      expect((await browser.send('POST', '/api/password', body)).status).toBe(403);
    }
    expect((await browser.send('POST', '/api/password', body)).status).toBe(429);
    expect(await browser.user()).not.toBeNull();
  });

  test('a password that is set on the machine lets the owner in from anywhere', async () => {
    for (let count = 0; count < FREE_ATTEMPTS; count += 1) await guess('192.0.2.1');
    expect((await openBrowser(app, '198.51.100.77').signIn()).status).toBe(429);
    expect(await setPassword(services.database, PASSWORD)).toBeUndefined();
    expect((await openBrowser(app, '198.51.100.77').signIn()).status).toBe(200);
  });
});
