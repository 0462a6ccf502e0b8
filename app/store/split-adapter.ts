// Two places for what is kept: what one browser remembers stays in it, everything else is somewhere else.
import type { CollectionKey, KeyOf } from '#app/content/collections.ts';
import { isRefusal, type Result, type StorageAdapter, type Write } from './adapter.ts';

/** Written down, so that a public page need not bring the schemas along to know it. */
const OF_THIS_BROWSER: Readonly<Record<KeyOf<'device'>, true>> = {
  auth: true,
  theme: true,
  language: true,
  siteSnapshot: true,
  consent: true,
  chatQuestions: true,
};

function isOfThisBrowser(key: CollectionKey): boolean {
  return Object.hasOwn(OF_THIS_BROWSER, key);
}

export function createSplitAdapter(browser: StorageAdapter, rest: StorageAdapter): StorageAdapter {
  const placeOf = (key: CollectionKey) => (isOfThisBrowser(key) ? browser : rest);
  const isOwn = (write: Write) => ('key' in write ? isOfThisBrowser(write.key) : true);

  /** First what may find no room, and back again when the other place refuses. */
  async function writeBoth(
    keys: readonly CollectionKey[],
    plan: Parameters<StorageAdapter['write']>[1],
  ): Promise<Result> {
    const [own, others] = [
      keys.filter(isOfThisBrowser),
      keys.filter((key) => !isOfThisBrowser(key)),
    ];
    const partOf = (of: (write: Write) => boolean) => () => {
      const planned = plan();
      return isRefusal(planned) ? planned : planned.filter(of);
    };
    const before = own.map((key) => ({ key, text: browser.read(key) }));
    const kept = await browser.write(own, partOf(isOwn));
    if (!kept.ok) return kept;
    const written = await rest.write(
      others,
      partOf((write) => !isOwn(write)),
    );
    if (!written.ok) await browser.write(own, () => before);
    return written;
  }

  return {
    read: (key) => placeOf(key).read(key),
    write(keys, plan) {
      if (keys.every(isOfThisBrowser)) return browser.write(keys, plan);
      return keys.some(isOfThisBrowser) ? writeBoth(keys, plan) : rest.write(keys, plan);
    },
    setAside: (key, text) => placeOf(key).setAside(key, text),
    copies: () => [...browser.copies().filter(({ key }) => isOfThisBrowser(key)), ...rest.copies()],
    watch(onChange) {
      const ends = [browser.watch(onChange), rest.watch(onChange)];
      return () => {
        for (const end of ends) end();
      };
    },
    async load() {
      await Promise.all([browser.load(), rest.load()]);
    },
  };
}
