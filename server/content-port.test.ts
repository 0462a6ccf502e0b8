// The store over HTTP, on both databases.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { createStore } from '#app/store/create-store.ts';
import { createHttpAdapter } from '#app/store/http/http-adapter.ts';
import { createApp } from './app.ts';
import { LOW_COST, openBrowser, setUpOwner } from './auth/site-in-test.ts';
import { CONTENT_SHAPE } from './content-shape.ts';
import { DATABASES, type TestDatabase } from './databases-in-test.ts';
import { createSiteContent } from './site-content.ts';

const [first, second] = builtInContent.services;
if (!first || !second) throw new Error('There are built-in services.');

describe.each(DATABASES)('the content over HTTP on %s', (_, create) => {
  let database: TestDatabase;
  let app: ReturnType<typeof createApp>;
  let isGone = false;

  beforeEach(async () => {
    isGone = false;
    database = await create();
    const opened = await database.open();
    const services = {
      database: opened,
      siteContent: createSiteContent(opened),
      site: { trustProxy: 0 },
      now: () => new Date(),
      passwordCost: LOW_COST,
      events: { tell: () => {}, listen: () => () => {} },
    };
    app = createApp(services);
    await setUpOwner(app, services);
  });

  afterEach(() => database.remove());

  /** The admin of one browser, from a build with these schemas. */
  async function openAdmin(shape = CONTENT_SHAPE) {
    const browser = openBrowser(app);
    await browser.signIn();
    const adapter = createHttpAdapter(async (path, { method = 'GET', body } = {}) => {
      if (isGone) throw new TypeError('Failed to fetch');
      return browser.send(method, path, body === undefined ? undefined : JSON.parse(String(body)));
    }, shape);
    await adapter.load();
    return createStore(adapter, builtInContent);
  }

  test('shows the content of the page while nothing is saved', async () => {
    const store = await openAdmin();
    expect(store.get('services')).toBe(builtInContent.services);
    expect(store.isSaved('services')).toBe(false);
  });

  test('a page of another build saves nothing, also when it asks this server first: it would leave out what it does not know', async () => {
    const store = await openAdmin('another one');
    expect(await store.save('services', [first])).toMatchObject({
      ok: false,
      failure: { kind: 'outdated', help: 'Copy what you have typed, then reload the page.' },
    });
    expect((await openAdmin()).isSaved('services')).toBe(false);
  });

  test('what one browser saves, the next one opens with', async () => {
    const store = await openAdmin();
    const hear = vi.fn();
    store.subscribe('services', hear);
    expect(await store.save('services', [first])).toEqual({ ok: true });
    expect(store.get('services')).toEqual([first]);
    expect(hear).toHaveBeenCalled();
    const other = await openAdmin();
    expect(other.get('services')).toEqual([first]);
    expect(other.savedAt('services')).not.toBeNull();
  });

  test('a save over another version than the one that was seen is refused, and shows the newer one', async () => {
    const [mine, theirs] = [await openAdmin(), await openAdmin()];
    const since = mine.revision('services');
    await theirs.save('services', [second]);
    expect(await mine.save('services', [first], { since })).toMatchObject({
      ok: false,
      failure: { kind: 'conflict' },
    });
    expect(mine.get('services')).toEqual([second]);
    expect((await openAdmin()).get('services')).toEqual([second]);
  });

  test('an update is made of what is stored at that moment, though this browser has not heard of it', async () => {
    const [mine, theirs] = [await openAdmin(), await openAdmin()];
    await theirs.save('services', [second]);
    expect(await mine.update('services', (all) => [...all, first])).toEqual({ ok: true });
    expect((await openAdmin()).get('services')).toEqual([second, first]);
  });

  test('several collections are saved together or not at all', async () => {
    const [mine, theirs] = [await openAdmin(), await openAdmin()];
    const since = { services: mine.revision('services') };
    await theirs.save('services', [second]);
    const both = { services: [first], projects: [] };
    expect(await mine.saveAll(both, { since })).toMatchObject({ failure: { kind: 'conflict' } });
    expect((await openAdmin()).isSaved('projects')).toBe(false);
    expect(await mine.saveAll(both)).toEqual({ ok: true });
    expect((await openAdmin()).get('projects')).toEqual([]);
  });

  test('what is taken back shows the content of the page again', async () => {
    const store = await openAdmin();
    await store.save('services', [first]);
    expect(await store.clear('services')).toEqual({ ok: true });
    expect(store.get('services')).toBe(builtInContent.services);
    expect(await store.save('services', [second])).toEqual({ ok: true });
    expect((await openAdmin()).get('services')).toEqual([second]);
  });

  test('who looks again is told what is newer, and nothing else', async () => {
    const browser = openBrowser(app);
    await browser.signIn();
    const told: string[][] = [];
    const adapter = createHttpAdapter(async (path) => {
      const response = await browser.send('GET', path);
      told.push(Object.keys((await response.clone().json()).collections).sort());
      return response;
    });
    const store = await openAdmin();
    await store.saveAll({ services: [first], projects: [] });
    await adapter.load();
    await adapter.load();
    await store.save('services', [second]);
    await adapter.load();
    await store.clear('projects');
    await adapter.load();
    expect(told).toEqual([['projects', 'services'], [], ['services'], ['projects']]);
    expect(adapter.read('projects')).toBe(null);
  });

  test('without a connection a save says so, and nothing is lost on the screen', async () => {
    const store = await openAdmin();
    isGone = true;
    expect(await store.save('services', [first])).toMatchObject({
      failure: { kind: 'unreachable' },
    });
    isGone = false;
    expect(await store.save('services', [first])).toEqual({ ok: true });
  });
});
