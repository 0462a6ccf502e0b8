import { type Content, collections, keysOf, type SiteKey } from './collections.ts';

/** Everything beside the site itself, in a browser that has stored nothing: no inbox, no session. */
export const nothingStored = Object.fromEntries(
  [...keysOf('inbox'), ...keysOf('device')].map((key) => [key, collections[key].empty]),
) as unknown as Omit<Content, SiteKey>;
