// What every history does, whatever stands behind it.
import { describe, expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Content, SiteKey } from '#app/content/collections.ts';
import type { EarlierVersion, History } from './ports.ts';
import type { Store } from './store.ts';
import { expectChange, expectView } from './view-contract.ts';

interface Owner {
  store: Store;
  history: History;
}

export interface HistoryFixture extends Owner {
  /** The same site, as another tab or browser has it. */
  other: Owner;
}

type Service = Content['services'][number];

const [first, second, third] = builtInContent.services as [Service, Service, Service];

const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
const conflict = { ok: false, failure: { kind: 'conflict' } };

/** `open` gives a site on which nothing has been saved. */
export function historyContract(title: string, open: () => Promise<HistoryFixture>): void {
  /** As many as there are to be, newest first, each with its value. */
  async function expectVersions<K extends SiteKey>(
    { history }: Owner,
    key: K,
    values: readonly (Content[K] | null)[],
  ): Promise<readonly EarlierVersion[]> {
    const view = history.versions(key);
    await expectView(
      view,
      values.map(() => expect.anything()),
    );
    const versions = view.get() ?? [];
    const read = await Promise.all(versions.map(({ id }) => history.read(key, id)));
    expect(read).toEqual(values.map((value) => ({ ok: true, value })));
    return versions;
  }

  describe(title, () => {
    test('where nothing was saved there is no earlier version', async () => {
      await expectVersions(await open(), 'services', []);
    });

    test('a save keeps what it replaces, newest first; before the first one nothing was saved', async () => {
      const site = await open();
      await site.store.save('services', [first]);
      await expectVersions(site, 'services', [null]);
      const savedAt = site.store.savedAt('services');
      await site.store.save('services', [second]);
      await site.store.save('services', []);
      const versions = await expectVersions(site, 'services', [[second], [first], null]);
      expect(versions.map((version) => version.savedAt)).toEqual([MOMENT, savedAt, null]);
      expect(new Set(versions.map(({ id }) => id)).size).toBe(3);
    });

    test('whatever replaces a collection keeps it: an update, an import, taking it back', async () => {
      const site = await open();
      await site.store.save('services', [first]);
      await site.store.update('services', (services) => [...services, second]);
      await site.store.saveAll({ services: [third], projects: [] });
      await site.store.clear('services');
      await site.store.save('services', []);
      const kept = [null, [third], [first, second], [first], null];
      const [cleared] = await expectVersions(site, 'services', kept);
      expect(cleared?.savedAt).toEqual(MOMENT);
      await expectVersions(site, 'projects', [null]);
    });

    test('to restore a version is to save it, and what that replaces is kept', async () => {
      const site = await open();
      await site.store.save('services', [first]);
      await site.store.save('services', [second]);
      const [version] = await expectVersions(site, 'services', [[first], null]);
      const read = await site.history.read('services', version?.id ?? '');
      if (!read.ok || !read.value) throw new Error('There is an earlier version.');
      const since = site.store.revision('services');
      expect(await site.store.save('services', read.value, { since })).toEqual({ ok: true });
      expect(site.store.get('services')).toEqual([first]);
      await expectVersions(site, 'services', [[second], [first], null]);
    });

    test('what another one saves is in it, and it tells', async () => {
      const site = await open();
      await site.store.save('services', [first]);
      await expectVersions(site.other, 'services', [null]);
      const save = () => site.other.store.save('services', [second]);
      await expectChange(site.history.versions('services'), save, [
        expect.objectContaining({ savedAt: MOMENT }),
        expect.objectContaining({ savedAt: null }),
      ]);
      await expectVersions(site, 'services', [[first], null]);
      await expectVersions(site.other, 'services', [[first], null]);
    });

    test('a save that is refused keeps nothing', async () => {
      const site = await open();
      const since = site.store.revision('services');
      await site.store.save('services', [first]);
      expect(await site.store.save('services', [second], { since })).toMatchObject(conflict);
      await expectVersions(site, 'services', [null]);
    });

    test('saves of two at the same moment are all kept', async () => {
      const site = await open();
      const { other } = site;
      await site.store.save('services', []);
      const ids = [1, 2, 3, 4];
      const results = ids.map((id) =>
        (id % 2 ? site : other).store.update('services', (all) => [
          ...all,
          { ...first, id: String(id) },
        ]),
      );
      expect(await Promise.all(results)).toEqual(ids.map(() => ({ ok: true })));
      // Each of them was made of the one before: none is missing and none is there twice.
      const view = site.history.versions('services');
      await expectView(
        view,
        [null, ...ids].map(() => expect.anything()),
      );
      const read = await Promise.all(
        (view.get() ?? []).map(({ id }) => site.history.read('services', id)),
      );
      const lengths = read.map((each) => each.ok && each.value?.length);
      expect(lengths).toEqual([3, 2, 1, 0, undefined]);
    });

    test('the last fifty are kept', async () => {
      const site = await open();
      const saves = Array.from({ length: 53 }, (_, id) => [{ ...first, id: String(id) }]);
      for (const services of saves) await site.store.save('services', services);
      await expectVersions(site, 'services', saves.slice(2, 52).reverse());
    });

    test('what is not kept cannot be read', async () => {
      const { store, history } = await open();
      await store.save('services', [first]);
      for (const id of ['x', ' ', '00', '../services', '-1', '1e3', '99', '9'.repeat(30)]) {
        expect(await history.read('services', id), id).toMatchObject(conflict);
      }
    });
  });
}
