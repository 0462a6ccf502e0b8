// The files beside the pages, made from the same content value.
import type { Content } from '#app/content/collections.ts';
import type { Theme } from '#app/content/session.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { MANIFEST_PATH, manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { feedPath, rss } from './rss.ts';
import { sitemap } from './sitemap.ts';

type Made = string | undefined;
type Make = (content: Content, ownerTheme?: Theme) => Made | Promise<Made>;

/** By the path within the site. A site need not have all of them. */
const FILES: Readonly<Record<string, Make>> = {
  '/robots.txt': robots,
  [MANIFEST_PATH]: manifest,
  // A site that asks not to be found has no use for a list of what there is to find.
  '/sitemap.xml': (content) => (content.settings.seo.robotsIndex ? sitemap(content) : undefined),
};

function filesOf(content: Content): ReadonlyMap<string, Make> {
  const { offered } = languagesOf(content.settings);
  const feeds = offered.map((language): [string, Make] => [
    feedPath(language, content),
    () => rss(content, language),
  ]);
  return new Map([...Object.entries(FILES), ...feeds]);
}

/** One of them; nothing for any other path. */
export async function siteFile(
  path: string,
  content: Content,
  ownerTheme?: Theme,
): Promise<string | undefined> {
  return filesOf(content).get(path)?.(content, ownerTheme);
}

/** Texts by their path within the site. */
export async function siteFiles(
  content: Content,
  ownerTheme?: Theme,
): Promise<Record<string, string>> {
  const made = [...filesOf(content)].map(
    async ([path, make]) => [path, await make(content, ownerTheme)] as const,
  );
  const all = await Promise.all(made);
  return Object.fromEntries(
    all.flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])),
  );
}
