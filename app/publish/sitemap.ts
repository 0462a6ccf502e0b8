import type { Content } from '#app/content/collections.ts';
import { markupText } from '#app/lib/markup-text.ts';
import { addressesOf, languagePrefixes, ownPath, postPages } from './addresses.ts';
import { type Alternate, alternatesOf, postAlternatesOf } from './language-tags.ts';

/** https://www.sitemaps.org/protocol.html; undefined without the site's address, which it cannot do without. */
export function sitemap(content: Content): string | undefined {
  const { site, of } = addressesOf(content);
  if (site === undefined) return undefined;
  const prefixes = languagePrefixes(content);
  /** One for each language, and each names all of them. */
  const inEveryLanguage = (path: string) =>
    prefixes.map((prefix) => entry(of(prefix + path), links(alternatesOf(path, content))));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...inEveryLanguage('/'),
    ...inEveryLanguage('/blog'),
    // A post is in one language, and names its translations.
    ...postPages(content).map(({ post }) =>
      entry(of(ownPath(post, content)), day(post.date) + links(postAlternatesOf(post, content))),
    ),
    '</urlset>',
    '',
  ].join('\n');
}

function entry(address: string, rest: string): string {
  return `<url><loc>${markupText(address)}</loc>${rest}</url>`;
}

function links(alternates: readonly Alternate[]): string {
  return alternates
    .map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${markupText(address)}"/>`,
    )
    .join('');
}

function day(changed: string): string {
  return `<lastmod>${new Date(changed).toISOString()}</lastmod>`;
}
