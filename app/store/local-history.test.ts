import { expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Result } from './adapter.ts';
import { createStore } from './create-store.ts';
import { FakeBrowser, FakeStorage, type FakeTab } from './fake-browser.ts';
import { historyContract } from './history-contract.ts';
import { createLocalHistory } from './local-history.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import type { Store } from './store.ts';
import { createWebStorageAdapter } from './web-storage-adapter.ts';

const [service] = builtInContent.services;
if (!service) throw new Error('There are built-in services.');

function openTab({ area, events, locks }: Pick<FakeTab, 'area' | 'events'> & Partial<FakeTab>) {
  const adapter = createWebStorageAdapter(() => area, events, locks);
  const store = createStore(adapter, builtInContent);
  return { store, history: createLocalHistory(store, events) };
}

historyContract('the local history in memory', async () => {
  const store = createStore(createMemoryAdapter(), builtInContent);
  const history = createLocalHistory(store, new EventTarget());
  return { store, history, other: { store, history } };
});

historyContract('the local history in two tabs', async () => {
  const browser = new FakeBrowser(0);
  return { ...openTab(browser.openTab()), other: openTab(browser.openTab()) };
});

function openArea() {
  const area = new FakeStorage();
  return { area, ...openTab({ area, events: new EventTarget() }) };
}

const said = (length: number) => [{ ...service, description: 'x'.repeat(length) }];
const named = (area: FakeStorage) =>
  Object.keys(area.content).filter((name) => name.startsWith('portfolio.history.'));
const letters = (area: FakeStorage) =>
  named(area).reduce((sum, name) => sum + (area.getItem(name)?.length ?? 0), 0);

test('what the site’s collections hold is kept, not what visitors send or this browser remembers', async () => {
  const { area, store } = openArea();
  for (const theme of ['dark', 'light'] as const) await store.save('theme', theme);
  await store.save('messages', []);
  await store.save('messages', builtInContent.messages);
  expect(named(area)).toEqual([]);
});

test('what was stored comes back as it was, though an import is taken back by its text', async () => {
  const { store, history } = openArea();
  await store.save('services', said(1));
  const revision = store.revision('services');
  await store.save('services', said(2));
  await store.restore({ services: revision });
  const [newest] = history.versions('services').get() ?? [];
  expect(await history.read('services', newest?.id ?? '')).toEqual({ ok: true, value: said(2) });
});

test('all collections together keep to the budget: what is saved often pushes out its own', async () => {
  const { area, store, history } = openArea();
  await store.save('projects', []);
  await store.save('projects', builtInContent.projects);
  for (let at = 0; at < 6; at += 1) await store.save('services', said(300_000 + at));
  expect(letters(area)).toBeGreaterThan(600_000);
  expect(letters(area)).toBeLessThanOrEqual(1_000_000);
  expect(history.versions('projects').get()).toHaveLength(2);
  expect(history.versions('services').get()).toHaveLength(3);
});

test('the newest version of a collection goes last, however large it is', async () => {
  const { store, history } = openArea();
  const about = { ...builtInContent.about, bio: 'x'.repeat(900_000) };
  await store.save('about', about);
  await store.save('about', builtInContent.about);
  for (let at = 0; at < 6; at += 1) await store.save('services', said(30_000 + at));
  const [newest, ...older] = history.versions('about').get() ?? [];
  expect(older).toEqual([]);
  expect(await history.read('about', newest?.id ?? '')).toEqual({ ok: true, value: about });
  expect(history.versions('services').get()).toHaveLength(3);
});

test('where the storage is full, what is saved often makes room for itself', async () => {
  const { area, store, history } = openArea();
  await store.save('projects', []);
  await store.save('projects', builtInContent.projects);
  for (let at = 0; at < 5; at += 1) await store.save('services', said(1000 + at));
  area.capacity = area.size + 10;
  expect(await store.save('services', said(1005))).toEqual({ ok: true });
  expect(history.versions('projects').get()).toHaveLength(2);
});

test('a state that is larger than the budget goes without, and costs the others nothing', async () => {
  const { area, store, history } = openArea();
  await store.save('projects', []);
  await store.save('services', said(1_100_000));
  const before = named(area);
  expect(await store.save('services', said(1))).toEqual({ ok: true });
  expect(named(area)).toEqual(before);
  expect(history.versions('services').get()).toHaveLength(1);
});

