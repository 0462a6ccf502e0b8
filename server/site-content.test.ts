import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { DATABASES, type TestDatabase } from './databases-in-test.ts';
import { writeContent } from './db/content.ts';
import type { Database } from './db/open.ts';
import { createSiteContent } from './site-content.ts';

const NOW = new Date('2026-03-11T10:10:00.000Z');
const { about } = builtInContent;

describe.each(DATABASES)('the content on %s', (_, create) => {
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
