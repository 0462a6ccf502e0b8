// A backup is of one moment, whatever happens while it is made.
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import type { Database } from '../db/open.ts';
import { everything, NOW, newFolder, receive } from './backup-in-test.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const WRITES = 500;
const AT_ONCE = 5;
/** From one backup to the next. */
const WRITES_BETWEEN = 60;

describe.each(DATABASES)('on %s', (name, create) => {
  let folder: Awaited<ReturnType<typeof newFolder>>;
  let created: TestDatabase[];

  beforeEach(async () => {
    folder = await newFolder();
    created = [];
  });

  afterEach(async () => {
    for (const each of created) await each.remove();
    await folder.remove();
  });

  async function open(): Promise<Database> {
    const database = await create();
    created.push(database);
    return database.open();
  }

  /** What has to be true of a site at any moment. */
  async function expectSense(database: Database): Promise<number> {
    const {
      messages = [],
      requests = [],
      bookings = [],
      consultations = [],
    } = await everything(database);
    expect(requests).toHaveLength(messages.length);
    const kindOf = new Map(messages.map(({ id, kind }) => [id, kind]));
    const ofKind = (kind: string) => messages.filter((message) => message.kind === kind);
    expect(bookings.map(({ id }) => kindOf.get(String(id)))).toEqual(bookings.map(() => 'booking'));
    expect(bookings).toHaveLength(ofKind('booking').length);
    expect(consultations).toHaveLength(ofKind('consultation').length);
    return messages.length;
  }

  test(`a backup during ${WRITES} writes restores to a state that makes sense`, async () => {
    const database = await open();
    const waiting = Array.from({ length: WRITES }, (_each, at) => at);
    const visitor = async () => {
      for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
        // Visitors come one by one, also to a database that answers at once.
        await setImmediate();
        await receive(database, at);
      }
    };
    const visitors = Promise.all(Array.from({ length: AT_ONCE }, visitor));
    const files: string[] = [];
    for (let left = WRITES - WRITES_BETWEEN; left > 0; left -= WRITES_BETWEEN) {
      while (waiting.length > left) await setImmediate();
      const file = folder.file(`${files.length}.backup`);
      await writeBackup(database, file, NOW);
      files.push(file);
    }
    await visitors;
    const other = await open();
    const present = folder.file('present');
    const sizes: number[] = [];
    for (const file of files) {
      await restoreBackup(other, { file, present, now: NOW, onKept: () => {} });
      sizes.push(await expectSense(other));
    }
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(sizes.some((size) => size > 0 && size < WRITES)).toBe(true);
    expect(await expectSense(database)).toBe(WRITES);
  }, 120_000);

  // Within one process SQLite would wait for itself.
  test.runIf(name === 'PostgreSQL')(
    'whoever sends something during a restore waits, and it is in what was restored',
    async () => {
      const database = await open();
      for (let at = 0; at < 40; at += 1) await receive(database, at);
      await writeBackup(database, folder.file(), NOW);
      let sending: Promise<unknown> | undefined;
      const onKept = () => {
        sending = receive(database, 41);
      };
      const present = folder.file('present');
      await restoreBackup(database, { file: folder.file(), present, now: NOW, onKept });
      await sending;
      expect(await expectSense(database)).toBe(41);
    },
  );
});
