// The pages of a site that search engines and readers should know, with complete addresses.
import type { BlogPost } from '#app/content/blog-posts.ts';
import type { Content } from '#app/content/collections.ts';
import { languagePrefix } from '#app/content/language-path.ts';
import { addressBelow, siteAddress } from '#app/content/page-metadata.ts';
import { publishedPosts } from '#app/content/post-queries.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { withoutBase } from '#app/lib/base-path.ts';
import { pathsBelow } from '#app/site/pages/page.ts';

export interface Addresses {
  /** Where the site stands; undefined while nobody said so. */
  site: string | undefined;
  /** The complete address of a page or file, or the best there is without the site's. */
  of: (path: string) => string;
}

export function addressesOf({ settings }: Pick<Content, 'settings'>): Addresses {
  const site = siteAddress(settings);
  return { site, of: (path) => addressBelow(site, path) };
}

/** What the addresses of each language begin with that the site offers; those of the main one, which is first, with nothing. */
export function languagePrefixes({ settings }: Pick<Content, 'settings'>): string[] {
  const languages = languagesOf(settings);
  const all = languages.offered.map((language) => languagePrefix(language, languages));
  return [...new Set(['', ...all])];
}

/** Every published post with its path in the main language, newest first. Of two with one address, the newer is the page. */
export function postPages(content: Pick<Content, 'blogPosts'>): { post: BlogPost; path: string }[] {
  const pages = new Map<string, BlogPost>();
  for (const post of publishedPosts(content.blogPosts)) {
    if (!pages.has(post.slug)) pages.set(post.slug, post);
  }
  const paths = pathsBelow('');
  return [...pages].map(([slug, post]) => ({ post, path: withoutBase(paths.post(slug)) }));
}
