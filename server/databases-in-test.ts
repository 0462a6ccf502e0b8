// For tests: both databases, each new and empty.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from './db/open.ts';

export interface TestDatabase {
  url: string;
  /** Opens it, a second time too: that is another process. */
  open: () => Promise<Database>;
  remove: () => Promise<void>;
}

async function createSqlite(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-sqlite-'));
  const url = `file:${join(folder, 'site.db')}`;
  return testDatabase(url, () => rm(folder, { recursive: true, force: true }));
}

async function createPostgres(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name}`);
  return testDatabase(`${server}/${name}`, () =>
    runOn(server, `drop database ${name} with (force)`),
  );
}

function testDatabase(url: string, drop: () => Promise<void>): TestDatabase {
  const opened: Database[] = [];
  return {
    url,
    async open() {
      const database = await openDatabase(url);
      opened.push(database);
      return database;
    },
    async remove() {
      for (const database of opened) await database.close();
      await drop();
    },
  };
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}

export const DATABASES: readonly [name: string, create: () => Promise<TestDatabase>][] = [
  ['SQLite', createSqlite],
  ['PostgreSQL', createPostgres],
];
