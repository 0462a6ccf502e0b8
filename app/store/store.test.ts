import { expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { type CollectionKey, type Content, collectionKeys } from '#app/content/collections.ts';
import { failure, type StorageAdapter } from './adapter.ts';
import { createStore } from './create-store.ts';
import { decode, encode } from './envelope.ts';
import { FakeStorage } from './fake-browser.ts';
import { setAsideKey, storageKey } from './keys.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { openStore } from './store.ts';
import { createWebStorageAdapter } from './web-storage-adapter.ts';

interface Bench {
  adapter: StorageAdapter;
  /** Puts a text there as another tab would, and tells. */
  change(key: CollectionKey, text: string | null): void;
  setAside(key: CollectionKey): string | null;
  fill(): void;
}

const adapters: Record<string, () => Bench> = {
  memory() {
    const options: { capacity?: number } = {};
    let adapter = createMemoryAdapter(options);
    return {
      get adapter() {
        return adapter;
      },
      change: (key, text) => adapter.change(key, text),
      setAside: (key) => adapter.copies().find((copy) => copy.key === key)?.text ?? null,
      fill() {
        adapter = createMemoryAdapter({ capacity: 0 });
      },
    };
  },
  'web storage'() {
    const area = new FakeStorage();
    const events = new EventTarget();
    return {
      adapter: createWebStorageAdapter(() => area, events),
      change(key, text) {
        if (text === null) area.removeItem(storageKey(key));
        else area.setItem(storageKey(key), text);
        events.dispatchEvent(Object.assign(new Event('storage'), { key: storageKey(key) }));
      },
      setAside: (key) => area.getItem(`${storageKey(key)}.corrupt`),
      fill() {
        area.capacity = 0;
      },
    };
  },
};

const [project] = builtInContent.projects;
if (!project) throw new Error('The built-in content has no project.');
const oneProject = [project];
const now = () => new Date('2026-01-02T03:04:05.000Z');

for (const [name, createBench] of Object.entries(adapters)) {
  test(`${name}: shows the page's own content while nothing is saved`, () => {
    const store = createStore(createBench().adapter, builtInContent);
    expect(store.get('projects')).toBe(builtInContent.projects);
    expect(store.savedAt('projects')).toBeNull();
    expect(store.isSaved('projects')).toBe(false);
  });

  test(`${name}: a save replaces the whole collection and tells its subscribers`, async () => {
    const { adapter } = createBench();
    const store = createStore(adapter, builtInContent, now);
    const listener = vi.fn();
    store.subscribe('projects', listener);
    expect(await store.save('projects', oneProject)).toEqual({ ok: true });
    expect(store.get('projects')).toEqual(oneProject);
    expect(store.savedAt('projects')).toBe('2026-01-02T03:04:05.000Z');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(createStore(adapter, builtInContent).get('projects')).toEqual(oneProject);
  });

  test(`${name}: a snapshot is the same object until it changes`, async () => {
    const store = createStore(createBench().adapter, builtInContent);
    await store.save('projects', oneProject);
    expect(store.get('projects')).toBe(store.get('projects'));
  });

  test(`${name}: an unsubscribed listener hears nothing`, async () => {
    const store = createStore(createBench().adapter, builtInContent);
    const listener = vi.fn();
    store.subscribe('projects', listener)();
    await store.save('projects', oneProject);
    expect(listener).not.toHaveBeenCalled();
  });

  test(`${name}: a change in another tab arrives`, () => {
    const bench = createBench();
    const store = createStore(bench.adapter, builtInContent);
    const listener = vi.fn();
    store.subscribe('projects', listener);
    expect(store.get('projects')).toHaveLength(5);
    bench.change('projects', encode('projects', oneProject, now()));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.get('projects')).toEqual(oneProject);
    bench.change('projects', null);
    expect(store.get('projects')).toHaveLength(5);
  });

  test(`${name}: a save on an outdated revision is a conflict and changes nothing`, async () => {
    const bench = createBench();
    const store = createStore(bench.adapter, builtInContent);
    const since = store.revision('projects');
    bench.change('projects', encode('projects', oneProject, now()));
    const result = await store.save('projects', [], { since });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'conflict' } });
    expect(store.get('projects')).toEqual(oneProject);
  });

  test(`${name}: an update starts from what is stored at that moment`, async () => {
    const bench = createBench();
    const store = createStore(bench.adapter, builtInContent);
    expect(store.get('projects')).toHaveLength(5);
    bench.change('projects', encode('projects', [], now()));
    await store.update('projects', (current) => [...current, project]);
    expect(store.get('projects')).toEqual(oneProject);
  });

  test(`${name}: an update sees what another tab has written without telling yet`, async () => {
    const { adapter } = createBench();
    const [one, other] = [
      createStore(adapter, builtInContent),
      createStore(adapter, builtInContent),
    ];
    expect(one.get('projects')).toHaveLength(5);
    await other.save('projects', []);
    await one.update('projects', (current) => [...current, project]);
    expect(one.get('projects')).toEqual(oneProject);
    const listener = vi.fn();
    other.subscribe('projects', listener);
    await other.refresh();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(other.get('projects')).toEqual(oneProject);
  });

  test(`${name}: several collections are changed together, on what is stored, or not at all`, async () => {
    const { adapter } = createBench();
    const [one, other] = [
      createStore(adapter, builtInContent),
      createStore(adapter, builtInContent),
    ];
    one.get('services');
    await other.save('services', []);
    const seen: unknown[] = [];
    const result = await one.updateAll(['projects', 'services'], (current) => {
      seen.push(current);
      return { projects: oneProject };
    });
    expect(result).toEqual({ ok: true });
    expect(seen).toEqual([{ projects: builtInContent.projects, services: [] }]);
    expect(one.get('projects')).toEqual(oneProject);
    expect(one.get('services')).toEqual([]);
    const refused = failure('conflict', 'not today');
    expect(await one.updateAll(['projects', 'services'], () => refused)).toEqual(refused);
    const broken = { services: [], projects: [{ ...project, title: '' }] };
    expect(await one.updateAll(['projects', 'services'], () => broken)).toMatchObject({
      failure: { kind: 'corrupt' },
    });
    expect(one.get('projects')).toEqual(oneProject);
  });

  test(`${name}: full storage is a typed failure and the stored value stays`, async () => {
    const bench = createBench();
    bench.fill();
    const store = createStore(bench.adapter, builtInContent);
    const result = await store.save('projects', oneProject);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'full' } });
    expect(store.get('projects')).toBe(builtInContent.projects);
  });

  test(`${name}: a value that does not fit its schema is refused`, async () => {
    const store = createStore(createBench().adapter, builtInContent);
    const nameless = [{ ...project, title: '' }];
    expect(await store.save('projects', nameless)).toMatchObject({
      ok: false,
      failure: { kind: 'corrupt' },
    });
    expect(store.isSaved('projects')).toBe(false);
  });

  test(`${name}: clearing brings the page's own content back`, async () => {
    const store = createStore(createBench().adapter, builtInContent);
    await store.save('projects', []);
    await store.clear('projects');
    expect(store.get('projects')).toBe(builtInContent.projects);
  });

  test(`${name}: several collections are saved together, and brought back as they were`, async () => {
    const { adapter } = createBench();
    const store = createStore(adapter, builtInContent, now);
    await store.save('services', []);
    const before = { projects: store.revision('projects'), services: store.revision('services') };
    await store.saveAll({ projects: oneProject, services: builtInContent.services });
    expect(store.get('projects')).toEqual(oneProject);
    expect(store.get('services')).toEqual(builtInContent.services);
    expect(await store.restore(before)).toEqual({ ok: true });
    expect(store.isSaved('projects')).toBe(false);
    expect(adapter.read('services')).toBe(before.services);
  });

  test(`${name}: one collection that does not fit its schema keeps all from being saved`, async () => {
    const store = createStore(createBench().adapter, builtInContent);
    const values = { services: [], projects: [{ ...project, title: '' }] };
    expect(await store.saveAll(values)).toMatchObject({ failure: { kind: 'corrupt' } });
    expect(await store.restore({ services: null, projects: '{' })).toMatchObject({
      failure: { kind: 'corrupt' },
    });
    expect(store.isSaved('services')).toBe(false);
  });

  test(`${name}: one collection that was changed elsewhere keeps all from being saved`, async () => {
    const bench = createBench();
    const store = createStore(bench.adapter, builtInContent);
    const since = { services: null, projects: null };
    bench.change('projects', encode('projects', oneProject, now()));
    const result = await store.saveAll({ services: [], projects: [] }, { since });
    expect(result).toMatchObject({ failure: { kind: 'conflict' } });
    expect(store.isSaved('services')).toBe(false);
    expect(store.get('projects')).toEqual(oneProject);
  });

  for (const garbage of [
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"version":1}',
    '{"version":1,"savedAt":"","value":7}',
  ]) {
    test(`${name}: ${JSON.stringify(garbage)} under any key is logged, set aside and replaced`, () => {
      for (const key of collectionKeys) {
        // An empty list is a valid value of the one collection that is stored bare.
        if (key === 'consultations' && garbage === '[]') continue;
        const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
        const bench = createBench();
        bench.change(key, garbage);
        const store = createStore(bench.adapter, builtInContent);
        expect(store.get(key)).toBe(builtInContent[key]);
        expect(bench.setAside(key)).toBe(garbage);
        expect(bench.adapter.read(key)).toBeNull();
        expect(logged).toHaveBeenCalledTimes(1);
        logged.mockRestore();
      }
    });
  }

  test(`${name}: a refresh reads everything again`, async () => {
    const bench = createBench();
    const store = createStore(bench.adapter, builtInContent);
    store.get('projects');
    const text = encode('projects', [], now());
    await bench.adapter.write(['projects'], () => [{ key: 'projects', text }]);
    await store.refresh();
    expect(store.get('projects')).toEqual([]);
  });
}

