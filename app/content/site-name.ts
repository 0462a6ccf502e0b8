import type { Settings } from './settings.ts';

/** Names the site in titles and metadata while the owner has not named it. */
export const SITE_NAME_FALLBACK = 'Portfolio';

export function siteNameOf(settings: Settings): string {
  return settings.siteName.trim() || SITE_NAME_FALLBACK;
}
