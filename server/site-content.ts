// The content as it is now: the built-in one, with what the owner has saved in its place.
import { builtInContent } from '#app/content/built-in.ts';
import type { Content, SiteKey } from '#app/content/collections.ts';
import { nothingStored } from '#app/content/nothing-stored.ts';
import { publishedAbout } from '#app/content/owner.ts';
import { contentVersions, readContent, type SavedContent, type Versions } from './db/content.ts';
import type { Database } from './db/open.ts';

export interface SiteNow {
  content: Content;
  /** The site is the owner's, and not the built-in one. */
  isPublished: boolean;
}

export interface SiteContent {
  /** Read once for each state. */
  read(): Promise<SiteNow>;
  /** It has changed. */
  drop(): void;
  /** Somebody else has written something: whether it was the content. */
  hasChanged(): Promise<boolean>;
}

export function createSiteContent({ db }: Pick<Database, 'db'>): SiteContent {
  let known: { versions: Promise<Versions>; site: Promise<SiteNow> } | null = null;
  /** As it was read last. Most of it stays the same when something is saved, and can be large. */
  let kept: SavedContent = {};

  async function readSaved(versions: Versions): Promise<SavedContent> {
    const keys = Object.keys(versions) as SiteKey[];
    const newer = keys.filter((key) => (kept[key]?.version ?? 0) < (versions[key] ?? 0));
    const read = await readContent(db, newer);
    // Whoever asked later may have been answered first.
    const isNews = ([key, { version }]: [string, { version: number }]) =>
      (kept[key as SiteKey]?.version ?? 0) < version;
    const news = Object.fromEntries(Object.entries(read).filter(isNews));
    // What a restore has taken away is gone.
    const held = Object.entries({ ...kept, ...news }).filter(([key]) => key in versions);
    kept = Object.fromEntries(held);
    return kept;
  }

  /** What visitors wrote is no part of it: a page could not show it by mistake. */
  async function readSite(versions: Versions): Promise<SiteNow> {
    const saved = Object.entries(await readSaved(versions)).filter(
      ([, { value }]) => value !== null,
    );
    const values = Object.fromEntries(saved.map(([key, { value }]) => [key, value]));
    const content: Content = { ...builtInContent, ...values, ...nothingStored };
    if (saved.length === 0) return { content, isPublished: false };
    const about = publishedAbout(content.about, content.settings);
    return { content: { ...content, about }, isPublished: true };
  }

  return {
    async read() {
      // The versions first: what is written in between is found to be newer, and never taken for what was read.
      known ??= (() => {
        const versions = contentVersions(db);
        return { versions, site: versions.then(readSite) };
      })();
      const mine = known;
      try {
        return await mine.site;
      } catch (error) {
        // What failed is not remembered.
        if (known === mine) known = null;
        throw error;
      }
    },
    drop() {
      known = null;
    },
    async hasChanged() {
      const [before, now] = await Promise.all([known?.versions, contentVersions(db)]);
      return before !== undefined && JSON.stringify(before) !== JSON.stringify(now);
    },
  };
}