test.each<[string, Partial<Content>]>([
  ['makes room', { services: builtInContent.services, projects: [] }],
  ['only grows', { projects: [] }],
])('all is written or nothing: a change that %s has to fit only in the end', async (_, start) => {
  const siteSnapshot = { texts: { about: 'x'.repeat(4000) } };
  async function attempt(capacity: number) {
    const area = new FakeStorage();
    const adapter = createWebStorageAdapter(() => area, new EventTarget());
    const store = createStore(adapter, builtInContent, now);
    await store.saveAll(start);
    const { size, content } = area;
    area.capacity = capacity;
    const { ok } = await store.saveAll({ siteSnapshot, services: [], projects: oneProject });
    // What is kept of former states goes before a write fails.
    const room = Object.values(area.present).join('').length;
    return { ok, size, before: content, after: area.content, present: area.present, room };
  }
  const { size, room, present } = await attempt(Number.POSITIVE_INFINITY);
  for (let capacity = size; capacity < room; capacity += 50) {
    const tight = await attempt(capacity);
    expect(tight.ok).toBe(false);
    expect(tight.after).toEqual(tight.before);
  }
  expect((await attempt(room)).present).toEqual(present);
});

test('a corrupt value stays where it is when there is no room for its copy', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const area = new FakeStorage();
  area.setItem(storageKey('about'), 'garbage');
  area.capacity = 0;
  const store = createStore(
    createWebStorageAdapter(() => area, new EventTarget()),
    builtInContent,
  );
  expect(store.get('about')).toBe(builtInContent.about);
  expect(area.getItem(storageKey('about'))).toBe('garbage');
});

