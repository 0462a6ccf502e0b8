import type { Content } from '#app/content/collections.ts';
import { markupText } from '#app/lib/markup-text.ts';
import { addressesOf, languagePrefixes, postPages } from './addresses.ts';
import { alternatesOf } from './language-tags.ts';

/** https://www.sitemaps.org/protocol.html; undefined without the site's address, which it cannot do without. */
export function sitemap(content: Content): string | undefined {
  const { site, of } = addressesOf(content);
  if (site === undefined) return undefined;
  const prefixes = languagePrefixes(content);
  /** One for each language, and each names all of them. */
  function entries({ path, changed }: { path: string; changed?: string }): string[] {
    const rest = (changed === undefined ? '' : day(changed)) + links(path);
    return prefixes.map(
      (prefix) => `<url><loc>${markupText(of(prefix + path))}</loc>${rest}</url>`,
    );
  }
  function links(path: string): string {
    return alternatesOf(path, content)
      .map(
        ({ language, address }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${markupText(address)}"/>`,
      )
      .join('');
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries({ path: '/' }),
    ...entries({ path: '/blog' }),
    ...postPages(content).flatMap(({ post, path }) => entries({ path, changed: post.date })),
    '</urlset>',
    '',
  ].join('\n');
}

function day(changed: string): string {
  return `<lastmod>${new Date(changed).toISOString()}</lastmod>`;
}
