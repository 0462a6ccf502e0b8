// The pages of a site that search engines and readers should know, with complete addresses.
import type { BlogPost } from '#app/content/blog-posts.ts';
import type { Content } from '#app/content/collections.ts';
import type { LanguageCode } from '#app/content/language-codes.ts';
import { languagePrefix } from '#app/content/language-path.ts';
import { addressBelow, siteAddress } from '#app/content/page-metadata.ts';
import { languageOf, postsIn } from '#app/content/post-groups.ts';
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

/** Every published post with its path in the main language, newest first. */
export function postPages(content: Pick<Content, 'blogPosts'>): PostPage[] {
  return pagesOf(publishedPosts(content.blogPosts));
}

/** The same for those that a list in a language has, in its order. */
export function listedPages(
  content: Pick<Content, 'blogPosts' | 'settings'>,
  language: LanguageCode,
): PostPage[] {
  return pagesOf(postsIn(content.blogPosts, language, languagesOf(content.settings).main));
}

interface PostPage {
  post: BlogPost;
  path: string;
}

/** Of two with one address, the first is the page. */
function pagesOf(posts: readonly BlogPost[]): PostPage[] {
  const pages = new Map<string, BlogPost>();
  for (const post of posts) if (!pages.has(post.slug)) pages.set(post.slug, post);
  return [...pages.values()].map((post) => ({ post, path: plainPath(post) }));
}

/** The path of a post below the language that it is written in, whoever reads it where. */
export function ownPath(post: BlogPost, { settings }: Pick<Content, 'settings'>): string {
  const languages = languagesOf(settings);
  return languagePrefix(languageOf(post, languages.main), languages) + plainPath(post);
}

function plainPath({ slug }: BlogPost): string {
  return withoutBase(pathsBelow('').post(slug));
}
