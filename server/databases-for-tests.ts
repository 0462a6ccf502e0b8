// Before the tests of the server: one PostgreSQL for all of them, and of each database one that is up to date. A test
// takes a copy: to make the tables anew takes longer than most tests.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from './db/open.ts';
import { runOn, startPostgres } from './postgres-for-tests.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a server; each test file makes databases of its own there. */
    postgresUrl: string;
    /** A file with all tables and nothing in them. */
    migratedSqlite: string;
  }
}

/** Its name on the PostgreSQL server. */
export const MIGRATED = 'migrated';

export default async function prepareDatabases(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-migrated-'));
  const migratedSqlite = join(folder, 'site.db');
  const postgres = await startPostgres({ isDurable: false });
  await runOn(`${postgres.url}/postgres`, `create database ${MIGRATED}`);
  for (const url of [`file:${migratedSqlite}`, `${postgres.url}/${MIGRATED}`]) {
    const database = await openDatabase(url);
    await database.close();
  }
  project.provide('postgresUrl', postgres.url);
  project.provide('migratedSqlite', migratedSqlite);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
