// The servers that are measured, each as a process of its own, and what the site on a server holds.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { BUILDS, buildLive, isBuildFresh } from '../scripts/build-stamp.mjs';
import { importModule } from '../scripts/site-content.mjs';
import { makeMessages, makePosts } from './content.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MAIN = join(ROOT, BUILDS.live.folder, 'server', 'main.js');
const STATIC = fileURLToPath(new URL('static-server.mjs', import.meta.url));
const PROBE = fileURLToPath(new URL('memory-probe.mjs', import.meta.url));
/** As many rows as both databases take in one statement. */
const ROWS = 500;
/** Linux counts the time of a process in hundredths of a second. */
const TICK_MS = 10;

export function ensureLiveBuild() {
  if (isBuildFresh({ build: BUILDS.live }) || buildLive()) return;
  throw new Error('The build failed, so there is nothing to measure.');
}

export const startStatic = (folder) => startServer([STATIC, folder]);

/** With an owner who is signed in. */
export async function startLive(databaseUrl) {
  const env = {
    PORT: '0',
    DATABASE_URL: databaseUrl,
    SITE_URL: '',
    BACKUP_DIR: 'off',
  };
  const server = await startServer(['--expose-gc', '--import', PROBE, MAIN], env, /setup#(\S+)/);
  const owner = { email: 'owner@example.com', password: 'correct horse battery' };
  const setUp = await server.ask('POST', '/api/setup', { token: server.found, ...owner });
  const cookie = setUp.headers['set-cookie'][0].split(';')[0];
  return { ...server, ask: (method, path, body) => server.ask(method, path, body, { cookie }) };
}

async function startServer(args, env = {}, last = /^Site:/) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let address;
  let found;
  for await (const line of createInterface({ input: child.stdout })) {
    address ??= /^Site:\s+(\S+)\/$/.exec(line)?.[1];
    found = last.exec(line)?.[1];
    if (last.test(line)) break;
  }
  if (address === undefined) throw new Error('The server has not started.');
  child.stdout.resume();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    address,
    found,
    cpuMs: () => cpuMs(child.pid),
    /** What it uses, after everything that it does not need was thrown away. */
    async memory() {
      child.send('memory');
      const [memory] = await once(child, 'message');
      return memory;
    },
    ask: (method, path, body, headers) => ask(agent, address, { method, path, body, headers }),
    async stop() {
      agent.destroy();
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** How long the process has been computing; undefined where the system does not say. */
async function cpuMs(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const [user, system] = stat?.split(') ')[1].split(' ').slice(11, 13).map(Number) ?? [];
  return user === undefined ? undefined : (user + system) * TICK_MS;
}

/** One request, and how long it took until the last byte was there. */
async function ask(agent, address, { method, path, body, headers }) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const start = performance.now();
  const asked = request(address + path, {
    agent,
    method,
    headers: {
      'accept-encoding': 'br',
      origin: address,
      ...(text !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  asked.end(text);
  const [response] = await once(asked, 'response');
  const chunks = [];
  for await (const chunk of response) chunks.push(chunk);
  const ms = performance.now() - start;
  const answer = Buffer.concat(chunks);
  if (response.statusCode >= 500) throw new Error(`${path}: ${response.statusCode} ${answer}`);
  return { ms, bytes: answer.length, body: answer, headers: response.headers };
}

/** Through the functions with which the server itself writes. */
export async function fill(databaseUrl, { posts, paragraphs, messages }) {
  const { openDatabase } = await importModule('server/db/open.ts');
  const { writeContent } = await importModule('server/db/content.ts');
  const { messageRow } = await importModule('server/db/inbox.ts');
  const database = await openDatabase(databaseUrl);
  const write = { key: 'blogPosts', version: 0, value: makePosts(posts, paragraphs) };
  await writeContent(database.db, [write], new Date());
  const rows = makeMessages(messages).map((message) => ({
    ...messageRow(message),
    is_spam: 0,
    deleted_at: null,
  }));
  await database.db.transaction().execute(async (transaction) => {
    for (let from = 0; from < rows.length; from += ROWS) {
      await transaction
        .insertInto('messages')
        .values(rows.slice(from, from + ROWS))
        .execute();
    }
  });
  // By itself it does so within a minute; until then it knows nothing of what was written.
  if (databaseUrl.startsWith('postgres')) await sql`vacuum analyze`.execute(database.db);
  await database.close();
}

/** Changes something in the inbox, so that it has to be counted anew. */
export function createChanger({ ask: askServer }) {
  let status = 'read';
  return async () => {
    status = status === 'read' ? 'new' : 'read';
    await askServer('POST', '/api/inbox/status', { ids: ['message-50'], status });
  };
}

/** Saves something small that is not the blog, so that every page has to be made anew. */
export function createSaver({ ask: askServer }, about) {
  let version = 0;
  return async () => {
    const bio = `${about.bio} ${version}`;
    const writes = [{ key: 'about', version, value: { ...about, bio } }];
    const { body } = await askServer('PUT', '/api/content', { writes });
    version = JSON.parse(body).collections.about.version;
  };
}
