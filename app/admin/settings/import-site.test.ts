import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { makeBundle, readBundle } from '#app/content/bundle.ts';
import { type Content, collectionKeys } from '#app/content/collections.ts';
import type { Service } from '#app/content/services.ts';
import { failure, success } from '#app/store/adapter.ts';
import { createStore } from '#app/store/create-store.ts';
import { FakeStorage } from '#app/store/fake-browser.ts';
import { createMemoryAdapter, type MemoryAdapter } from '#app/store/memory-adapter.ts';
import type { Added } from '#app/store/ports.ts';
import type { Store } from '#app/store/store.ts';
import { createWebStorageAdapter } from '#app/store/web-storage-adapter.ts';
import { createMemoryMedia, pictureOf } from '../media/media-in-test.ts';
import { exportSite, importSite, planImport, restoreSite } from './import-site.ts';
import { readSiteFile } from './read-site-file.ts';

function bundleOf(changes: Partial<Content>, withInbox = false) {
  const read = readBundle(makeBundle({ ...builtInContent, ...changes }, { withInbox }));
  if (!read.ok) throw new Error(read.reason);
  return read.bundle;
}

const open = (adapter: MemoryAdapter) => createStore(adapter, builtInContent);
const stored = (adapter: MemoryAdapter) => collectionKeys.map((key) => adapter.read(key));
async function textOf(store: Store, withInbox: boolean): Promise<string> {
  const text = await exportSite(store, { withInbox });
  if (typeof text !== 'string') throw new Error(text.failure.message);
  return text;
}

const about = { ...builtInContent.about, name: 'Imported' };

