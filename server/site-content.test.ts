import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { DATABASES, type TestDatabase } from './databases-in-test.ts';
import { writeContent } from './db/content.ts';
import type { Database } from './db/open.ts';
import { createSiteContent } from './site-content.ts';

const NOW = new Date('2026-03-11T10:10:00.000Z');
const { about } = builtInContent;

/** A database whose next values arrive when they are let through. */
function slowly(db: Database['db']) {
  const held: { ask: () => void; answered: Promise<void> }[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const next = result.rows.some((row) => 'json' in row) ? held.shift() : undefined;
      next?.ask();
      await next?.answered;
      return result;
    },
  };
  return {
    db: db.withPlugin(plugin),
    /** Done when it is asked for, and what lets it through. */
    hold(): [isAsked: Promise<void>, answer: () => void] {
      let answer = () => {};
      const isAsked = new Promise<void>((ask) => {
        held.push({ ask, answered: new Promise((resolve) => (answer = resolve)) });
      });
      return [isAsked, () => answer()];
    },
  };
}

describe.each(DATABASES)('the content on %s', (name, create) => {
  let created: TestDatabase;
  let database: Database;

  beforeEach(async () => {
    created = await create();
    database = await created.open();
  });

  afterEach(() => created.remove());

  const save = (key: 'about' | 'services', version: number, value: unknown) =>
    writeContent(database.db, [{ key, version, value }], NOW);

  test('what was saved anew is read anew, and nothing else', async () => {
    await save('about', 0, about);
    await save('services', 0, []);
    const site = createSiteContent(database);
    const before = (await site.read()).content;
    await save('about', 1, { ...about, name: 'Grace Hopper' });
    site.drop();
    const { content } = await site.read();
    expect(content.about.name).toBe('Grace Hopper');
    expect(content.services).toBe(before.services);
  });

  // SQLite answers one after the other.
  test.skipIf(name === 'SQLite')(
    'a slow answer brings nothing back that was there then',
    async () => {
      await save('about', 0, about);
      const slow = slowly(database.db);
      const site = createSiteContent(slow);
      const readAnew = () => {
        site.drop();
        return site.read();
      };
      await site.read();
      await save('about', 1, { ...about, name: 'Then' });
      const [isFirstAsked, answerFirst] = slow.hold();
      const first = readAnew();
      await isFirstAsked;
      await save('about', 2, { ...about, name: 'Now' });
      await readAnew();
      await save('services', 0, []);
      const [isLastAsked, answerLast] = slow.hold();
      const last = readAnew();
      await isLastAsked;
      answerFirst();
      await first;
      answerLast();
      expect((await last).content.about.name).toBe('Now');
    },
  );

  test('what was taken back is the built-in content again', async () => {
    await save('services', 0, []);
    const site = createSiteContent(database);
    expect(await site.read()).toMatchObject({ content: { services: [] }, isPublished: true });
    await save('services', 1, null);
    site.drop();
    expect(await site.read()).toMatchObject({
      content: { services: builtInContent.services },
      isPublished: false,
    });
  });

  test('it has changed when something was saved since it was read', async () => {
    const site = createSiteContent(database);
    expect(await site.hasChanged()).toBe(false);
    await site.read();
    expect(await site.hasChanged()).toBe(false);
    await save('about', 0, about);
    expect(await site.hasChanged()).toBe(true);
  });

  test('what cannot be read is said, and read again when somebody asks again', async () => {
    await save('about', 0, about);
    const row = () => database.db.updateTable('content').where('key', '=', 'about');
    await row().set({ json: '3' }).execute();
    const site = createSiteContent(database);
    await expect(site.read()).rejects.toThrow('about');
    await row()
      .set({ json: JSON.stringify(about) })
      .execute();
    expect((await site.read()).content.about.name).toBe(about.name);
  });
});
