import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { createStore } from './create-store.ts';
import { FakeBrowser, type FakeTab } from './fake-browser.ts';
import type { Store } from './store.ts';
import { createWebStorageAdapter } from './web-storage-adapter.ts';

/** How late a tab hears of what another has written. */
const LATE_MS = 40;

const [project] = builtInContent.projects;
if (!project) throw new Error('The built-in content has no project.');

function open({ area, events, locks }: FakeTab, withLocks = true): Store {
  const adapter = createWebStorageAdapter(() => area, events, withLocks ? locks : undefined);
  return createStore(adapter, builtInContent);
}

const withProject = (id: number) => (all: typeof builtInContent.projects) =>
  all.concat({ ...project, id });
const idsIn = (store: Store) => store.get('projects').map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Lets as much time pass as everything needs. */
async function settle<T>(promise: Promise<T>): Promise<T> {
  let isSettled = false;
  void promise.finally(() => {
    isSettled = true;
  });
  while (!isSettled) await vi.advanceTimersByTimeAsync(LATE_MS);
  // And what was written arrives everywhere.
  await vi.advanceTimersByTimeAsync(LATE_MS);
  return promise;
}

test('updates of two tabs at the same moment both land, however late a tab hears of the other', async () => {
  const browser = new FakeBrowser(LATE_MS);
  const one = open(browser.openTab());
  const other = open(browser.openTab());
  await settle(one.save('projects', []));
  const ids = [1, 2, 3, 4, 5, 6, 7, 8];
  const results = ids.map((id) => (id % 2 ? one : other).update('projects', withProject(id)));
  expect(await settle(Promise.all(results))).toEqual(ids.map(() => ({ ok: true })));
  expect(idsIn(one).sort()).toEqual(ids);
  expect(idsIn(other).sort()).toEqual(ids);
});

test('of two tabs that save what they started from the same revision, exactly one is refused', async () => {
  const browser = new FakeBrowser(LATE_MS);
  const tabs = [open(browser.openTab()), open(browser.openTab()), open(browser.openTab())];
  const results = await settle(
    Promise.all(tabs.map((tab, id) => tab.save('projects', [{ ...project, id }], { since: null }))),
  );
  expect(results).toEqual([
    { ok: true },
    { ok: false, failure: { kind: 'conflict', message: expect.stringContaining('another tab') } },
    { ok: false, failure: { kind: 'conflict', message: expect.stringContaining('another tab') } },
  ]);
  expect(tabs.map(idsIn)).toEqual([[0], [0], [0]]);
});

test('a write that touches other collections waits for nobody', async () => {
  const browser = new FakeBrowser(LATE_MS);
  const one = open(browser.openTab());
  const other = open(browser.openTab());
  void one.save('services', []);
  await other.save('projects', []);
  expect(other.isSaved('services')).toBe(false);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
});

test('what somebody wrote past the store does not hold a write up', async () => {
  const tab = new FakeBrowser(LATE_MS).openTab();
  const store = open(tab);
  await store.save('projects', [project]);
  await vi.advanceTimersByTimeAsync(10_000);
  await store.save('projects', []);
  tab.area.clear();
  expect(await store.update('projects', withProject(9))).toEqual({ ok: true });
  expect(idsIn(store)).toEqual([...builtInContent.projects.map(({ id }) => id), 9]);
});

test('a write that does not arrive is not overwritten: the next one is refused', async () => {
  const browser = new FakeBrowser(60_000);
  const [one, other] = [open(browser.openTab()), open(browser.openTab())];
  await one.save('projects', [project]);
  const saving = other.update('projects', withProject(9));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await saving).toMatchObject({ ok: false, failure: { kind: 'busy' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(idsIn(other)).toEqual([project.id]);
});

test('names of locks are given back after a while', async () => {
  const browser = new FakeBrowser(LATE_MS);
  await open(browser.openTab()).save('projects', []);
  expect((await browser.locks.query()).held).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await browser.locks.query()).held).toEqual([]);
});

test('a tab that never gives its turn back does not hang the others: they are told', async () => {
  const browser = new FakeBrowser(LATE_MS);
  const store = open(browser.openTab());
  void browser.locks.request('portfolio.turn', () => new Promise(() => {}));
  const saving = store.save('projects', []);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await saving).toMatchObject({ ok: false, failure: { kind: 'busy' } });
  expect(store.isSaved('projects')).toBe(false);
});

test('a browser that refuses locks still stores', async () => {
  const browser = new FakeBrowser(LATE_MS);
  const tab = browser.openTab();
  const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  const store = open({ ...tab, locks: { ...tab.locks, request } as FakeTab['locks'] });
  expect(await store.save('projects', [])).toEqual({ ok: true });
  expect(store.get('projects')).toEqual([]);
});

test('what goes wrong in a change reaches its caller, once, and the next one has its turn', async () => {
  const store = open(new FakeBrowser(LATE_MS).openTab());
  const change = vi.fn(() => {
    throw new Error('a mistake');
  });
  await expect(store.update('projects', change)).rejects.toThrow('a mistake');
  expect(change).toHaveBeenCalledTimes(1);
  expect(await store.save('projects', [])).toEqual({ ok: true });
});

test('without locks, tabs that share one storage still cannot come between reading and writing', async () => {
  const tab = new FakeBrowser(LATE_MS).openTab();
  const [one, other] = [open(tab, false), open(tab, false)];
  await one.save('projects', []);
  await Promise.all(
    [1, 2].map((id) => (id === 1 ? one : other).update('projects', withProject(id))),
  );
  await other.refresh();
  expect(idsIn(other)).toEqual([1, 2]);
});

