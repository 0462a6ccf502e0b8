import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { openOwner, startApp } from '../app-in-test.ts';
import { createClock } from '../auth/site-in-test.ts';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';

const [[, createSqlite] = []] = DATABASES;
let created: TestDatabase | undefined;

afterEach(() => created?.remove());

const write = { key: 'services', version: 0, value: builtInContent.services };

async function open() {
  created = await createSqlite?.();
  if (!created) throw new Error('There is a database.');
  const database = await created.open();
  const events = { tell: vi.fn(), listen: () => () => {} };
  const { app } = await startApp(database, createClock().now, { events });
  return { db: database.db, tell: events.tell, owner: await openOwner(app) };
}

test('what is saved is told to everybody, though it cannot be read again right after', async () => {
  const { db, tell, owner } = await open();
  await sql
    .raw(
      `create trigger made_unreadable after insert on revisions
       begin update content set schema_version = 9999; end`,
    )
    .execute(db);
  expect((await owner.send('PUT', '/api/content', { writes: [write] })).status).toBe(503);
  expect(await db.selectFrom('content').select('key').execute()).toEqual([{ key: 'services' }]);
  expect(tell).toHaveBeenCalledWith('content');
});

test('what cannot be read is said, and keeps the owner out of nothing else', async () => {
  const { db, owner } = await open();
  await owner.send('PUT', '/api/content', { writes: [write] });
  await db.updateTable('content').set({ json: '{"broken' }).execute();
  const response = await owner.send('GET', '/api/content');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ kind: 'unreadable' });
  expect((await owner.signIn()).status).toBe(200);
});

test('what is refused is told to nobody', async () => {
  const { tell, owner } = await open();
  await owner.send('PUT', '/api/content', { writes: [write] });
  tell.mockClear();
  expect((await owner.send('PUT', '/api/content', { writes: [write] })).status).toBe(409);
  expect(tell).not.toHaveBeenCalled();
});
