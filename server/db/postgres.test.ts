// The line on which a process hears of the others, when it breaks.
import { type AddressInfo, connect, createServer, Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import { runOn } from '../postgres-for-tests.ts';
import { databaseFailure } from './failures.ts';
import { type Database, openDatabase } from './open.ts';
import { openPostgres } from './postgres.ts';

const [, [, createPostgres] = []] = DATABASES;
if (!createPostgres) throw new Error('There are two databases.');

/** It is opened again after so long. */
const RETRY_MS = 1000;
/** What changed is looked for so often. */
const LOOK_MS = 30_000;
/** Somebody waits for an answer for so long. */
const ANSWER_MS = 60_000;

let created: TestDatabase;
let one: Database;
let end = () => {};

beforeEach(async () => {
  // Nobody else listens to a new one.
  created = await createPostgres('new');
  one = await created.open();
});

afterEach(async () => {
  vi.useRealTimers();
  end();
  await created.remove();
});

const lines = async () => {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(one.db);
  return rows.map(({ pid }) => pid);
};

/** What was put off until the line is opened again. */
function watchRetries() {
  const { mock } = vi.spyOn(globalThis, 'setTimeout');
  return () => mock.calls.flatMap(([retry, wait]) => (wait === RETRY_MS ? [retry] : []));
}

async function breakLines() {
  for (const pid of await lines()) {
    await sql`select pg_terminate_backend(${pid}::int)`.execute(one.db);
  }
  await vi.waitFor(async () => expect(await lines()).toEqual([]));
}

test('one that breaks is opened once more, and what was missed is looked for', async () => {
  const onChange = vi.fn();
  end = await one.watch(onChange);
  const retries = watchRetries();
  await breakLines();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 10_000 });
  expect(retries()).toHaveLength(1);
  expect(await lines()).toHaveLength(1);
  await one.announce();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
});

test('one that broke is not opened again for who has stopped listening', async () => {
  end = await one.watch(() => {});
  const retries = watchRetries();
  await breakLines();
  await vi.waitFor(() => expect(retries()).toHaveLength(1));
  end();
  const connect = vi.spyOn(pg.Client.prototype, 'connect');
  retries()[0]?.();
  expect(connect).not.toHaveBeenCalled();
});

test('what was saved and never told is found after a while', async () => {
  const repeat = vi.spyOn(globalThis, 'setInterval');
  const onChange = vi.fn();
  end = await one.watch(onChange);
  const look = repeat.mock.calls.find(([, wait]) => wait === LOOK_MS)?.[0];
  await look?.();
  expect(onChange).not.toHaveBeenCalled();
  const row = { version: 1, schema_version: 1, json: null, saved_at: 'now' };
  await one.db
    .insertInto('content')
    .values({ key: 'about', ...row })
    .execute();
  await look?.();
  expect(onChange).toHaveBeenCalledOnce();
  await look?.();
  expect(onChange).toHaveBeenCalledOnce();
});

test('who wants all tables waits for others for ten seconds, and no longer than somebody is there who asked', async () => {
  const settings = await one.rebuild(async (alone) => {
    const { rows } = await sql<{ setting: string }>`select setting from pg_settings
      where name in ('lock_timeout', 'client_connection_check_interval') order by name`.execute(
      alone,
    );
    return rows.map(({ setting }) => setting);
  });
  expect(settings).toEqual(['2000', '10000']);
});

test('what is asked is given up by the database too, and before nobody waits for it any more', async () => {
  const { rows } = await sql<{ limit: string }>`select setting as limit from pg_settings
    where name = 'statement_timeout'`.execute(one.db);
  const [{ limit } = { limit: '' }] = rows;
  expect(Number(limit)).toBeGreaterThan(ANSWER_MS / 2);
  expect(Number(limit)).toBeLessThan(ANSWER_MS);
});

const limitOf = async (db: Database['db']) => {
  const { rows } = await sql<{ limit: string }>`show statement_timeout`.execute(db);
  return rows[0];
};

test('an address that says how long to wait is heard by the database as well', async () => {
  const hasty = openPostgres(`${created.url}?query_timeout=1200`);
  try {
    expect(await limitOf(hasty.db)).toEqual({ statement_timeout: '1100ms' });
    expect(await hasty.rebuild(limitOf)).toEqual({ statement_timeout: '0' });
  } finally {
    await hasty.close();
  }
});

test('a restore takes as long as it takes, whatever the database has as its limit', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(one.db);
  const name = sql.id(rows[0]?.name ?? '');
  await sql`alter database ${name} set statement_timeout = '30s'`.execute(one.db);
  try {
    expect(await one.rebuild(limitOf)).toEqual({ statement_timeout: '0' });
  } finally {
    await sql`alter database ${name} reset statement_timeout`.execute(one.db);
  }
});

test('who opens it waits for whoever is making its tables, longer than for anything else', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let opened: Promise<unknown> | undefined;
  await one.db.transaction().execute(async (transaction) => {
    // Kysely's own lock, for as long as it makes them.
    await sql`select pg_advisory_xact_lock(3853314791062309107)`.execute(transaction);
    opened = created.open().catch((error: unknown) => error);
    await vi.waitFor(async () => {
      const { rows } = await sql`select pid from pg_locks join pg_database on oid = database
        where datname = current_database() and not granted`.execute(transaction);
      expect(rows).toHaveLength(1);
    });
    await vi.advanceTimersByTimeAsync(10 * ANSWER_MS);
  });
  expect(await opened).toMatchObject({ db: expect.anything() });
});

test('a database of other letters than ours is refused in one line', async () => {
  const server = inject('postgresUrl');
  const encoding = "encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'";
  await runOn(`${server}/postgres`, `create database ascii ${encoding} template template0`);
  await expect(openDatabase(`${server}/ascii`)).rejects.toThrow(
    "The database is encoded in SQL_ASCII. Make one with encoding 'UTF8'.",
  );
});

test('one on which nothing is said is looked after, so that its loss is noticed', async () => {
  const keep = vi.spyOn(Socket.prototype, 'setKeepAlive');
  end = await one.watch(() => {});
  expect(keep).toHaveBeenCalledWith(true, expect.any(Number));
  expect(keep.mock.calls[0]?.[1]).toBeGreaterThan(0);
});

/** The way to the database on which nothing comes back any more, though nobody hears that it has broken. */
async function wayThatFallsSilent() {
  const { hostname, port } = new URL(created.url);
  const lines: Socket[] = [];
  const way = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port) });
    lines.push(near, far);
    near.pipe(far);
    far.pipe(near);
    for (const line of [near, far]) line.on('error', () => {});
  });
  await new Promise<void>((resolve) => way.listen(0, resolve));
  const url = new URL(created.url);
  url.host = `localhost:${(way.address() as AddressInfo).port}`;
  url.searchParams.set('query_timeout', '300');
  return {
    url: url.href,
    fallSilent() {
      for (const line of lines.splice(0)) line.unpipe().pause();
    },
    close: () => way.close(),
  };
}

test('one that falls silent without breaking is given up, and another is opened', async () => {
  const way = await wayThatFallsSilent();
  const { db, close } = await openDatabase(way.url);
  const ask = () => sql`select 1`.execute(db);
  await ask();
  way.fallSilent();
  const asked = db.transaction().execute((transaction) => sql`select 1`.execute(transaction));
  const error = await asked.catch((reason: unknown) => reason);
  expect(databaseFailure(error)).toMatchObject({ kind: 'busy' });
  expect(await ask()).toBeDefined();
  await close();
  way.close();
});
