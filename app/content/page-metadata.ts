// From the owner's settings and the facts of one page to the page's title, metadata and icon.

import { withBase, withoutBase } from '#app/lib/base-path.ts';
import { safeImage, withoutInvisible } from '#app/lib/safe-link.ts';
import type { About } from './about.ts';
import type { Settings } from './settings.ts';
import { siteNameOf } from './site-name.ts';

export const DEFAULT_ICON = withBase('/icons/favicon.svg');

export interface PageFacts {
  /** The page's own title; the landing page has none. */
  title?: string | undefined;
  /** Where links to the page lead; a page without an address is not canonical. */
  path?: string | undefined;
  description?: string | undefined;
  keywords?: string | undefined;
  /** The page's own picture, for links to it. */
  image?: string | undefined;
  article?: { publishedAt: string; author: string; language?: string | undefined } | undefined;
  isIndexed?: boolean | undefined;
  /** The pages between the first one and this; a page that has it says so to search engines. */
  trail?: { name: string; path: string }[] | undefined;
}

export interface SiteFacts {
  settings: Settings;
  about: About;
  /** Where the site stands, while neither the owner nor the build says so; unknown in the prerender. */
  origin?: string | undefined;
  /** The picture that the build drew for links to the page. */
  shareImage?: string | undefined;
  /** The path of the first page in the language of this one; the plain one unless it says so. */
  home?: string | undefined;
}

export interface Metadata {
  title: string;
  /** The title of links to the page. */
  shareTitle: string;
  description: string;
  canonical: string | undefined;
  image: string | undefined;
  icon: string;
  siteName: string;
  /** The address of the first page. */
  home: string;
  /** The complete address of a page of the site, or all that is known of it. */
  addressOf: (path: string) => string;
  tags: { kind: 'name' | 'property'; key: string; content: string }[];
}

export function metadataOf(page: PageFacts, site: SiteFacts): Metadata {
  const { settings, about } = site;
  const { seo } = settings;
  const siteName = siteNameOf(settings);
  const address = siteAddress(settings, site.origin);
  const { home = '/' } = site;
  const canonical = canonicalOf(page, home, seo.canonicalUrl, address);
  const description = firstText(
    page.description,
    seo.metaDescription,
    settings.siteDescription,
    about.bio,
  );
  const image = absolute(imageOf(page, site), address);
  const { title, shareTitle } = titlesOf(page, seo, siteName);

  const named = {
    description,
    keywords: firstText(page.keywords, seo.keywords),
    robots: robotsOf(page, seo),
    'twitter:card': seo.twitterCard,
    'twitter:site': handleOf(seo.twitterHandle),
    'twitter:title': shareTitle,
    'twitter:description': description,
    'twitter:image': image,
  };
  const graph = {
    'og:title': shareTitle,
    'og:description': description,
    'og:type': page.article ? 'article' : seo.ogType,
    'og:url': canonical,
    'og:image': image,
    'og:site_name': siteName,
  };
  return {
    title,
    shareTitle,
    description,
    canonical,
    image,
    icon: safeImage(settings.faviconUrl) ?? DEFAULT_ICON,
    siteName,
    home: addressBelow(address, home),
    addressOf: (path) => addressBelow(address, path),
    tags: [...tagsOf('name', named), ...tagsOf('property', graph)],
  };
}

const ACCOUNT_PAGE = /^(?:https?:\/\/)?(?:\w+\.)?(?:x|twitter)\.com\/@?(\w+).*$/i;

/** An account on X as its card names it, also from the address of its page; what is no handle is left out. */
export function handleOf(written: string): string {
  const handle = withoutInvisible(written).trim().replace(ACCOUNT_PAGE, '$1');
  return /[\s/]/.test(handle) ? '' : handle.replace(/^@?(?=.)/, '@');
}

function titlesOf(page: PageFacts, seo: Settings['seo'], siteName: string) {
  if (page.title === undefined) {
    const title = seo.metaTitle.trim() || siteName;
    return { title, shareTitle: seo.ogTitle.trim() || title };
  }
  const title = `${page.title} | ${siteName}`;
  return { title, shareTitle: page.article ? page.title : title };
}

function robotsOf({ isIndexed = true }: PageFacts, seo: Settings['seo']): string {
  const index = seo.robotsIndex && isIndexed ? 'index' : 'noindex';
  return `${index}, ${seo.robotsFollow ? 'follow' : 'nofollow'}`;
}

/** That of the site's first page is the owner's own, letter by letter. */
function canonicalOf(page: PageFacts, home: string, written: string, site: string | undefined) {
  const path = page.title === undefined ? home : page.path;
  if (site === undefined || !path) return undefined;
  const within = withoutBase(path);
  return within === '/' && webAddress(written) ? written.trim() : site + within;
}

function tagsOf(kind: 'name' | 'property', values: Record<string, string | undefined>) {
  return Object.entries(values).flatMap(([key, content]) =>
    content ? [{ kind, key, content }] : [],
  );
}

/** An article's own, or the one that was drawn for it; other pages have the site's. */
function imageOf(page: PageFacts, { settings, shareImage }: SiteFacts): string | undefined {
  return page.image || (!page.article && settings.seo.ogImage) || shareImage;
}

/** Other sites can only use an address that is complete. */
function absolute(link: string | undefined, site: string | undefined): string | undefined {
  const safe = safeImage(link);
  if (safe?.startsWith('/')) return site && site + withoutBase(safe);
  return webAddress(safe) && safe;
}

/**
 * Where the site's first page stands, without a slash at its end: the owner's word, else the build's, else
 * where this page came from.
 */
export function siteAddress({ seo }: Settings, origin?: string): string | undefined {
  for (const candidate of [seo.canonicalUrl, import.meta.env.SITE_URL, origin]) {
    const url = webAddress(candidate);
    if (url) return (url.origin + url.pathname).replace(/\/+$/, '');
  }
  return undefined;
}

/** A complete address, or while the site's is unknown the path that a browser can follow. */
export function addressBelow(site: string | undefined, path: string): string {
  return site === undefined ? withBase(path) : site + withoutBase(path);
}

function webAddress(written: string | undefined): URL | undefined {
  const link = safeImage(written);
  return link?.startsWith('http') ? new URL(link) : undefined;
}

function firstText(...texts: (string | undefined)[]): string {
  for (const text of texts) if (text?.trim()) return text.trim().replace(/\s+/g, ' ');
  return '';
}
