// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DATABASES, type TestDatabase } from './databases-in-test.ts';
import { type Events, eventRoutes, openEvents } from './events.ts';

describe.each(DATABASES)('on %s', (_, create) => {
  let database: TestDatabase;
  let opened: Events[] = [];

  afterEach(async () => {
    for (const events of opened) events.close();
    opened = [];
    await database.remove();
  });

  test('a change is heard in the process that made it, and in the others', async () => {
    database = await create();
    const here = await database.open();
    const [mine, theirs] = [await openEvents(here), await openEvents(await database.open())];
    opened = [mine, theirs];
    const [hear, hearThere] = [vi.fn(), vi.fn()];
    mine.listen(hear);
    theirs.listen(hearThere);
    await here.db.insertInto('requests').values({ key: 'a', received_at: 'now' }).execute();
    mine.tell('inbox');
    expect(hear).toHaveBeenCalledWith('inbox');
    await vi.waitFor(() => expect(hearThere).toHaveBeenCalledWith('any'), { timeout: 10_000 });
  });
});

test('an open line says what changed, and is forgotten when it is closed', async () => {
  const listeners = new Set<(change: 'content' | 'inbox' | 'any') => void>();
  const events: Pick<Events, 'listen'> = {
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const { body, headers } = await eventRoutes(events).request('http://site.test/');
  expect(headers.get('content-type')).toContain('text/event-stream');
  const reader = body?.getReader();
  const read = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await read()).toContain('data: here');
  for (const listener of listeners) listener('inbox');
  expect(await read()).toContain('data: inbox');
  await reader?.cancel();
  await vi.waitFor(() => expect(listeners.size).toBe(0));
});
