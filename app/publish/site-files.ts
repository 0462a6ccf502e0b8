// The files beside the pages, made from the same content value.
import type { Content } from '#app/content/collections.ts';
import type { Theme } from '#app/content/session.ts';
import { MANIFEST_PATH, manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { FEED_PATH, rss } from './rss.ts';
import { sitemap } from './sitemap.ts';

type Make = (content: Content, ownerTheme?: Theme) => string | undefined;

/** By the path within the site. A site need not have all of them. */
const FILES: Readonly<Record<string, Make>> = {
  '/robots.txt': robots,
  [FEED_PATH]: rss,
  [MANIFEST_PATH]: manifest,
  // A site that asks not to be found has no use for a list of what there is to find.
  '/sitemap.xml': (content) => (content.settings.seo.robotsIndex ? sitemap(content) : undefined),
};

/** One of them; nothing for any other path. */
export function siteFile(path: string, content: Content, ownerTheme?: Theme): string | undefined {
  return Object.hasOwn(FILES, path) ? FILES[path]?.(content, ownerTheme) : undefined;
}

/** Texts by their path within the site. */
export function siteFiles(content: Content, ownerTheme?: Theme): Record<string, string> {
  const made = Object.keys(FILES).map((path) => [path, siteFile(path, content, ownerTheme)]);
  return Object.fromEntries(made.filter(([, text]) => text !== undefined));
}
