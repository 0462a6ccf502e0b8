// How a server starts and stops, and several of them side by side.
import { copyFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { makeBundle } from '#app/content/bundle.ts';
import { CONTENT_SHAPE } from '../content-shape.ts';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import type { MailRow } from '../db/tables.ts';
import { BUILT, type ServerProcess, setUp, startProcess } from './process-in-test.ts';

const createSqlite = DATABASES[0]?.[1];
const createPostgres = DATABASES[1]?.[1];
if (!createSqlite || !createPostgres) throw new Error('There are two databases.');

let servers: ServerProcess[] = [];
let databases: TestDatabase[] = [];

afterEach(async () => {
  for (const server of servers) await server.kill();
  for (const database of databases) await database.remove();
  servers = [];
  databases = [];
});

async function newDatabase(create: () => Promise<TestDatabase>): Promise<string> {
  const database = await create();
  databases.push(database);
  return database.url;
}

async function start(...given: Parameters<typeof startProcess>): Promise<ServerProcess> {
  const server = await startProcess(...given);
  servers.push(server);
  return server;
}

const about = { ...builtInContent.about, name: 'Grace Hopper' };

async function exportedSite() {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-import-'));
  const file = join(folder, 'site.json');
  await writeFile(file, makeBundle({ ...builtInContent, about }, { withInbox: true }));
  return { folder, file };
}

test('the set-up link works once, and the next start prints none', async () => {
  const url = await newDatabase(createSqlite);
  const server = await start(url);
  const { cookie = '' } = await setUp(server);
  expect(cookie).toMatch(/^session=/);
  const token = server.lines.join('\n').split('setup#')[1]?.split('\n')[0];
  const again = { token, email: 'thief@example.com', password: 'correct horse battery' };
  expect((await server.ask('POST', '/api/setup', again)).status).toBe(403);
  expect(await server.stop()).toBe(0);
  const next = await start(url);
  expect(next.lines.join()).not.toContain('setup');
  const session = await next.ask('GET', '/api/session', undefined, { cookie });
  expect(await session.json()).toMatchObject({ user: { email: 'owner@example.com' } });
});

test('the code of the admin says what the schemas of its build keep', async () => {
  const assets = join(BUILT, 'client/assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => readFile(join(assets, name), 'utf8')));
  expect(texts.filter((text) => text.includes(CONTENT_SHAPE))).toHaveLength(1);
  const server = await start(await newDatabase(createSqlite));
  const { cookie = '' } = await setUp(server);
  const put = (shape: string) =>
    server.ask('PUT', '/api/content', { shape, writes: [] }, { cookie });
  expect((await put(CONTENT_SHAPE)).status).toBe(200);
  expect((await put('another one')).status).toBe(412);
});

test('a newer build takes no page away from a server that goes on', async () => {
  // Beside the build: what it needs of the packages is found from there.
  const built = await mkdtemp(`${BUILT}-`);
  await cp(BUILT, built, { recursive: true });
  const server = await start(await newDatabase(createSqlite), { built });
  await rm(built, { recursive: true });
  const answers = ['/', '/de/', '/ar/blog', '/blog', '/blog/none', '/none', '/admin'].map(
    async (path) => [path, (await server.ask('GET', path)).status],
  );
  expect(Object.fromEntries(await Promise.all(answers))).toEqual({
    '/': 200,
    '/de/': 200,
    '/ar/blog': 200,
    '/blog': 200,
    '/blog/none': 404,
    '/none': 404,
    '/admin': 200,
  });
});

test('a first start takes an exported site, a second one does not', async () => {
  const { folder, file } = await exportedSite();
  const url = await newDatabase(createSqlite);
  const server = await start(url, { args: ['--import', file] });
  expect(await (await server.ask('GET', '/')).text()).toContain('Grace Hopper');
  const owner = await setUp(server);
  const counts = await server.ask('GET', '/api/inbox/counts', undefined, owner);
  expect(await counts.json()).toMatchObject({ all: builtInContent.messages.length });
  await server.stop();
  await expect(start(url, { args: ['--import', file] })).rejects.toThrow('has content already');
  await rm(folder, { recursive: true });
});

test.each([
  [{ PORT: 'x' }, 'PORT is "x"'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL has to be like file:data/site.db'],
  [{ DATABASE_URL: 'file:/dev/null/site.db' }, 'cannot be opened'],
  [{ DATABASE_URL: 'postgres://nobody@localhost:1/x' }, 'cannot be opened'],
])('a mistake in the environment is one clear line: %o', async (env, line) => {
  const failure = await startProcess('file::memory:', { env }).catch((error: Error) => error);
  expect(failure).toBeInstanceOf(Error);
  expect((failure as Error).message.split('\n')).toEqual([expect.stringContaining(line)]);
});

test('a start that cannot make the set-up link says so in one clear line', async () => {
  const database = await createSqlite();
  databases.push(database);
  const { db } = await database.open();
  await sql
    .raw("create trigger no_room before insert on setup begin select raise(abort, 'no room'); end")
    .execute(db);
  const failure = await startProcess(database.url).catch((error: Error) => error);
  expect(failure).toBeInstanceOf(Error);
  expect((failure as Error).message).toBe('The set-up link cannot be made: no room');
});

test('after a stop the file of SQLite has everything, without the files beside it', async () => {
  const url = await newDatabase(createSqlite);
  const server = await start(url);
  const { cookie = '' } = await setUp(server);
  expect(await server.stop()).toBe(0);
  await copyFile(url.replace('file:', ''), `${url.replace('file:', '')}.alone`);
  const alone = await start(`${url}.alone`);
  const session = await alone.ask('GET', '/api/session', undefined, { cookie });
  expect(await session.json()).toMatchObject({ user: { email: 'owner@example.com' } });
});

const DUE: MailRow = {
  id: 'due',
  message_id: 'of-a-visitor',
  kind: 'confirmation',
  recipient: 'ada@example.com',
  state: 'waiting',
  json: '{}',
  made_at: '2026-01-01T00:00:00.000Z',
  next_at: '2026-01-01T00:00:00.000Z',
  give_up_at: '2999-01-01T00:00:00.000Z',
  tries: 0,
  claim: null,
  reason: null,
};

test('a start that does not get its port begins nothing', async () => {
  const taken = new URL((await start(await newDatabase(createSqlite))).local).port;
  const database = await createSqlite();
  databases.push(database);
  const { db } = await database.open();
  await db.insertInto('mails').values(DUE).execute();
  const env = { PORT: taken, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@example.org' };
  const { folder, file } = await exportedSite();
  const second = startProcess(database.url, { env, args: ['--import', file] });
  await expect(second).rejects.toThrow(`Port ${taken} is already in use.`);
  expect(await db.selectFrom('daily').selectAll().execute()).toEqual([]);
  const mails = await db.selectFrom('mails').select(['tries', 'claim']).execute();
  expect(mails).toEqual([{ tries: 0, claim: null }]);
  expect(await db.selectFrom('content').select('key').execute()).toEqual([]);
  await rm(folder, { recursive: true });
});

test('the address of the site is read when it starts', async () => {
  const env = { SITE_URL: 'https://me.example' };
  const server = await start(await newDatabase(createSqlite), { env });
  expect(await (await fetch(`${server.local}/sitemap.xml`)).text()).toContain('https://me.example');
  expect(await (await fetch(`${server.local}/`)).text()).toContain(
    '<link rel="canonical" href="https://me.example',
  );
});

test('what is printed leads there, also where it listens at one address alone', async () => {
  const server = await start(await newDatabase(createSqlite), { env: { HOST: '127.0.0.1' } });
  expect(server.local).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(`${server.local}/healthz`)).status).toBe(200);
});

test('an open admin does not keep the server from stopping', async () => {
  const server = await start(await newDatabase(createSqlite));
  const owner = await setUp(server);
  const line = await server.ask('GET', '/api/events', undefined, owner);
  expect(line.headers.get('content-type')).toContain('text/event-stream');
  const [text, code] = await Promise.all([line.text(), server.stop()]);
  expect(text).toContain('data: here');
  expect(code).toBe(0);
});

test('whoever is being served when the server is told to stop gets the answer', async () => {
  const server = await start(await newDatabase(createSqlite));
  const pages = Promise.all(['/', '/blog', '/nowhere'].map((path) => server.ask('GET', path)));
  await server.ask('GET', '/robots.txt');
  const [answers, code] = await Promise.all([pages, server.stop()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
  expect(code).toBe(0);
});

test('of two servers on one PostgreSQL, what is saved through one is what the other serves', async () => {
  const url = await newDatabase(createPostgres);
  const one = await start(url);
  const other = await start(url);
  const owner = await setUp(one);
  const nameOn = async (server: ServerProcess) =>
    /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await server.ask('GET', '/')).text())?.[1] ?? '';
  expect(await nameOn(other)).toContain(builtInContent.about.name);
  const writes = [{ key: 'about', version: 0, value: about }];
  expect((await one.ask('PUT', '/api/content', { writes }, owner)).status).toBe(200);
  expect(await nameOn(one)).toContain('Grace Hopper');
  await vi.waitFor(async () => expect(await nameOn(other)).toContain('Grace Hopper'), 5000);
});

test.each(DATABASES)(
  'of 50 claims of one slot through two servers on %s one wins',
  async (_, create) => {
    const url = await newDatabase(create);
    const both = await Promise.all([1, 2].map(() => start(url, { env: { TRUST_PROXY: '1' } })));
    const day = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000);
    // A working day.
    while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
    const date = day.toISOString().slice(0, 10);
    const claim = async (at: number) => {
      const value = {
        id: String(at),
        name: `Visitor ${at}`,
        email: 'visitor@example.com',
        phone: '+1',
        company: '',
        notes: '',
        date,
        slot: '02:00 PM',
        submittedAt: new Date().toISOString(),
      };
      const body = {
        key: `claim-of-visitor-${at}`,
        at: value.submittedAt,
        openFor: 60_000,
        request: { kind: 'booking', value },
      };
      const from = { 'x-forwarded-for': `10.0.0.${at}` };
      return (await both[at % 2]?.ask('POST', '/api/requests', body, from))?.status;
    };
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => claim(at)));
    expect(answers.filter((status) => status === 204)).toHaveLength(1);
    expect(answers.filter((status) => status === 409)).toHaveLength(49);
    const slots = await both[0]?.ask('GET', `/api/slots?from=${date}&to=${date}`);
    expect(await slots?.json()).toMatchObject([{ date, slot: '02:00 PM' }]);
  },
);