test('an export that is imported elsewhere is exported again with the same bytes', async () => {
  const text = fc.string({ unit: 'grapheme' });
  await fc.assert(
    fc.asyncProperty(text, fc.boolean(), async (name, withInbox) => {
      const first = open(createMemoryAdapter());
      await first.save('about', { ...about, name });
      await first.save('messages', []);
      const file = await textOf(first, withInbox);
      const second = open(createMemoryAdapter());
      await second.save('services', []);
      const read = readBundle(file);
      if (!read.ok) throw new Error(read.reason);
      expect(await importSite(second, planImport(second, read.bundle))).toEqual({ ok: true });
      expect(await textOf(second, withInbox)).toBe(file);
      expect(planImport(second, read.bundle).changes).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

test.each([
  ['outdated', '{"version":99,"savedAt":"2027-03-04T05:06:07.000Z","value":[]}'],
  ['unreadable', '{"version":1,"savedAt":"2027-03-04T05:06:07.000Z","value":7}'],
])('what this page cannot read is not exported as something else: %s', async (kind, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const area = new FakeStorage();
  area.setItem('portfolio.messages', text);
  // Without room for a copy.
  area.capacity = 100;
  const adapter = createWebStorageAdapter(() => area, new EventTarget());
  const store = createStore(adapter, builtInContent);
  expect(await exportSite(store, { withInbox: true })).toMatchObject({ failure: { kind } });
  expect(await exportSite(store, { withInbox: false })).toBeTypeOf('string');
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

test('a server, which keeps what was there before, takes it without room for a snapshot', async () => {
  const store = open(createMemoryAdapter({ capacity: 5000 }));
  const long = 'x'.repeat(2500);
  await store.save('about', { ...about, bio: long });
  const service = { ...builtInContent.services[0], description: long } as Service;
  await store.save('services', [service]);
  const plan = planImport(store, bundleOf({ about, services: [] }));
  expect(await importSite(store, plan)).toMatchObject({ failure: { kind: 'full' } });
  expect(await importSite(store, plan, {}, 'server')).toEqual({ ok: true });
  expect(store.get('about')).toEqual(about);
  expect(store.get('siteSnapshot')).toBeNull();
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

test('an inbox that lies elsewhere gives what it holds, and is given what it lacks', async () => {
  const store = open(createMemoryAdapter());
  const whole = { read: vi.fn(), add: vi.fn(async (): Promise<Added> => success) };
  const held = { messages: builtInContent.messages.slice(1), consultations: [], bookings: [] };
  whole.read.mockResolvedValue(held);
  const file = await exportSite(store, { withInbox: true }, { whole });
  expect(readBundle(String(file))).toMatchObject({ ok: true, bundle: { inbox: held } });
  await exportSite(store, { withInbox: false }, { whole });
  expect(whole.read).toHaveBeenCalledOnce();

  const bundle = bundleOf({ about }, true);
  const plan = planImport(store, bundle, { whole });
  expect(plan.changes.map(({ key }) => key)).toEqual(['about']);
  expect(await importSite(store, plan, { whole })).toEqual(success);
  expect(whole.add).toHaveBeenCalledWith(bundle.inbox);
  whole.add.mockResolvedValueOnce({ ok: true, callsWithoutTime: 2 });
  const again = planImport(store, bundle, { whole });
  expect(await importSite(store, again, { whole })).toEqual({ ok: true, callsWithoutTime: 2 });
  expect(collectionKeys.filter(store.isSaved)).toEqual(['about', 'siteSnapshot']);
});

test('an inbox that cannot be given anything leaves the site as it was', async () => {
  const refusal = failure('unreachable', 'The server cannot be reached.');
  const whole = { read: vi.fn(), add: vi.fn(async () => refusal) };
  const store = open(createMemoryAdapter());
  const plan = planImport(store, bundleOf({ about }, true), { whole });
  expect(await importSite(store, plan, { whole })).toEqual(refusal);
  expect(collectionKeys.filter(store.isSaved)).toEqual([]);
});

test('an inbox that cannot be asked is not exported as an empty one', async () => {
  const refusal = failure('unreachable', 'The server cannot be reached.');
  const whole = { read: async () => refusal, add: async () => success };
  const store = open(createMemoryAdapter());
  expect(await exportSite(store, { withInbox: true }, { whole })).toEqual(refusal);
});

test('pictures of a library travel with the site, and stay where they are in it', async () => {
  const [here, gone] = [pictureOf('a'), pictureOf('b')];
  const media = createMemoryMedia(here);
  const store = open(createMemoryAdapter());
  const shown = { ...about, photo: here.address, bio: `It was ![removed](${gone.address}).` };
  await store.save('about', shown);
  const text = String(await exportSite(store, { withInbox: false }, { media }));
  const file = new File([text], 'site.json');

  const back = await readSiteFile(file, media);
  expect(back).toMatchObject({ ok: true, bundle: { content: { about: shown } } });
  const elsewhere = await readSiteFile(file);
  const photo = await media.small(here.address);
  expect(elsewhere).toMatchObject({
    ok: true,
    bundle: { content: { about: { photo, bio: shown.bio } } },
  });
});

test('a file that is large for its pictures comes back where a library is', async () => {
  const media = createMemoryMedia();
  const fileOf = (megabytes: number) =>
    Object.defineProperty(new File([makeBundle({ about })], 'site.json'), 'size', {
      value: megabytes * 1024 * 1024,
    });
  expect(await readSiteFile(fileOf(200), media)).toMatchObject({ ok: true });
  expect(await readSiteFile(fileOf(300), media)).toEqual({
    ok: false,
    reason: 'The file has 300.0 MB; the limit for a site is 256.0 MB.',
  });
  expect(await readSiteFile(fileOf(200))).toMatchObject({
    ok: false,
    reason: expect.stringContaining('the limit for a site is 32.0 MB'),
  });
});

test('a library that cannot be asked is not exported as an empty one', async () => {
  const refusal = failure('unreachable', 'The server cannot be reached.');
  const store = open(createMemoryAdapter());
  await store.save('about', { ...about, photo: pictureOf('a').address });
  const media = { small: async () => refusal };
  expect(await exportSite(store, { withInbox: false }, { media })).toEqual(refusal);
});
