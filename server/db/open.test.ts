// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';

describe.each(DATABASES)('%s', (_, create) => {
  let database: TestDatabase;

  afterEach(() => database.remove());

  test('is made and brought up to date, and a second time left as it is', async () => {
    database = await create();
    const { db } = await database.open();
    await db.insertInto('requests').values({ key: 'a', received_at: 'now' }).execute();
    const again = await database.open();
    expect(await again.db.selectFrom('requests').select('key').execute()).toEqual([{ key: 'a' }]);
  });

  test('what one process writes, another hears of', async () => {
    database = await create();
    const [one, other] = [await database.open(), await database.open()];
    const onChange = vi.fn();
    const end = await other.watch(onChange);
    await one.db.insertInto('requests').values({ key: 'a', received_at: 'now' }).execute();
    await one.announce();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 10_000 });
    end();
  });
});