test('where there is no room for a former state, older ones make it', async () => {
  const { area, store, history } = openArea();
  for (let at = 0; at < 5; at += 1) await store.save('services', said(1000 + at));
  area.capacity = area.size + 10;
  expect(await store.save('services', said(1005))).toEqual({ ok: true });
  const versions = history.versions('services').get() ?? [];
  expect(versions.length).toBeLessThan(5);
  expect(await history.read('services', versions[0]?.id ?? '')).toEqual({
    ok: true,
    value: said(1004),
  });
});

test.each<[string, (store: Store) => Promise<Result>]>([
  ['the site', (store) => store.save('services', said(5000))],
  ['this browser', (store) => store.save('siteSnapshot', { texts: { about: 'y'.repeat(5000) } })],
])('a save of %s that needs the room gets it', async (_, save) => {
  const { area, store } = openArea();
  for (let at = 0; at < 9; at += 1) await store.save('services', said(1000 + at));
  area.capacity = area.size;
  expect(await save(store)).toEqual({ ok: true });
});

test('a save for which there is no room at all is refused, and every former state stays', async () => {
  const { area, store } = openArea();
  for (let at = 0; at < 9; at += 1) await store.save('services', said(1000 + at));
  area.capacity = area.size;
  const before = area.content;
  expect(await store.save('services', said(50_000))).toMatchObject({ failure: { kind: 'full' } });
  expect(area.content).toEqual(before);
});

test('a browser that keeps nothing has no history, and says nothing of it', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const store = createStore(createWebStorageAdapter(refuse, new EventTarget()), builtInContent);
  const history = createLocalHistory(store, new EventTarget());
  expect(history.versions('services').get()).toEqual([]);
});

test('two tabs that write at the same moment hear of each other’s states late, and none is lost', async () => {
  vi.useFakeTimers();
  const LATE_MS = 40;
  const browser = new FakeBrowser(LATE_MS);
  const [one, other] = [openTab(browser.openTab()), openTab(browser.openTab())];
  const saves = Array.from({ length: 8 }, (_, at) =>
    (at % 2 ? one : other).store.update('services', (all) => [
      ...all,
      { ...service, id: String(at) },
    ]),
  );
  await vi.advanceTimersByTimeAsync(100 * LATE_MS);
  expect(await Promise.all(saves)).toEqual(saves.map(() => ({ ok: true })));
  expect(one.history.versions('services').get()).toHaveLength(8);
  expect(other.history.versions('services').get()).toHaveLength(8);
  vi.useRealTimers();
});

test('who watches hears of a state of another tab, of an emptied storage, and of nothing after the end', () => {
  const events = new EventTarget();
  const { history } = openTab({ area: new FakeStorage(), events });
  let heard = 0;
  const end = history.versions('services').subscribe(() => (heard += 1));
  const say = (key: string | null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  say('portfolio.history.services.1');
  expect(heard).toBe(1);
  say('somebody.else');
  expect(heard).toBe(1);
  say(null);
  let before = heard;
  expect(before).toBeGreaterThan(1);
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(heard).toBeGreaterThan(before);
  before = heard;
  end();
  say('portfolio.history.services.2');
  expect(heard).toBe(before);
});

test('a state that cannot be read is not offered, and says so when it is asked for', async () => {
  const { area, store, history } = openArea();
  await store.save('services', said(1));
  await store.save('services', said(2));
  const [newest] = history.versions('services').get() ?? [];
  const name = named(area).find((each) => each.includes(newest?.id ?? '-'));
  area.setItem(name ?? '', '{');
  const reopened = openTab({ area, events: new EventTarget() });
  expect(
    reopened.history
      .versions('services')
      .get()
      ?.map(({ id }) => id),
  ).not.toContain(newest?.id);
  expect(await reopened.history.read('services', newest?.id ?? '')).toMatchObject({
    failure: { kind: 'corrupt', message: expect.stringContaining('cannot be read') },
  });
  expect(await reopened.history.read('services', 'never')).toMatchObject({
    failure: { kind: 'conflict', message: 'This version is not kept any more.' },
  });
});
