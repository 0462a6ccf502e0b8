import { copyFile, readdir, readFile, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import { type Database, openDatabase } from './open.ts';

describe.each(DATABASES)('%s', (_, create) => {
  let database: TestDatabase;

  afterEach(() => database.remove());

  test('is made and brought up to date, and a second time left as it is', async () => {
    database = await create('new');
    const { db } = await database.open();
    await db.insertInto('requests').values({ key: 'a', received_at: 'now' }).execute();
    const again = await database.open();
    expect(await again.db.selectFrom('requests').select('key').execute()).toEqual([{ key: 'a' }]);
  });

  test('tables of a newer version are not opened: what is new in them would be lost', async () => {
    database = await create('new');
    const { db, close } = await openDatabase(database.url);
    const newer = { name: '9999-of-a-newer-version', timestamp: new Date().toISOString() };
    await sql`insert into kysely_migration ${sql.raw(`values ('${newer.name}', '${newer.timestamp}')`)}`.execute(
      db,
    );
    await close();
    await expect(openDatabase(database.url)).rejects.toThrow(`${newer.name} is missing`);
  });

  test('what one process writes, another hears of', async () => {
    database = await create();
    const [one, other] = [await database.open(), await database.open()];
    const onChange = vi.fn();
    const end = await other.watch(onChange);
    await one.db.insertInto('requests').values({ key: 'a', received_at: 'now' }).execute();
    await one.announce();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 10_000 });
    end();
  });
});

test('what SQLite has taken is on the disk, and several processes can share its file', async () => {
  const [[, createSqlite] = []] = DATABASES;
  const database = await createSqlite?.('new');
  const { db, close } = await openDatabase(database?.url ?? '');
  const pragma = async (name: string) => (await sql.raw(`pragma ${name}`).execute(db)).rows[0];
  expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
  expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
  expect(await pragma('busy_timeout')).toEqual({ timeout: 20 });
  expect(await pragma('secure_delete')).toEqual({ secure_delete: 1 });
  await close();
  await database?.remove();
});

test('nobody else may read what SQLite keeps', async () => {
  const [[, createSqlite] = []] = DATABASES;
  const database = await createSqlite?.('new');
  const url = `${database?.url.replace('site.db', 'deep/')}site.db`;
  const { close } = await openDatabase(url);
  const folder = dirname(url.replace('file:', ''));
  const names = await readdir(folder);
  expect(names.sort()).toEqual(['site.db', 'site.db-shm', 'site.db-wal']);
  const paths = [folder, ...names.map((name) => join(folder, name))];
  const rights = await Promise.all(paths.map(async (path) => (await stat(path)).mode & 0o077));
  expect(rights).toEqual([0, 0, 0, 0]);
  await close();
  await database?.remove();
});

describe('the file of SQLite', () => {
  let database: TestDatabase;
  let file: string;

  beforeEach(async () => {
    const [[, createSqlite] = []] = DATABASES;
    if (!createSqlite) throw new Error('SQLite is one of them.');
    database = await createSqlite('new');
    file = database.url.replace('file:', '');
  });

  afterEach(() => database.remove());

  const write = async ({ db }: Database, key: string) =>
    db.insertInto('requests').values({ key, received_at: 'now' }).execute();

  /** What somebody finds who takes it without the files beside it. */
  async function keysInFileAlone(): Promise<unknown[]> {
    await copyFile(file, `${file}.alone`);
    const alone = new Libsql(`${file}.alone`);
    const rows = alone.prepare('select key from requests').all();
    alone.close();
    return rows;
  }

  test('has everything when it is closed', async () => {
    const opened = await openDatabase(database.url);
    await write(opened, 'a');
    await opened.close();
    expect(await keysInFileAlone()).toEqual([{ key: 'a' }]);
  });

  test('can be closed while somebody else reads, and has the rest when they are done', async () => {
    const [one, other] = [await openDatabase(database.url), await openDatabase(database.url)];
    await other.snapshot(async (db) => {
      await db.selectFrom('requests').selectAll().execute();
      await write(one, 'a');
      await one.close();
      expect(await db.selectFrom('requests').selectAll().execute()).toEqual([]);
    });
    await other.close();
    expect(await keysInFileAlone()).toEqual([{ key: 'a' }]);
  });

  test('when it is moved away without what lies beside it, nothing is put in its place', async () => {
    const opened = await openDatabase(database.url);
    await write(opened, 'a');
    const beside = await readFile(`${file}-wal`);
    // As a process that was killed leaves them.
    await rename(file, `${file}.newer`);
    await expect(openDatabase(database.url)).rejects.toThrow(/site\.db-wal holds what was written/);
    expect(await readFile(`${file}-wal`)).toEqual(beside);
    await rename(`${file}.newer`, file);
    await opened.close();
    expect(await keysInFileAlone()).toEqual([{ key: 'a' }]);
  });
});

test.each([
  ['file:/', '/: no file can be opened there'],
  [
    `file:${fileURLToPath(import.meta.url)}`,
    `${fileURLToPath(import.meta.url)}: file is not a database`,
  ],
])('a database that cannot be opened is named, with the reason: %s', async (url, reason) => {
  await expect(openDatabase(url)).rejects.toThrow(reason);
});

test('tables that cannot all be made are not made at all', async () => {
  const [[, createSqlite] = []] = DATABASES;
  const database = await createSqlite?.('new');
  const url = database?.url ?? '';
  const file = new Libsql(url.replace('file:', ''));
  file.exec('create table sessions (id text)');
  await expect(openDatabase(url)).rejects.toThrow('sessions');
  file.exec('drop table sessions');
  file.close();
  await (await openDatabase(url)).close();
  await database?.remove();
});
