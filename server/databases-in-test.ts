// For tests: both databases, without content.
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { MIGRATED } from './databases-for-tests.ts';
import { type Database, openDatabase } from './db/open.ts';
import { runOn } from './postgres-for-tests.ts';

export interface TestDatabase {
  url: string;
  /** Opens it, a second time too: that is another process. */
  open: () => Promise<Database>;
  remove: () => Promise<void>;
}

/** Whether it has its tables already. */
type Start = 'migrated' | 'new';

async function createSqlite(start: Start = 'migrated'): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-sqlite-'));
  const file = join(folder, 'site.db');
  if (start === 'migrated') await copyFile(inject('migratedSqlite'), file);
  const { open, close } = opening(`file:${file}`);
  return {
    url: `file:${file}`,
    async open() {
      const database = await open();
      // Nothing waits for the disk: no test takes the power away.
      await sql.raw('pragma synchronous=off').execute(database.db);
      return database;
    },
    async remove() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What no test uses just now. They go with their server. */
const idle: string[] = [];

async function createPostgres(start: Start = 'migrated'): Promise<TestDatabase> {
  const url = (start === 'migrated' && idle.pop()) || (await makePostgres(start));
  const { open, close } = opening(url);
  return {
    url,
    open,
    async remove() {
      // Whatever began without tables may have others than the next test expects.
      if (start === 'new') return close();
      // To make another one takes ten times as long.
      await close(({ db }) => sql.raw(EMPTY_ALL_TABLES).execute(db));
      idle.push(url);
    },
  };
}

async function makePostgres(start: Start): Promise<string> {
  const server = inject('postgresUrl');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const template = start === 'migrated' ? MIGRATED : 'template1';
  await runOn(`${server}/postgres`, `create database ${name} template ${template}`);
  return `${server}/${name}`;
}

/**
 * But for those that say which migrations were made, and what the database itself keeps true of the others. Quicker than
 * `truncate` where there is little.
 */
const EMPTY_ALL_TABLES = `do $$ declare name text; begin
  for name in select tablename from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'message_counts'
  loop execute format('delete from %I', name); end loop;
end $$`;

/** Closes what was opened; the one that is left at the end can be used once more. */
function opening(url: string) {
  const opened: Database[] = [];
  return {
    async open() {
      const database = await openDatabase(url);
      opened.push(database);
      return database;
    },
    async close(finish?: (last: Database) => Promise<unknown>) {
      const [last = finish && (await openDatabase(url)), ...others] = opened;
      for (const database of others) await database.close();
      if (last) await finish?.(last);
      await last?.close();
    },
  };
}

export const DATABASES: readonly [
  name: string,
  create: (start?: Start) => Promise<TestDatabase>,
][] = [
  ['SQLite', createSqlite],
  ['PostgreSQL', createPostgres],
];
