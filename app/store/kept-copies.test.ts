import { beforeEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { createStore } from './create-store.ts';
import { encode } from './envelope.ts';
import { FakeStorage } from './fake-browser.ts';
import { createWebStorageAdapter } from './web-storage-adapter.ts';

const now = () => new Date('2026-01-02T03:04:05.000Z');
const broken = JSON.stringify({
  version: 1,
  savedAt: '2027-03-04T05:06:07Z',
  value: 'x'.repeat(3000),
});
const PROBLEM = 'Invalid input';

function open(texts: Record<string, string>, capacity = Number.POSITIVE_INFINITY) {
  const area = new FakeStorage();
  for (const [name, text] of Object.entries(texts)) area.setItem(name, text);
  area.capacity = capacity;
  const adapter = createWebStorageAdapter(() => area, new EventTarget());
  return { area, store: createStore(adapter, builtInContent, now) };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('what can be neither read nor set aside is overwritten by no write, which says why', async () => {
  const { area, store } = open({ 'portfolio.messages': broken }, 5000);
  const refused = {
    ok: false,
    failure: {
      kind: 'unreadable',
      message: `The saved messages cannot be read (${PROBLEM}), and there is no room to set it aside.`,
    },
  };
  expect(store.get('messages')).toBe(builtInContent.messages);
  expect(store.isSaved('messages')).toBe(false);
  expect(await store.save('messages', [])).toEqual(refused);
  expect(await store.save('messages', [], { since: store.revision('messages') })).toEqual(refused);
  expect(await store.update('messages', () => [])).toEqual(refused);
  expect(await store.saveAll({ services: [], messages: [] })).toEqual(refused);
  expect(await store.restore({ messages: null })).toEqual(refused);
  expect(await store.clear('messages')).toEqual(refused);
  expect(area.content).toEqual({ 'portfolio.messages': broken });
  expect(await store.save('services', [])).toEqual({ ok: true });
});

test('as soon as there is room, it is set aside and the write goes through', async () => {
  const { area, store } = open({ 'portfolio.messages': broken }, 5000);
  expect((await store.update('messages', () => [])).ok).toBe(false);
  area.capacity = 10_000;
  expect(await store.update('messages', () => [])).toEqual({ ok: true });
  expect(area.getItem('portfolio.messages.corrupt')).toBe(broken);
  expect(store.get('messages')).toEqual([]);
});

test('what only this browser remembers is not guarded: a visitor can still choose a theme', async () => {
  const { store } = open({ 'portfolio.theme': 'x'.repeat(100) }, 150);
  expect(store.get('theme')).toBeNull();
  expect(await store.save('theme', 'light')).toEqual({ ok: true });
});

test('the owner learns what was kept, of when, and why it could not be read', () => {
  const { store } = open({
    'portfolio.messages': broken,
    'portfolio.about': '{',
    'portfolio.projects.corrupt': encode('projects', [], now()),
    'portfolio.projects.corrupt.2': '{"savedAt":"yesterday"}',
    'portfolio.pets.corrupt': 'of a collection that nobody knows',
    'other.corrupt': 'of another program',
    consultations: '"x"',
  });
  const kept = store.copies().map(({ text: _, ...copy }) => copy);
  const aside = { isStuck: false, savedAt: null };
  expect(kept).toEqual([
    { ...aside, name: 'consultations.corrupt', key: 'consultations', problem: expect.any(String) },
    { ...aside, name: 'portfolio.about.corrupt', key: 'about', problem: 'not JSON' },
    {
      ...aside,
      name: 'portfolio.messages.corrupt',
      key: 'messages',
      problem: PROBLEM,
      savedAt: '2027-03-04T05:06:07.000Z',
    },
    {
      ...aside,
      name: 'portfolio.projects.corrupt',
      key: 'projects',
      problem: null,
      savedAt: now().toISOString(),
    },
    {
      ...aside,
      name: 'portfolio.projects.corrupt.2',
      key: 'projects',
      problem: 'not a saved collection',
    },
  ]);
});

test('what had to stay in its place is named as well, and can be deleted', async () => {
  const { area, store } = open({ 'portfolio.messages': broken }, 5000);
  const [copy, ...others] = store.copies();
  expect(others).toEqual([]);
  expect(copy).toMatchObject({ key: 'messages', text: broken, isStuck: true });
  if (!copy) return;
  area.setItem('portfolio.messages', ` ${broken}`);
  expect(await store.deleteCopy(copy)).toMatchObject({ failure: { kind: 'conflict' } });
  area.setItem('portfolio.messages', broken);
  expect(await store.deleteCopy(copy)).toEqual({ ok: true });
  expect(area.content).toEqual({});
  expect(store.copies()).toEqual([]);
  expect(await store.save('messages', [])).toEqual({ ok: true });
});

test('a copy that can be read changes places with what is saved, there and back', async () => {
  const [first] = builtInContent.projects;
  if (!first) throw new Error('The built-in content has no project.');
  const copied = encode('projects', [first], now());
  const { area, store } = open({ 'portfolio.projects.corrupt': copied });
  const listener = vi.fn();
  store.subscribe('projects', listener);
  await store.save('projects', []);
  const saved = store.revision('projects');
  const restore = async () => {
    const [copy] = store.copies();
    return copy && (await store.restoreCopy(copy));
  };
  expect(await restore()).toEqual({ ok: true });
  expect(store.get('projects')).toEqual([first]);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(area.present).toEqual({
    'portfolio.projects': copied,
    'portfolio.projects.corrupt': saved,
  });
  expect(await restore()).toEqual({ ok: true });
  expect(store.get('projects')).toEqual([]);
  await store.clear('projects');
  await restore();
  expect(area.present).toEqual({ 'portfolio.projects': copied });
});

test('a copy that cannot be read, or was changed in another tab, stays as it is', async () => {
  const { area, store } = open({ 'portfolio.about.corrupt': '{' });
  const [copy] = store.copies();
  if (!copy) throw new Error('Nothing is kept.');
  expect(await store.restoreCopy(copy)).toMatchObject({ failure: { kind: 'corrupt' } });
  area.setItem('portfolio.about.corrupt', '[');
  expect(await store.restoreCopy(copy)).toMatchObject({ failure: { kind: 'conflict' } });
  expect(area.content).toEqual({ 'portfolio.about.corrupt': '[' });
  expect(await store.deleteCopy(copy)).toMatchObject({ failure: { kind: 'conflict' } });
  expect(area.content).toEqual({ 'portfolio.about.corrupt': '[' });
  for (const current of store.copies()) await store.deleteCopy(current);
  expect(area.content).toEqual({});
});

test('a browser that blocks storage keeps no copies', () => {
  const adapter = createWebStorageAdapter(() => {
    throw new DOMException('denied', 'SecurityError');
  }, new EventTarget());
  expect(createStore(adapter, builtInContent).copies()).toEqual([]);
});