test('an unreadable text is not removed from under what another tab has written since', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const browser = new FakeBrowser(LATE_MS);
  const first = browser.openTab();
  first.area.setItem('portfolio.projects', 'garbage');
  const [one, other] = [open(first), open(browser.openTab())];
  // Both tabs find it at the same moment, and one of them writes at once.
  const saving = other.save('projects', [project]);
  await vi.advanceTimersByTimeAsync(0);
  expect(one.get('projects')).toBe(builtInContent.projects);
  expect(await settle(saving)).toEqual({ ok: true });
  await vi.advanceTimersByTimeAsync(10 * LATE_MS);
  await one.refresh();
  expect(idsIn(one)).toEqual([project.id]);
  expect(first.area.getItem('portfolio.projects.corrupt')).toBe('garbage');
  expect(logged).toHaveBeenCalled();
});

test('what a tab of a newer build has saved stays as it is: an older tab shows what it knows, and writes nothing', async () => {
  const browser = new FakeBrowser(LATE_MS);
  const tab = browser.openTab();
  const older = open(tab);
  await settle(older.save('projects', [project]));
  const newer = JSON.stringify({ version: 99, savedAt: '2026-01-01T00:00:00.000Z', value: {} });
  browser.openTab().area.setItem('portfolio.projects', newer);
  await vi.advanceTimersByTimeAsync(LATE_MS);
  expect(older.get('projects')).toEqual([project]);
  expect(await settle(older.save('projects', []))).toEqual({
    ok: false,
    failure: { kind: 'outdated', message: expect.stringContaining('of a newer version') },
  });
  expect(tab.area.getItem('portfolio.projects')).toBe(newer);
});

describe('what a newer build has saved, to a page that has never read it', () => {
  const savedAt = '2027-03-04T05:06:07.000Z';
  const newer = JSON.stringify({ version: 99, savedAt, value: [{ name: 'Ada' }] });
  const outdated = { ok: false, failure: { kind: 'outdated' } };

  function openOlder(names: readonly string[]) {
    const tab = new FakeBrowser(LATE_MS).openTab();
    for (const name of names) tab.area.setItem(name, newer);
    return { tab, older: open(tab) };
  }

  test('stays as it is, whoever writes and whatever it is: the page shows its own', async () => {
    const { tab, older } = openOlder(['portfolio.projects', 'portfolio.messages']);
    const { projects, messages } = builtInContent;
    expect(older.get('projects')).toBe(projects);
    for (const write of [
      () => older.save('projects', []),
      () => older.save('projects', [], { since: older.revision('projects') }),
      () => older.update('messages', (all) => all.slice(1)),
      () => older.saveAll({ services: [], messages }),
      // Nor is it taken for nothing by whoever keeps what there was before.
      () => older.saveAll({ services: [] }, { since: { services: null, projects: null } }),
      () => older.restore({ messages: null }),
      () => older.clear('projects'),
    ]) {
      expect(await settle(write())).toMatchObject(outdated);
    }
    expect(tab.area.content).toEqual({
      'portfolio.projects': newer,
      'portfolio.messages': newer,
    });
  });

  test('does not bring back what was cleared before', async () => {
    const { tab, older } = openOlder([]);
    await settle(older.save('projects', [project]));
    await settle(older.clear('projects'));
    expect(older.get('projects')).toBe(builtInContent.projects);
    tab.area.setItem('portfolio.projects', newer);
    expect(await settle(older.save('projects', []))).toMatchObject(outdated);
    expect(older.get('projects')).toBe(builtInContent.projects);
  });

  test('is not shown in another language than the page', () => {
    const { older } = openOlder(['portfolio.projects']);
    older.get('projects');
    older.rebase('projects', [project]);
    expect(older.get('projects')).toEqual([project]);
  });

  test('is not lost to a copy that is restored', async () => {
    const { tab, older } = openOlder(['portfolio.projects']);
    const copied = JSON.stringify({ version: 1, savedAt, value: [] });
    tab.area.setItem('portfolio.projects.corrupt', copied);
    const copy = older.copies().find(({ problem }) => problem === null);
    expect(copy && (await settle(older.restoreCopy(copy)))).toMatchObject(outdated);
    expect(tab.area.getItem('portfolio.projects')).toBe(newer);
  });

  test('is named to the owner, who can go on without it', async () => {
    const { older } = openOlder(['portfolio.projects', 'portfolio.theme']);
    const [copy, ...others] = older.copies();
    expect(others).toEqual([]);
    const problem = 'saved by a newer version';
    expect(copy).toMatchObject({ key: 'projects', text: newer, savedAt, problem, isStuck: true });
    if (!copy) return;
    expect(await settle(older.deleteCopy(copy))).toEqual({ ok: true });
    expect(await settle(older.save('projects', []))).toEqual({ ok: true });
  });

  test('keeps nobody from choosing a theme: it is set aside then, and not before', async () => {
    const { tab, older } = openOlder(['portfolio.theme']);
    expect(older.get('theme')).toBeNull();
    await vi.advanceTimersByTimeAsync(LATE_MS);
    expect(tab.area.content).toEqual({ 'portfolio.theme': newer });
    expect(await settle(older.save('theme', 'light'))).toEqual({ ok: true });
    expect(older.get('theme')).toBe('light');
    expect(tab.area.getItem('portfolio.theme.corrupt')).toBe(newer);
  });
});
