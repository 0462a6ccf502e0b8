import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createClock } from '../auth/site-in-test.ts';
import { doDailyTasks, startDailyTasks } from '../daily-tasks.ts';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import type { Database } from '../db/open.ts';
import { insertRows } from '../db/rows.ts';
import { fill, newFolder } from './backup-in-test.ts';
import { checkBackup } from './check-backup.ts';
import { copyToday } from './daily-copy.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** So long nobody else takes it on. */
const BUSY_MS = 2 * MINUTE_MS;
const RENEW_MS = MINUTE_MS / 2;

describe.each(DATABASES)('the daily copies on %s', (_, create) => {
  let folder: Awaited<ReturnType<typeof newFolder>>;
  let created: TestDatabase;
  let database: Database;
  let clock: ReturnType<typeof createClock>;
  const log = vi.fn();

  beforeEach(async () => {
    folder = await newFolder();
    created = await create();
    database = await created.open();
    clock = createClock();
    await fill(database);
  });

  afterEach(async () => {
    await created.remove();
    await folder.remove();
  });

  const copies = () => dirname(folder.file());
  const names = async () => (await readdir(copies())).sort();
  const look = (by = database, into = copies()) =>
    doDailyTasks({
      database: by,
      log,
      now: clock.now,
      tasks: { copy: (now) => copyToday(by, into, now) },
    });

  /** Begins and never ends, as a process that dies. */
  async function leave(by: Database): Promise<void> {
    const never = { copy: () => new Promise<void>(() => {}) };
    void doDailyTasks({ database: by, log, now: clock.now, tasks: never });
    await vi.waitFor(async () => expect(await busyUntil()).toBeDefined());
  }

  async function busyUntil(): Promise<string | undefined> {
    const row = await database.db.selectFrom('daily').select('busy_until').executeTakeFirst();
    return row?.busy_until ?? undefined;
  }

  test('there is one for each day, of the last fourteen', async () => {
    for (let day = 0; day < 20; day += 1) {
      await look();
      await look();
      clock.pass(DAY_MS);
    }
    const last = Array.from({ length: 14 }, (_each, at) => 7 + at);
    expect(await names()).toEqual(
      last.map((day) => `site-2026-03-${String(day).padStart(2, '0')}.backup`),
    );
    expect(await checkBackup(folder.file('site-2026-03-20.backup'))).toMatchObject({
      rows: { messages: 25 },
    });
  });

  test('a clock that ran ahead takes no more copies away than a day does, and when it is set right there is one each day again', async () => {
    const run = async (days: number) => {
      for (let day = 0; day < days; day += 1) {
        await look();
        clock.pass(DAY_MS);
      }
    };
    await run(14);
    const before = await names();
    clock.pass(400 * DAY_MS);
    await look();
    expect(await names()).toEqual([...before.slice(1), 'site-2027-04-19.backup']);
    clock.pass(-400 * DAY_MS);
    await run(2);
    expect(await names()).toEqual([
      ...before.slice(2),
      'site-2026-03-15.backup',
      'site-2026-03-16.backup',
      'site-2027-04-19.backup',
    ]);
  });

  test('what a process that died at such a clock had begun is taken on', async () => {
    clock.pass(400 * DAY_MS);
    await leave(database);
    clock.pass(-400 * DAY_MS);
    await look();
    expect(await names()).toEqual(['site-2026-03-01.backup']);
  });

  test('copies made by hand and before a restore go as well, and nothing else does', async () => {
    const others = ['notes.txt', 'mine-2020-01-01.backup', 'site-2020-01-01.backup.txt'];
    const old = [
      'site-2026-01-01T10-00-00.backup',
      'before-restore-2026-02-15T10-00-00-123.backup',
    ];
    const young = [
      'before-restore-2026-02-16T10-00-00.backup',
      'site-2026-02-16.backup',
      'site-2026-02-28.backup',
    ];
    const abandoned = 'site-2026-02-28.backup.0a-1b.part';
    const underway = 'site-2026-03-01.backup.2c-3d.part';
    for (const name of [...others, ...old, ...young, abandoned, underway])
      await writeFile(folder.file(name), '');
    const before = new Date(clock.now().getTime() - 2 * DAY_MS);
    await utimes(folder.file(abandoned), before, before);
    await utimes(folder.file(underway), clock.now(), clock.now());
    await look();
    const stay = [...others, ...young, underway, 'site-2026-03-01.backup'];
    expect(await names()).toEqual(stay.sort());
  });

  test('of several processes one makes it', async () => {
    const others = [await created.open(), await created.open()];
    let made = 0;
    const tasks = {
      copy: async () => {
        made += 1;
      },
    };
    const all = [database, ...others];
    await Promise.all(
      all.map((each) => doDailyTasks({ database: each, log, now: clock.now, tasks })),
    );
    expect(made).toBe(1);
  });

  test('one that fails is logged and tried again; one that never ends is taken over', async () => {
    const file = folder.file('in the way');
    await writeFile(file, '');
    await look(database, file);
    expect(log).toHaveBeenCalledWith(
      'error',
      'daily task failed',
      expect.objectContaining({ task: 'copy' }),
    );
    await look();
    expect(await names()).toContain('site-2026-03-01.backup');
    clock.pass(DAY_MS);
    const other = await created.open();
    await leave(database);
    await look(other);
    expect(await names()).not.toContain('site-2026-03-02.backup');
    clock.pass(BUSY_MS + 1);
    await look(other);
    expect(await names()).toContain('site-2026-03-02.backup');
  });

  test('one that takes long stays with whoever makes it, for an hour', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await leave(database);
    const other = await created.open();
    for (let turn = 0; turn < 5; turn += 1) {
      const until = await busyUntil();
      clock.pass(RENEW_MS);
      vi.advanceTimersByTime(RENEW_MS);
      await expect.poll(busyUntil).not.toBe(until);
    }
    await look(other);
    expect(await names()).toEqual([]);
    clock.pass(60 * MINUTE_MS);
    vi.advanceTimersByTime(RENEW_MS);
    await look(other);
    expect(await names()).toEqual(['site-2026-03-01.backup']);
  });

  test('a process that is to end finishes what it has begun, and begins nothing more', async () => {
    let finish = () => {};
    const copied = vi.fn(async () => {});
    const forget = () => new Promise<void>((resolve) => (finish = resolve));
    const tasks = { forget, copy: copied };
    const stop = startDailyTasks({ database, log, now: clock.now, tasks });
    await vi.waitFor(async () => expect(await busyUntil()).toBeDefined());
    const stopped = stop();
    finish();
    await stopped;
    expect(await database.db.selectFrom('daily').selectAll().execute()).toEqual([
      { name: 'forget', day: '2026-03-01', busy_until: null },
    ]);
    expect(copied).not.toHaveBeenCalled();
  });

  test('a full disk costs today’s copy and leaves the others as they are', async (context) => {
    const small = folder.file('small');
    mkdirSync(small);
    try {
      // Only root may, and not everywhere.
      const options = ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', small];
      execFileSync('mount', options, { stdio: 'ignore' });
    } catch {
      return context.skip();
    }
    try {
      await look(database, small);
      const good = `${small}/site-2026-03-01.backup`;
      const bytes = await readFile(good);
      // What cannot be packed smaller.
      const rows = Array.from({ length: 2000 }, () => {
        const id = crypto.randomUUID();
        return { id, json: JSON.stringify(crypto.randomUUID()) };
      });
      await insertRows(database.db, 'held', rows);
      clock.pass(DAY_MS);
      await look(database, small);
      expect(log).toHaveBeenCalledWith(
        'error',
        'daily task failed',
        expect.objectContaining({ error: expect.objectContaining({ code: 'ENOSPC' }) }),
      );
      expect(await readdir(small)).toEqual(['site-2026-03-01.backup']);
      expect(await readFile(good)).toEqual(bytes);
      execFileSync('mount', ['-o', 'remount,size=10m', small]);
      await look(database, small);
      expect(await readdir(small)).toHaveLength(2);
    } finally {
      execFileSync('umount', ['--lazy', small]);
    }
  });
});
