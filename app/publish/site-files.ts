// The files beside the pages, made from the same content value.
import type { Content } from '#app/content/collections.ts';
import type { Theme } from '#app/content/session.ts';
import { MANIFEST_PATH, manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { FEED_PATH, rss } from './rss.ts';
import { sitemap } from './sitemap.ts';

/** Texts by their path within the site. */
export function siteFiles(content: Content, ownerTheme?: Theme): Record<string, string> {
  // A site that asks not to be found has no use for a list of what there is to find.
  const map = content.settings.seo.robotsIndex ? sitemap(content) : undefined;
  return {
    '/robots.txt': robots(content),
    [FEED_PATH]: rss(content),
    [MANIFEST_PATH]: manifest(content, ownerTheme),
    ...(map !== undefined && { '/sitemap.xml': map }),
  };
}
