import type { Content, SiteKey } from './collections.ts';

/** Everything beside the site itself, in a browser that has stored nothing: no inbox, no session. */
export const nothingStored: Omit<Content, SiteKey> = {
  messages: [],
  consultations: [],
  bookings: [],
  auth: null,
  theme: null,
  language: null,
  siteSnapshot: null,
  latestPosts: null,
  consent: null,
};
