import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { makeBundle } from '#app/content/bundle.ts';
import { EVERY_MESSAGE } from '#app/content/find-messages.ts';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import { listRevisions, readContent, readRevision, writeContent } from '../db/content.ts';
import { totalOfMessages } from '../db/inbox-queries.ts';
import { DERIVED_TABLES, KEPT_TABLES, TABLE_NAMES } from '../db/kept-tables.ts';
import type { Database } from '../db/open.ts';
import { insertRows, readRows } from '../db/rows.ts';
import { createSiteContent } from '../site-content.ts';
import { writeLines } from './backup-file.ts';
import { everything, fill, NOW, newFolder, receive } from './backup-in-test.ts';
import { checkBackup } from './check-backup.ts';
import { readLine, rowLine } from './format.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let folder: Awaited<ReturnType<typeof newFolder>>;
let created: TestDatabase[] = [];

beforeEach(async () => {
  folder = await newFolder();
});

afterEach(async () => {
  for (const each of created) await each.remove();
  created = [];
  await folder.remove();
});

async function open(create: (typeof DATABASES)[number][1]): Promise<Database> {
  const database = await create();
  created.push(database);
  return database.open();
}

const restore = (database: Database, file: string) =>
  restoreBackup(database, { file, present: folder.file('present'), now: NOW, onKept: () => {} });

/** What a copy has other than its original: no senders, which are for a day, and no mail that goes out by itself. */
const kept = ({ requests = [], mails = [], ...rest }: Awaited<ReturnType<typeof everything>>) => ({
  ...rest,
  requests: requests.map((row) => ({ ...row, sender: null })),
  mails: mails.map((row) =>
    row.state === 'waiting'
      ? { ...row, state: 'failed', reason: expect.stringContaining('may have been sent') }
      : row,
  ),
});

const WAYS = DATABASES.flatMap(([from, createFrom]) =>
  DATABASES.map(([to, createTo]) => [from, to, createFrom, createTo] as const),
);

test.each(WAYS)('what was on %s is on %s, to the last row', async (_from, _to, one, another) => {
  const database = await open(one);
  await fill(database);
  const counts = await writeBackup(database, folder.file(), NOW);
  expect(counts).toMatchObject({ content: 2, revisions: 4, messages: 25, bookings: 3, owner: 1 });
  const other = await open(another);
  const { at, rows } = await restore(other, folder.file());
  expect(at).toBe(NOW.toISOString());
  expect(rows).toMatchObject({ messages: 25 });
  expect(await everything(other)).toEqual(kept(await everything(database)));
});

/** A booking as the first tables had it. */
function withoutMoments(line: string): string {
  const [table, row] = JSON.parse(line);
  if (table !== 'bookings') return line;
  const { id, json } = row;
  const { date, slot } = JSON.parse(json);
  return JSON.stringify([table, { id, date, slot, json }]);
}

