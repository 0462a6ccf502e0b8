// Real faults. After each the server still answers, and the next good write is taken.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { outgoing, REQUESTS, startApp } from '../app-in-test.ts';
import { ROTATE_MS } from '../auth/find-session.ts';
import { createClock, openBrowser, setUpOwner } from '../auth/site-in-test.ts';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import { databaseFailure } from './failures.ts';
import { type Database, openDatabase } from './open.ts';
import { openPostgres } from './postgres.ts';

const { now } = createClock();
const [[, createSqlite] = [], [, createPostgres] = []] = DATABASES;
if (!createSqlite || !createPostgres) throw new Error('There are two databases.');

let count = 0;

async function send(app: Hono, message = 'A text') {
  count += 1;
  const value = { ...REQUESTS.contact?.value, message, subject: `No. ${count}` };
  const body = outgoing({ kind: 'contact', value });
  return openBrowser(app).send('POST', '/api/requests', body);
}

/** A write is refused as that, reads and the rest of the server go on. */
async function expectFailed(app: Hono, kind: string, status: number, message?: string) {
  const response = await send(app, message);
  expect([response.status, await response.json()]).toEqual([
    status,
    { kind, message: expect.stringMatching(/^The (server|database) [\w\s.]+\.$/) },
  ]);
  expect((await openBrowser(app).send('GET', '/api/session')).status).toBe(200);
}

describe('on SQLite', () => {
  let created: TestDatabase;
  let database: Database;
  let app: Hono;

  beforeEach(async () => {
    created = await createSqlite();
    database = await created.open();
    ({ app } = await startApp(database, now));
  });

  afterEach(() => created.remove());

  const pragma = (setting: string) => sql.raw(`pragma ${setting}`).execute(database.db);

  test('a file that another process writes to for too long is busy', async () => {
    const other = new Libsql(created.url.replace('file:', ''));
    other.exec('begin immediate');
    await expectFailed(app, 'busy', 503);
    other.exec('rollback');
    expect((await send(app)).status).toBe(204);
    // Taken means that everybody sees it, and not only the one who wrote.
    expect(other.prepare('select id from messages').all()).toHaveLength(1);
    other.close();
  });

  test('while a write waits for another process, whoever reads does not, and the write is taken in the end', async () => {
    const other = new Libsql(created.url.replace('file:', ''));
    other.exec('begin immediate');
    const ended: string[] = [];
    const write = send(app).then(({ status }) => ended.push(`write ${status}`));
    for (let read = 0; read < 3; read += 1) {
      const { status } = await openBrowser(app).send('GET', '/api/session');
      ended.push(`read ${status}`);
    }
    other.exec('commit');
    await write;
    expect(ended).toEqual(['read 200', 'read 200', 'read 200', 'write 204']);
    other.close();
  });

  test('a database that cannot be written is said to be so', async () => {
    await pragma('query_only=on');
    await expectFailed(app, 'unreadable', 500);
    await pragma('query_only=off');
    expect((await send(app)).status).toBe(204);
  });

  test('an owner who is signed in stays so, and can read, while nothing can be written', async () => {
    const clock = createClock();
    const site = await startApp(database, clock.now);
    await setUpOwner(site.app, site.services);
    const browser = openBrowser(site.app);
    await browser.signIn();
    await pragma('query_only=on');
    // That the session was used would be noted, and after a day its token replaced.
    for (const wait of [2 * 60_000, ROTATE_MS]) {
      clock.pass(wait);
      expect(await browser.user()).not.toBeNull();
      expect((await browser.send('GET', '/api/content')).status).toBe(200);
    }
  });

  test('a full database is full, and nothing of the request is left behind', async () => {
    await pragma('max_page_count=1');
    await expectFailed(app, 'full', 507, 'x'.repeat(20_000));
    await pragma('max_page_count=1000000');
    expect(await database.db.selectFrom('requests').selectAll().execute()).toEqual([]);
    expect((await send(app, 'x'.repeat(20_000))).status).toBe(204);
  });
});

describe('on a small disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-disk-'));
  /** Only root may, and not everywhere. */
  const mount = (options: string) => {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  const isMounted = mount('size=600k');
  if (!isMounted) rmSync(folder, { recursive: true });

  afterEach(() => {
    // What libsql has closed goes with its garbage.
    if (isMounted) execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  test.runIf(isMounted)(
    'what does not fit is refused as full, and what fits then is taken',
    async () => {
      const database = await openDatabase(`file:${join(folder, 'site.db')}`);
      const { app } = await startApp(database, now);
      let response = await send(app, 'x'.repeat(20_000));
      while (response.status === 204) response = await send(app, 'x'.repeat(20_000));
      expect(response.status).toBe(507);
      await expectFailed(app, 'full', 507, 'x'.repeat(20_000));
      execFileSync('mount', ['-o', 'remount,size=10m', folder]);
      expect((await send(app, 'x'.repeat(20_000))).status).toBe(204);
      await database.close();
    },
  );
});

describe('on PostgreSQL', () => {
  let created: TestDatabase;
  let other: Database;
  let app: Hono;

  beforeEach(async () => {
    created = await createPostgres();
    other = await created.open();
    ({ app } = await startApp(await created.open(), now));
  });

  afterEach(() => created.remove());

  const name = () => sql.raw(new URL(created.url).pathname.slice(1));
  const endOthers = (database = other) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);

  test('a connection that is ended in the middle of a write is busy', async () => {
    let asked: Promise<Response> | undefined;
    await other.db.transaction().execute(async (transaction) => {
      await sql`lock table messages in access exclusive mode`.execute(transaction);
      asked = send(app);
      const waiting = sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      let pid: number | undefined;
      while (pid === undefined) pid = (await waiting.execute(transaction)).rows[0]?.pid;
      await sql`select pg_terminate_backend(${pid}::int)`.execute(transaction);
      const response = await asked;
      expect([response.status, (await response.json()).kind]).toEqual([503, 'busy']);
    });
    expect((await send(app)).status).toBe(204);
  });

  test('a database that only reads says so', async () => {
    await sql`alter database ${name()} set default_transaction_read_only = on`.execute(other.db);
    await endOthers();
    // Who finds an ended connection is told to try again, and gets a new one then.
    await vi.waitFor(() => expectFailed(app, 'unreadable', 500));
    await sql`alter database ${name()} reset default_transaction_read_only`.execute(other.db);
    await endOthers();
    await vi.waitFor(async () => expect((await send(app)).status).toBe(204));
  });

  test('a database that is not there is busy', async () => {
    const gone = openPostgres('postgres://nobody@localhost:1/nothing');
    const response = await gone.db.selectFrom('owner').selectAll().execute().catch(databaseFailure);
    expect(response).toMatchObject({ kind: 'busy' });
    await gone.close();
  });
});

test.each([
  ['SQLITE_BUSY_SNAPSHOT', 'busy'],
  ['SQLITE_IOERR_WRITE', 'unreadable'],
  ['SQLITE_CORRUPT', 'unreadable'],
  ['53100', 'full'],
  ['53300', 'busy'],
  ['57P03', 'busy'],
  ['57014', 'busy'],
  ['40P01', 'busy'],
])('%s is %s', (code, kind) => {
  expect(databaseFailure(Object.assign(new Error('secret'), { code }))).toMatchObject({ kind });
});

test('what is no fault of a database is none of these', () => {
  const error = Object.assign(new Error('duplicate key'), { code: '23505' });
  // A visitor's line.
  const line = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  for (const each of [error, line, new TypeError('x'), 'text', undefined]) {
    expect(databaseFailure(each)).toBeUndefined();
  }
});
