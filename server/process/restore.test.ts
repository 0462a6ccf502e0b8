// The commands as they are run, beside a server or killed in the middle.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import { messageRow } from '../db/inbox.ts';
import { insertRows } from '../db/rows.ts';
import { type ServerProcess, setUp, startProcess } from './process-in-test.ts';

const COMMANDS = fileURLToPath(new URL('../../build/live/server/', import.meta.url));
const MANY = 6000;

test('a backup of a database that is not there is a mistake, and makes none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-restore-'));
  for (const command of ['backup-command.js', 'set-password.js']) {
    const { status, stderr } = spawnSync(process.execPath, [join(COMMANDS, command)], {
      env: { ...process.env, DATABASE_URL: `file:${folder}/site.db`, BACKUP_DIR: folder },
      encoding: 'utf8',
    });
    expect(status, command).toBe(1);
    expect(stderr, command).toContain('There is no database there yet');
  }
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

describe.each(DATABASES)('on %s', (_, create) => {
  let database: TestDatabase;
  let server: ServerProcess | undefined;
  let folder: string;

  beforeEach(async () => {
    database = await create();
    folder = await mkdtemp(join(tmpdir(), 'portfolio-restore-'));
  });

  afterEach(async () => {
    await server?.kill();
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  });

  function start(command: 'backup' | 'restore', ...args: string[]) {
    return spawn(process.execPath, [join(COMMANDS, `${command}-command.js`), ...args], {
      env: { ...process.env, DATABASE_URL: database.url, BACKUP_DIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  async function run(...given: Parameters<typeof start>) {
    const child = start(...given);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (said += String(chunk)));
    }
    const [code] = await once(child, 'close');
    return { code, said };
  }

  const save = (version: number, name: string, owner: Record<string, string>) => {
    const value = { ...builtInContent.about, name };
    const writes = [{ key: 'about', version, value }];
    return server?.ask('PUT', '/api/content', { writes }, owner);
  };
  const page = async () => (await server?.ask('GET', '/'))?.text();

  test('a file that is no backup is not replaced by one', async () => {
    const file = join(folder, 'letters.txt');
    await writeFile(file, 'Dear Ada');
    const { code, said } = await run('backup', file);
    expect([code, said]).toEqual([
      1,
      `${file} is there already and is no backup. Nothing was written.\n`,
    ]);
    expect(await readFile(file, 'utf8')).toBe('Dear Ada');
  });

  test('a backup that is restored beside a running server is what that server shows', async () => {
    server = await startProcess(database.url, { env: { BACKUP_DIR: folder } });
    const owner = await setUp(server);
    // It makes the copy of the day by itself.
    const daily = `site-${new Date().toISOString().slice(0, 10)}.backup`;
    await vi.waitFor(async () => expect(await readdir(folder)).toContain(daily), 10_000);
    await save(0, 'Grace Hopper', owner);
    const file = join(folder, 'mine.backup');
    expect(await run('backup', file)).toMatchObject({
      code: 0,
      said: expect.stringContaining(`Wrote ${file}: 1 content`),
    });
    await save(1, 'Ada Lovelace', owner);
    expect(await page()).toContain('Ada Lovelace');
    const { code, said } = await run('restore', file);
    expect(said).toContain('Restored the site as it was on');
    expect(code).toBe(0);
    await vi.waitFor(async () => expect(await page()).toContain('Grace Hopper'), 10_000);
    expect(said).not.toContain('It has no owner');
    // Who was signed in signs in again.
    expect((await server.ask('GET', '/api/inbox/counts', undefined, owner)).status).toBe(401);
    expect(await run('restore', join(folder, 'none'))).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^Nothing was changed\. .*none cannot be read: [^\n]*\n$/),
    });
  });

  test('a restore that is killed half way leaves the old site', async () => {
    const opened = await database.open();
    const [first] = builtInContent.messages;
    if (!first) throw new Error('There are sample messages.');
    const rows = Array.from({ length: MANY }, (_each, at) => ({
      ...messageRow({ ...first, id: String(at) }),
      is_spam: 0,
    }));
    for (let at = 0; at < MANY; at += 500) {
      await insertRows(opened.db, 'messages', rows.slice(at, at + 500));
    }
    const file = join(folder, 'many.backup');
    expect(await run('backup', file)).toMatchObject({ code: 0 });
    await opened.db.deleteFrom('messages').where('id', '!=', '1').execute();

    const child = start('restore', file);
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      // The present state is kept, and what follows is being written.
      if (said.includes('Kept the present state')) child.kill('SIGKILL');
    });
    const [, signal] = await once(child, 'close');
    expect(signal).toBe('SIGKILL');
    expect(said).not.toContain('Restored');
    expect(await opened.db.selectFrom('messages').select('id').execute()).toEqual([{ id: '1' }]);
    // The server takes it, and the same file can be restored after that.
    server = await startProcess(database.url);
    expect((await server.ask('GET', '/healthz')).status).toBe(200);
    expect(await run('restore', file)).toMatchObject({ code: 0 });
    const { count } = await opened.db
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(MANY);
    expect((await readdir(folder)).filter((name) => name.startsWith('before-restore'))).not.toEqual(
      [],
    );
  }, 120_000);
});
