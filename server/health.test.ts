import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DATABASES, type TestDatabase } from './databases-in-test.ts';
import { healthRoutes } from './health.ts';

describe.each(DATABASES)('on %s', (name, create) => {
  let created: TestDatabase;

  afterEach(() => created.remove());

  async function start(longestMs?: number) {
    created = await create();
    const database = await created.open();
    return { db: database.db, app: healthRoutes({ database }, longestMs) };
  }

  test('all is well while the database answers, and not when it does not; nobody learns why', async () => {
    const { app, db } = await start();
    const well = await app.request('/');
    expect([well.status, await well.json()]).toEqual([200, { ok: true }]);
    await db.schema.alterTable('owner').renameTo('gone').execute();
    const ill = await app.request('/');
    expect(ill.status).toBe(503);
    expect(await ill.json()).toEqual({ kind: 'busy', message: 'The database does not answer.' });
    expect([well, ill].map(({ headers }) => headers.get('cache-control'))).toEqual([
      'no-store',
      'no-store',
    ]);
    await db.schema.alterTable('gone').renameTo('owner').execute();
    expect((await app.request('/')).status).toBe(200);
  });

  test.runIf(name === 'PostgreSQL')(
    'who asks does not wait for a database that hangs',
    async () => {
      const { app } = await start(50);
      const other = await created.open();
      await other.db.transaction().execute(async (transaction) => {
        await sql`lock table owner in access exclusive mode`.execute(transaction);
        expect((await app.request('/')).status).toBe(503);
      });
      // A machine that is busy with something else needs longer than the patience of this one.
      await vi.waitFor(async () => expect((await app.request('/')).status).toBe(200));
    },
  );
});
