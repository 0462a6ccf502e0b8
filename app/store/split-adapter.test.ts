import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { keysOf } from '#app/content/collections.ts';
import { failure } from './adapter.ts';
import { createStore } from './create-store.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { createSplitAdapter } from './split-adapter.ts';

function open(capacity?: number) {
  const browser = createMemoryAdapter(capacity === undefined ? {} : { capacity });
  const server = createMemoryAdapter();
  const store = createStore(createSplitAdapter(browser, server), builtInContent);
  return { browser, server, store };
}

const { about } = builtInContent;
const snapshot = { texts: { about: null } };

test('what one browser remembers stays in it, and everything else does not', async () => {
  const { browser, server, store } = open();
  await store.save('theme', 'light');
  await store.save('about', about);
  for (const key of keysOf('device')) expect(server.read(key)).toBeNull();
  for (const key of keysOf('site')) expect(browser.read(key)).toBeNull();
  expect(browser.read('theme')).toContain('light');
  expect(server.read('about')).toContain(about.name);
  expect([store.get('theme'), store.get('about')]).toEqual(['light', about]);
});

test('a change in either place is heard of', async () => {
  const { browser, server, store } = open();
  await store.ready();
  const heard: string[] = [];
  store.subscribe('theme', () => heard.push('theme'));
  store.subscribe('about', () => heard.push('about'));
  browser.change('theme', '{}');
  server.change('about', '{}');
  expect(heard).toEqual(['theme', 'about']);
});

test('what belongs together is written in both places', async () => {
  const { browser, server, store } = open();
  expect(await store.saveAll({ siteSnapshot: snapshot, about })).toEqual({ ok: true });
  expect(browser.read('siteSnapshot')).toContain('texts');
  expect(server.read('about')).toContain(about.name);
});

test('without room in the browser, nothing is written anywhere', async () => {
  const { server, store } = open(10);
  const result = await store.saveAll({ siteSnapshot: snapshot, about });
  expect(result).toMatchObject({ ok: false, failure: { kind: 'full' } });
  expect(server.read('about')).toBeNull();
});

test('when the other place refuses, the browser is as it was', async () => {
  const { browser, server, store } = open();
  await store.save('siteSnapshot', { texts: {} });
  const before = browser.read('siteSnapshot');
  server.write = async () => failure('unreachable', 'The server cannot be reached.');
  const result = await store.saveAll({ siteSnapshot: snapshot, about });
  expect(result).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  expect(browser.read('siteSnapshot')).toBe(before);
});

test('a conflict is found before anything is written', async () => {
  const { browser, server, store } = open();
  await store.save('about', about);
  const since = { about: store.revision('about') };
  server.change('about', null);
  const result = await store.saveAll({ siteSnapshot: snapshot, about }, { since });
  expect(result).toMatchObject({ ok: false, failure: { kind: 'conflict' } });
  expect(browser.read('siteSnapshot')).toBeNull();
});

test('a copy that an earlier site left in this browser is not taken for one of the server', () => {
  const { browser, store } = open();
  browser.setAside('about', 'unreadable');
  browser.setAside('theme', 'unreadable');
  expect(store.copies().map(({ key }) => key)).toEqual(['theme']);
});

test('of what belongs together each place is asked for its own alone', async () => {
  const { browser, server, store } = open();
  const asked: Record<string, readonly string[]> = {};
  for (const [name, place] of Object.entries({ browser, server })) {
    const write = place.write.bind(place);
    place.write = (keys, plan) => {
      asked[name] = keys;
      return write(keys, plan);
    };
  }
  await store.saveAll({ siteSnapshot: snapshot, about });
  expect(asked).toEqual({ browser: ['siteSnapshot'], server: ['about'] });
});

test('what cannot be read is set aside where it was', () => {
  const { browser, server } = open();
  const adapter = createSplitAdapter(browser, server);
  adapter.setAside('about', 'unreadable');
  adapter.setAside('theme', 'unreadable');
  expect(server.copies().map(({ key }) => key)).toEqual(['about']);
  expect(browser.copies().map(({ key }) => key)).toEqual(['theme']);
});

test('both places are loaded, and nobody is told of either after the end', async () => {
  const { browser, server } = open();
  const loads: string[] = [];
  browser.load = async () => void loads.push('browser');
  server.load = async () => void loads.push('server');
  const adapter = createSplitAdapter(browser, server);
  await adapter.load();
  expect(loads).toEqual(['browser', 'server']);
  const heard: unknown[] = [];
  const end = adapter.watch((key) => heard.push(key));
  end();
  browser.change('theme', '{}');
  server.change('about', '{}');
  expect(heard).toEqual([]);
});
