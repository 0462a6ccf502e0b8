import type { Content } from '#app/content/collections.ts';
import { markupText } from '#app/lib/markup-text.ts';
import { addressesOf, postPages } from './addresses.ts';

/** https://www.sitemaps.org/protocol.html; undefined without the site's address, which it cannot do without. */
export function sitemap(content: Content): string | undefined {
  const addresses = addressesOf(content);
  if (addresses.site === undefined) return undefined;
  const pages = [
    { path: '/' },
    { path: '/blog' },
    ...postPages(content).map(({ post, path }) => ({ path, changed: post.date })),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((page) => entry(addresses.of(page.path), 'changed' in page && page.changed)),
    '</urlset>',
    '',
  ].join('\n');
}

function entry(address: string, changed: string | false): string {
  const day = changed && `<lastmod>${new Date(changed).toISOString()}</lastmod>`;
  return `<url><loc>${markupText(address)}</loc>${day || ''}</url>`;
}