describe.each(DATABASES)('on %s', (name, create) => {
  test('every table of the database is kept or left out', async () => {
    const { db } = await open(create);
    const tables = await db.introspection.getTables();
    const names = tables.map((table) => table.name);
    const own = names.filter((each) => !DERIVED_TABLES.some((begins) => each.startsWith(begins)));
    expect(own.sort()).toEqual([...TABLE_NAMES].sort());
    // Rows are read in the order of what tells them apart.
    for (const { name: table, by } of KEPT_TABLES) {
      const columns = tables.find((each) => each.name === table)?.columns.map((each) => each.name);
      expect(columns).toEqual(expect.arrayContaining([...by]));
    }
  });

  test('the bytes of a picture survive, and rows in any number', async () => {
    const { db } = await open(create);
    const type = name === 'SQLite' ? sql`blob` : sql`bytea`;
    await db.schema
      .createTable('pictures')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('file', type)
      .execute();
    const every = Uint8Array.from({ length: 256 }, (_, at) => at);
    const rows = Array.from({ length: 41 }, (_, id) => ({ id, file: id % 2 ? every : null }));
    await insertRows(db, 'pictures', rows);
    const read: unknown[] = [];
    for await (const part of readRows(db, 'pictures', ['id'])) {
      for (const row of part) {
        // Any table's line will do: what matters is the row.
        const line = readLine(rowLine('content', row));
        read.push(line.is === 'row' && line.row);
      }
    }
    await db.schema.dropTable('pictures').execute();
    expect(read).toEqual(rows.map((row) => ({ ...row, file: row.file && Buffer.from(row.file) })));
  });

  test('a restore keeps the present state, and that can be restored in turn', async () => {
    const database = await open(create);
    await fill(database);
    const before = await everything(database, ['messages', 'owner', 'bookings']);
    await writeBackup(database, folder.file(), NOW);
    await receive(database, 99);
    const later = await everything(database, ['messages', 'owner', 'bookings']);
    await restore(database, folder.file());
    expect(await everything(database, ['messages', 'owner', 'bookings'])).toEqual(before);
    const kept = folder.file('present');
    await restoreBackup(database, {
      file: kept,
      present: folder.file('second'),
      now: NOW,
      onKept: () => {},
    });
    expect(await everything(database, ['messages', 'owner', 'bookings'])).toEqual(later);
  });

  test('whoever has read the content finds that it is another one, also under its former number', async () => {
    const database = await open(create);
    const siteContent = createSiteContent(database);
    const save = (version: number, name: string) => {
      const value = { ...builtInContent.about, name };
      return writeContent(database.db, [{ key: 'about', version, value }], NOW);
    };
    await save(0, 'First');
    await writeBackup(database, folder.file(), NOW);
    await save(1, 'Second');
    const services = builtInContent.services.slice(0, 1);
    await writeContent(database.db, [{ key: 'services', version: 0, value: services }], NOW);
    const shown = async () => (await siteContent.read()).content;
    expect(await shown()).toMatchObject({ about: { name: 'Second' }, services });
    await restore(database, folder.file());
    expect(await siteContent.hasChanged()).toBe(true);
    siteContent.drop();
    expect((await shown()).about.name).toBe('First');
    expect((await shown()).services).toEqual(builtInContent.services);
    // An editor that was open meanwhile does not write over what it has never seen.
    expect(await save(2, 'Third')).toMatchObject({ ok: false });
    expect(await save(3, 'Third')).toEqual({ ok: true });
    // What the backup does not have was taken back; its numbers do not begin anew.
    const saveServices = (version: number) =>
      writeContent(database.db, [{ key: 'services', version, value: services }], NOW);
    expect(await saveServices(0)).toMatchObject({ ok: false });
    expect(await saveServices(1)).toMatchObject({ ok: false });
    expect(await readContent(database.db, ['services'])).toMatchObject({
      services: { version: 2, value: null },
    });
    expect(await saveServices(2)).toEqual({ ok: true });
  });

  test('the history of a restored site begins before its first save, whatever its numbers are', async () => {
    const database = await open(create);
    await fill(database);
    await writeBackup(database, folder.file(), NOW);
    const before = (await listRevisions(database.db, 'about')).map(({ savedAt }) => savedAt);
    expect(before).toEqual([NOW.toISOString(), NOW.toISOString(), null]);
    await restore(database, folder.file());
    const after = await listRevisions(database.db, 'about');
    expect(after.map(({ savedAt }) => savedAt)).toEqual(before);
    const values = after.map(({ version }) => readRevision(database.db, 'about', version));
    expect(await Promise.all(values)).toMatchObject([
      { value: { name: 'Version 1' } },
      { value: { name: 'Version 0' } },
      { value: null },
    ]);
  });

  test('who was signed in is signed out, and nobody guesses on', async () => {
    const database = await open(create);
    await writeBackup(database, folder.file(), NOW);
    const until = NOW.getTime();
    await database.db
      .insertInto('attempts')
      .values({ name: 'a', failures: 1, wait_until: until, known_until: until })
      .execute();
    await database.db
      .insertInto('setup')
      .values({ token_hash: 'a', expires_at: NOW.toISOString() })
      .execute();
    await restore(database, folder.file());
    expect(await database.db.selectFrom('attempts').selectAll().execute()).toEqual([]);
    expect(await database.db.selectFrom('setup').selectAll().execute()).toEqual([]);
  });

  test('a backup of older tables is brought up to date', async () => {
    const database = await open(create);
    await fill(database);
    const counts = await writeBackup(database, folder.file(), NOW);
    const [head = '', ...lines] = await unpacked();
    const older = JSON.stringify({ ...JSON.parse(head), migration: '0001-first' });
    // These came later.
    const later = /^\["(mails|media|media_files|calendar)"/;
    const before = lines
      .slice(0, -1)
      .filter((line) => !later.test(line))
      .map(withoutMoments);
    const counted = { ...counts, mails: 0, media: 0, media_files: 0, calendar: 0 };
    await pack([older, ...before, JSON.stringify({ rows: counted })]);
    const other = await open(create);
    await restore(other, folder.file());
    expect((await everything(other)).messages).toHaveLength(25);
    expect((await everything(other)).bookings).toHaveLength(3);
    expect(await totalOfMessages(other.db, { ...EVERY_MESSAGE, query: 'visitor 24' })).toBe(1);
    const { rows } = await sql`select name from kysely_migration`.execute(other.db);
    expect(rows.length).toBeGreaterThan(1);
  });

  test('a restore that fails half way changes nothing', async () => {
    const database = await open(create);
    await fill(database);
    const before = await everything(database);
    await writeBackup(database, folder.file(), NOW);
    const lines = await unpacked();
    // Two bookings of one slot: no database takes them.
    const at = lines.findIndex((line) => line.startsWith('["bookings"'));
    const twin = lines[at]?.replace(/"id":"[^"]*"/, '"id":"twin"') ?? '';
    const end = JSON.parse(lines.at(-1) ?? '');
    end.rows.bookings += 1;
    await pack([...lines.toSpliced(at, 0, twin).slice(0, -1), JSON.stringify(end)]);
    await expect(restore(database, folder.file())).rejects.toThrow();
    expect(await everything(database)).toEqual(before);
  });

  test('of a truncated, altered or foreign file nothing is taken', async () => {
    const database = await open(create);
    await fill(database);
    await writeBackup(database, folder.file(), NOW);
    const before = await everything(database);
    const whole = await readFile(folder.file());
    const wrong = folder.file('wrong');
    const refusal = async (bytes: Uint8Array | string) => {
      await writeFile(wrong, bytes);
      const error: Error = await restore(database, wrong).then(
        () => expect.fail('It was restored.'),
        (reason) => reason,
      );
      return error.message.replace(wrong, 'It');
    };
    const { length } = whole;
    for (const size of [
      0,
      1,
      10,
      40,
      length >> 2,
      length >> 1,
      length - 73,
      length - 72,
      length - 1,
    ]) {
      expect(await refusal(whole.subarray(0, size))).toMatch(/^It is (damaged|not a backup)/);
    }
    // One bit of every region: the head of the packed part, its rows, its end, the checksum.
    for (let at = 0; at < length; at += Math.max(1, Math.floor(length / 200))) {
      const altered = Uint8Array.from(whole);
      altered[at] = (altered[at] ?? 0) ^ 4;
      expect(await refusal(altered)).toMatch(/^It is (damaged|not a backup)/);
    }
    expect(await refusal(Buffer.concat([whole, whole]))).toMatch(/^It is damaged/);
    expect(await refusal(makeBundle(builtInContent, { withInbox: true }))).toMatch(
      /^It is not a backup/,
    );
    expect(await refusal(gzipSync('{"kind":"something else"}\n'))).toMatch(/^It is not a backup/);
    await expect(restore(database, folder.file('missing'))).rejects.toThrow('cannot be read');
    expect(await everything(database)).toEqual(before);
  });
});

/** The lines of the file. */
async function unpacked(): Promise<string[]> {
  const bytes = await readFile(folder.file());
  return gunzipSync(bytes.subarray(0, -72)).toString().trimEnd().split('\n');
}

/** Writes them as a backup is written. */
async function pack(lines: string[]): Promise<void> {
  async function* text() {
    yield lines.map((line) => `${line}\n`).join('');
  }
  await writeLines(folder.file(), text());
}

describe('what a backup says of itself', () => {
  const head = { kind: 'portfolio-backup', version: 1, at: '', migration: '0001-first' };
  const owner = '["owner",{"id":1,"email":"","password_hash":""}]';
  const check = () => checkBackup(folder.file());

  test.each<[string, string[], string]>([
    ['of a newer kind', [JSON.stringify({ ...head, version: 2 })], 'newer version'],
    ['of newer tables', [JSON.stringify({ ...head, migration: '9999-later' })], 'newer version'],
    ['without an end', [JSON.stringify(head), owner], 'damaged'],
    ['with fewer rows', [JSON.stringify(head), '{"rows":{"owner":1}}'], 'damaged'],
    ['with more rows', [JSON.stringify(head), owner, '{"rows":{}}'], 'damaged'],
    ['with rows behind its end', [JSON.stringify(head), '{"rows":{"owner":1}}', owner], 'damaged'],
    [
      'with a table that is none',
      [JSON.stringify(head), '["sessions",{}]', '{"rows":{"sessions":1}}'],
      'damaged',
    ],
  ])('one %s is refused', async (_what, lines, reason) => {
    await pack(lines);
    await expect(check()).rejects.toThrow(reason);
  });

  test('one that agrees with itself is taken', async () => {
    await pack([JSON.stringify(head), owner, '{"rows":{"owner":1}}']);
    expect(await check()).toMatchObject({ rows: { owner: 1 } });
  });
});
