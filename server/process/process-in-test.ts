// For tests: the server as it is really run, from its build, in a process of its own that can be killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** What the build has made. */
export const BUILT = fileURLToPath(new URL('../../build/live', import.meta.url));

/** Any free port, and no copies beside those of whoever tests. */
const OWN = { PORT: '0', BACKUP_DIR: 'off' };

export interface ServerProcess {
  /** Where visitors find it, as it says itself. */
  address: string;
  /** Where it listens. */
  local: string;
  pid: number;
  /** What it has printed. */
  lines: readonly string[];
  /** At once, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** As a system does it. Gives the exit code. */
  stop(): Promise<number | null>;
  /** A request of a page of the site; with the cookie of whoever has signed in. */
  ask(method: string, path: string, body?: unknown, headers?: Headers): Promise<Response>;
}

type Headers = Readonly<Record<string, string>>;

interface Start {
  args?: string[];
  env?: NodeJS.ProcessEnv;
  /** Another folder than that of the build. */
  built?: string;
}

export async function startProcess(
  databaseUrl: string,
  { args = [], env = {}, built = BUILT }: Start = {},
): Promise<ServerProcess> {
  const main = join(built, 'server/main.js');
  if (!existsSync(main)) throw new Error('There is no build: node scripts/build-live.mjs');
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, ...OWN, DATABASE_URL: databaseUrl, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const errors: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  const isUp = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const [, address] = /^Site:\s+(\S+)\/$/.exec(line) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error([...lines, ...errors].join('\n'))));
  });
  const address = await isUp;
  const local = lines.map((line) => /^Here:\s+(\S+)\/$/.exec(line)?.[1]).find(Boolean) ?? address;
  return {
    address,
    local,
    pid: child.pid ?? 0,
    lines,
    kill: () => end(child, 'SIGKILL').then(() => {}),
    stop: () => end(child, 'SIGTERM'),
    ask: (method, path, body, headers = {}) =>
      fetch(local + path, {
        method,
        headers: {
          origin: address,
          'content-type': 'application/json',
          // On a busy machine the server can end a kept connection just as it is used again.
          connection: 'close',
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill(signal);
  await once(child, 'exit');
  return child.exitCode;
}

/** Sets up the owner with the link that a first start prints, and gives their cookie. */
export async function setUp(server: ServerProcess): Promise<Headers> {
  const token = await printed(server, /setup#(\S+)/);
  const email = 'owner@example.com';
  const password = 'correct horse battery';
  const response = await server.ask('POST', '/api/setup', { token, email, password });
  const [cookie = ''] = response.headers.getSetCookie();
  return { cookie: cookie.split(';')[0] ?? '' };
}

/** It may come a moment after the address. */
async function printed({ lines }: ServerProcess, pattern: RegExp): Promise<string> {
  for (;;) {
    const found = lines.map((line) => pattern.exec(line)?.[1]).find(Boolean);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
