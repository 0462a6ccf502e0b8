import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SessionServices } from '../api/session.ts';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import { issueSetupToken, SETUP_MS, setPassword } from './setup.ts';
import { createClock, EMAIL, openBrowser, PASSWORD, startSite } from './site-in-test.ts';

describe.each(DATABASES)('the set-up on %s', (_, create) => {
  let database: TestDatabase;
  let app: Hono;
  let services: SessionServices;
  let clock: ReturnType<typeof createClock>;

  beforeEach(async () => {
    database = await create();
    clock = createClock();
    ({ app, services } = startSite(await database.open(), clock.now));
  });

  afterEach(() => database.remove());

  const issue = () => issueSetupToken(services.database, clock.now());
  const setUp = (token: string | undefined, email = EMAIL, password = PASSWORD, by = app) =>
    openBrowser(by).send('POST', '/api/setup', { token, email, password });
  const owners = () => services.database.db.selectFrom('owner').select('email').execute();

  test('the link makes the owner and signs in', async () => {
    const browser = openBrowser(app);
    const body = { token: await issue(), email: ` ${EMAIL} `, password: PASSWORD };
    const response = await browser.send('POST', '/api/setup', body);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ user: { email: EMAIL, name: 'Sara' } });
    expect(await browser.user()).toEqual({ email: EMAIL, name: 'Sara' });
  });

  test('the link works once, and there is none while there is an owner', async () => {
    const [token, another] = [await issue(), await issue()];
    expect((await setUp(token)).status).toBe(200);
    for (const old of [token, another]) {
      const response = await setUp(old, 'thief@example.com');
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ kind: 'not-allowed' });
    }
    expect(await issue()).toBeUndefined();
    expect(await owners()).toEqual([{ email: EMAIL }]);
  });

  test('two at the same moment give one owner', async () => {
    const other = startSite(await database.open(), clock.now).app;
    const [one, two] = [await issue(), await issue()];
    const responses = await Promise.all([
      setUp(one, 'one@example.com'),
      setUp(one, 'two@example.com'),
      setUp(two, 'three@example.com', PASSWORD, other),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    const answers = await Promise.all(responses.map((response) => response.json()));
    const winners = answers.flatMap(({ user }) => (user ? [{ email: user.email }] : []));
    expect(await owners()).toEqual(winners);
  });

  test('a link that nobody made, or that is older than a day, makes no owner', async () => {
    const token = await issue();
    expect((await setUp('made up')).status).toBe(403);
    clock.pass(SETUP_MS);
    expect((await setUp(token)).status).toBe(403);
    expect((await setUp(await issue())).status).toBe(200);
  });

  test('a bad e-mail or password leaves the link as it was', async () => {
    const token = await issue();
    expect((await setUp(token, 'no e-mail')).status).toBe(422);
    expect((await setUp(token, EMAIL, 'short')).status).toBe(422);
    expect((await setUp(token, 'a.long@example.com', 'a.long@example.com')).status).toBe(422);
    expect(await owners()).toEqual([]);
    expect((await setUp(token)).status).toBe(200);
  });

  test('the table holds no link', async () => {
    const token = await issue();
    const rows = await services.database.db.selectFrom('setup').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('without an owner nobody can sign in', async () => {
    expect((await openBrowser(app).signIn()).status).toBe(401);
  });

  test('a new password from the command line signs everybody out', async () => {
    const { database: own } = services;
    expect(await setPassword(own, 'another password')).toContain('no owner yet');
    await setUp(await issue());
    const browser = openBrowser(app);
    await browser.signIn();
    expect(await setPassword(own, 'short')).toContain('10 characters');
    expect(await browser.user()).not.toBeNull();
    expect(await setPassword(own, 'another password')).toBeUndefined();
    expect(await browser.user()).toBeNull();
    expect((await browser.signIn()).status).toBe(401);
    expect((await browser.signIn(EMAIL, 'another password')).status).toBe(200);
  });
});
