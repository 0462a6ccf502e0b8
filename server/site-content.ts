// The content as it is now: the built-in one, with what the owner has saved in its place.
import { builtInContent } from '#app/content/built-in.ts';
import type { Content } from '#app/content/collections.ts';
import { nothingStored } from '#app/content/nothing-stored.ts';
import { readContent } from './db/content.ts';
import type { Database } from './db/open.ts';

export interface SiteNow {
  content: Content;
  /** The site is the owner's, and not the built-in one. */
  isPublished: boolean;
}

/** What visitors wrote is no part of it: a page could not show it by mistake. */
export async function readSite({ db }: Database): Promise<SiteNow> {
  const saved = Object.entries(await readContent(db)).filter(([, { value }]) => value !== null);
  const values = Object.fromEntries(saved.map(([key, { value }]) => [key, value]));
  return {
    content: { ...builtInContent, ...values, ...nothingStored },
    isPublished: saved.length > 0,
  };
}