test('a browser that blocks storage shows the page and says so on saving', async () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store = createStore(createWebStorageAdapter(blocked, new EventTarget()), builtInContent);
  expect(store.get('about')).toBe(builtInContent.about);
  expect(await store.save('about', builtInContent.about)).toMatchObject({
    failure: { kind: 'not-allowed' },
  });
});

test('news of names that are not ours wakes nobody; a cleared storage concerns every key', () => {
  const events = new EventTarget();
  const adapter = createWebStorageAdapter(() => new FakeStorage(), events);
  const heard = vi.fn();
  const unwatch = adapter.watch(heard);
  const tell = (key: string | null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  tell('somebody-else');
  expect(heard).not.toHaveBeenCalled();
  tell('portfolio.about');
  tell('consultations');
  tell(null);
  expect(heard.mock.calls).toEqual([['about'], ['consultations'], [null]]);
  unwatch();
  tell(null);
  expect(heard).toHaveBeenCalledTimes(3);
});

test('a page that Back leads to as it was shows what has been saved meanwhile', () => {
  const area = new FakeStorage();
  const events = new EventTarget();
  const store = createStore(
    createWebStorageAdapter(() => area, events),
    builtInContent,
  );
  const heard = vi.fn();
  store.subscribe('theme', heard);
  const show = (persisted: boolean) =>
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(store.get('theme')).toBe(null);
  area.setItem(storageKey('theme'), encode('theme', 'dark', now()));
  // The first time it is shown it has just read everything.
  show(false);
  expect(heard).not.toHaveBeenCalled();
  show(true);
  expect(heard).toHaveBeenCalledOnce();
  expect(store.get('theme')).toBe('dark');
});

test('a save that another tab has replaced already shows what that tab wrote', async () => {
  const adapter = createMemoryAdapter();
  const overtaken: StorageAdapter = {
    ...adapter,
    async write(keys, plan) {
      const result = await adapter.write(keys, plan);
      adapter.change('projects', encode('projects', [], now()));
      return result;
    },
  };
  const store = createStore(overtaken, builtInContent);
  const seen: number[] = [];
  store.subscribe('projects', () => seen.push(store.get('projects').length));
  expect(await store.save('projects', oneProject)).toEqual({ ok: true });
  expect(seen).toEqual([0]);
});

test('only the consultations have a key without the prefix', () => {
  const bare = collectionKeys.filter((key) => !storageKey(key).startsWith('portfolio.'));
  expect(bare).toEqual(['consultations']);
  expect(storageKey('consultations')).toBe('consultations');
});

test('a second corrupt value does not overwrite the first one set aside', () => {
  const taken = ['portfolio.about.corrupt', 'portfolio.about.corrupt.2'];
  expect(setAsideKey('about', (name) => taken.includes(name))).toBe('portfolio.about.corrupt.3');
});

test('the consultations are stored as the bare list', () => {
  expect(encode('consultations', [], now())).toBe('[]');
  expect(decode('consultations', '[]')).toEqual({ ok: true, value: [], savedAt: null });
});

test('what is stored waits for the code that can read it, and everybody is told', async () => {
  const adapter = createMemoryAdapter();
  adapter.change('projects', encode('projects', oneProject, now()));
  const store = openStore(adapter, builtInContent, () => import('./writer.ts'), now);
  const listener = vi.fn();
  store.subscribe('projects', listener);
  store.subscribe('services', listener);
  expect(store.get('projects')).toBe(builtInContent.projects);
  expect(store.isPending('projects')).toBe(true);
  expect(store.isPending('services')).toBe(false);
  const pending: boolean[] = [];
  store.subscribe('projects', () => pending.push(store.isPending('projects')));
  await store.ready();
  expect(pending).toEqual([false]);
  expect(store.isPending('projects')).toBe(false);
  expect(store.get('projects')).toEqual(oneProject);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a page on which nothing was saved does not fetch that code before the first save', async () => {
  const fetchCodec = vi.fn(() => import('./writer.ts'));
  const store = openStore(createMemoryAdapter(), builtInContent, fetchCodec, now);
  store.get('projects');
  expect(fetchCodec).not.toHaveBeenCalled();
  expect(await store.save('projects', oneProject)).toEqual({ ok: true });
  expect(await store.update('projects', () => [])).toEqual({ ok: true });
  expect(fetchCodec).toHaveBeenCalledTimes(1);
  expect(store.get('projects')).toEqual([]);
});

test('code that did not arrive makes a write fail in words, and is asked for again', async () => {
  const adapter = createMemoryAdapter();
  adapter.change('projects', encode('projects', oneProject, now()));
  let isOnline = false;
  const fetchCodec = vi.fn(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return await import('./writer.ts');
  });
  const store = openStore(adapter, builtInContent, fetchCodec, now);
  expect(store.get('projects')).toBe(builtInContent.projects);
  const unreachable = { ok: false, failure: { kind: 'unreachable' } };
  expect(await store.save('services', [])).toMatchObject(unreachable);
  expect(await store.update('projects', () => [])).toMatchObject(unreachable);
  expect(await store.saveAll({ services: [] })).toMatchObject(unreachable);
  expect(await store.restore({ services: null })).toMatchObject(unreachable);
  expect(await store.clear('projects')).toMatchObject(unreachable);
  await expect(store.ready()).rejects.toThrow('Failed to fetch');
  expect(store.isPending('projects')).toBe(true);
  isOnline = true;
  fetchCodec.mockClear();
  const another = { ...project, id: project.id + 1 };
  await Promise.all([store.ready(), store.update('projects', (all) => [...all, another])]);
  expect(fetchCodec).toHaveBeenCalledTimes(1);
  expect(store.get('projects')).toEqual([project, another]);
});
