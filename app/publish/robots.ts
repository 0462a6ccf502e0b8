import type { Content } from '#app/content/collections.ts';
import { withBase } from '#app/lib/base-path.ts';
import { addressesOf } from './addresses.ts';

/** Crawlers read it at the root of a host only; below one, every page says the same in its metadata. */
export function robots(content: Content): string {
  if (!content.settings.seo.robotsIndex) return 'User-agent: *\nDisallow: /\n';
  const addresses = addressesOf(content);
  const map = addresses.site && `\nSitemap: ${addresses.of('/sitemap.xml')}\n`;
  return `User-agent: *\nDisallow: ${withBase('/admin')}\n${map ?? ''}`;
}
