import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { makeBundle, readBundle } from '#app/content/bundle.ts';
import { type Content, collectionKeys } from '#app/content/collections.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter, type MemoryAdapter } from '#app/store/memory-adapter.ts';
import { exportSite, importSite, planImport, restoreSite } from './import-site.ts';

function bundleOf(changes: Partial<Content>, withInbox = false) {
  const read = readBundle(makeBundle({ ...builtInContent, ...changes }, { withInbox }));
  if (!read.ok) throw new Error(read.reason);
  return read.bundle;
}

const open = (adapter: MemoryAdapter) => createStore(adapter, builtInContent);
const stored = (adapter: MemoryAdapter) => collectionKeys.map((key) => adapter.read(key));
const about = { ...builtInContent.about, name: 'Imported' };

test('an export that is imported elsewhere is exported again with the same bytes', async () => {
  const text = fc.string({ unit: 'grapheme' });
  await fc.assert(
    fc.asyncProperty(text, fc.boolean(), async (name, withInbox) => {
      const first = open(createMemoryAdapter());
      await first.save('about', { ...about, name });
      await first.save('messages', []);
      const file = exportSite(first, { withInbox });
      const second = open(createMemoryAdapter());
      await second.save('services', []);
      const read = readBundle(file);
      if (!read.ok) throw new Error(read.reason);
      expect(await importSite(second, planImport(second, read.bundle))).toEqual({ ok: true });
      expect(exportSite(second, { withInbox })).toBe(file);
      expect(planImport(second, read.bundle).changes).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

test('only what differs is written, and the inbox only when the file has one', async () => {
  const store = open(createMemoryAdapter());
  await importSite(store, planImport(store, bundleOf({ about, messages: [] })));
  expect(collectionKeys.filter(store.isSaved)).toEqual(['about', 'siteSnapshot']);
  await importSite(store, planImport(store, bundleOf({ about, messages: [] }, true)));
  expect(collectionKeys.filter(store.isSaved)).toEqual(['about', 'messages', 'siteSnapshot']);
});

test('the snapshot brings everything back as it was stored, after a reload too', async () => {
  const adapter = createMemoryAdapter();
  const store = open(adapter);
  await store.save('projects', []);
  const before = stored(adapter);
  await importSite(store, planImport(store, bundleOf({ about, messages: [] }, true)));
  expect(store.get('about').name).toBe('Imported');
  expect(store.get('projects')).toHaveLength(5);
  await store.save('services', []);
  expect(await restoreSite(open(adapter))).toEqual({ ok: true });
  expect(stored(adapter)).toEqual(before);
});

test('messages that came after an import without an inbox survive its undoing', async () => {
  const store = open(createMemoryAdapter());
  await importSite(store, planImport(store, bundleOf({ about })));
  await store.save('messages', []);
  await restoreSite(store);
  expect(store.get('about')).toEqual(builtInContent.about);
  expect(store.get('messages')).toEqual([]);
});

test('collections that the file lacks are left alone, by the way back as well', async () => {
  const adapter = createMemoryAdapter();
  const store = open(adapter);
  await store.save('projects', []);
  const { projects, ...content } = bundleOf({ about }).content;
  const plan = planImport(store, { content });
  expect(plan.changes.map(({ key }) => key)).toEqual(['about']);
  expect(await importSite(store, plan)).toEqual({ ok: true });
  expect(store.get('projects')).toEqual([]);
  await store.save('projects', builtInContent.projects);
  await restoreSite(store);
  expect(store.get('about')).toEqual(builtInContent.about);
  expect(store.get('projects')).toHaveLength(5);
});

test('without room for all of it nothing is written', async () => {
  const adapter = createMemoryAdapter({ capacity: 2000 });
  const store = open(adapter);
  await store.save('projects', []);
  const before = stored(adapter);
  const plan = planImport(store, bundleOf({ about: { ...about, bio: 'x'.repeat(2000) } }));
  expect(await importSite(store, plan)).toMatchObject({ failure: { kind: 'full' } });
  expect(stored(adapter)).toEqual(before);
});

test('what was changed after the owner saw the changes is not overwritten', async () => {
  const adapter = createMemoryAdapter();
  const store = open(adapter);
  const plan = planImport(store, bundleOf({ about }));
  await store.save('projects', []);
  const before = stored(adapter);
  expect(await importSite(store, plan)).toMatchObject({ failure: { kind: 'conflict' } });
  expect(stored(adapter)).toEqual(before);
});

test('a snapshot with something unreadable in it is not restored in part', async () => {
  const adapter = createMemoryAdapter();
  const store = open(adapter);
  await store.save('siteSnapshot', { texts: { about: null, projects: '{', pets: '[]' } });
  await store.save('about', about);
  const before = stored(adapter);
  expect(await restoreSite(store)).toMatchObject({ failure: { kind: 'corrupt' } });
  expect(stored(adapter)).toEqual(before);
});
