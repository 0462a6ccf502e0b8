// The public pages, the files beside them and the share images, made from the database.
import { type Context, Hono } from 'hono';
import type { Content } from '#app/content/collections.ts';
import { languagePrefix, readLanguage } from '#app/content/language-path.ts';
import { postsPlace } from '#app/content/post-pages.ts';
import { findPublishedPost } from '#app/content/post-queries.ts';
import { plainFormAction } from '#app/content/request-options.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import type { PageAssets } from '#app/document.ts';
import type * as Renderer from '#app/entry.server.tsx';
import { withoutIndex } from '#app/lib/without-index.ts';
import { contentType } from '../scripts/content-types.mjs';
import { policyHeader } from '../scripts/security-headers.mjs';
import { answer } from './answer.ts';
import type { GuardedEnv } from './http.ts';
import type { CachedPage, PageCache, PageSource } from './page-cache.ts';
import type { ShareImages } from './share-images.ts';
import type { SiteContent } from './site-content.ts';
import { visitorLanguage } from './visitor-language.ts';

export interface PageServices {
  siteContent: Pick<SiteContent, 'read'>;
  renderer: Pick<typeof Renderer, 'renderDocument' | 'shellDocument' | 'siteFile' | 'ownerTheme'>;
  assets: PageAssets;
  /** Where the file from which the admin starts is. */
  contentFile?: string | undefined;
  shareImages: ShareImages;
  cache: PageCache;
}

/** The language that an address names. */
type Spoken = ReturnType<typeof readLanguage>['language'];

interface Asked {
  path: string;
  /** Of the list of posts; the others are one page. */
  page: number;
}

/** The page that says that there is none. */
const NOT_FOUND: Asked = { path: '/404', page: 1 };
/** What a worker keeps for addresses that were never visited: without a connection it says so. */
const SHELL = '/shell.html';
/** It goes on at `/blog?page=2`. */
const LIST = '/blog';
/** One document for all its screens. */
const ADMIN = '/admin';
/** What has one address, whatever the visitor speaks. */
const UNSPOKEN = [ADMIN, NOT_FOUND.path];
/** What an address without a language is answered with depends on who asks. */
const BY_VISITOR = { Vary: 'Accept-Language, Cookie, Referer' };

export function pageRoutes(services: PageServices): Hono<GuardedEnv> {
  const { siteContent, renderer, assets, contentFile, shareImages, cache } = services;

  async function render({ path, page }: Asked): Promise<PageSource> {
    const { content, isPublished } = await siteContent.read();
    const ownerTheme = isPublished ? renderer.ownerTheme(content.settings) : undefined;
    const file =
      (await renderer.siteFile(path, content, ownerTheme)) ??
      (await shareImages.draw(path, content));
    if (file !== undefined) return found(path, file);
    const { language, path: plain } = readLanguage(path);
    if (plain === SHELL && isOfferedAt(language, content)) {
      const shell = await renderer.shellDocument(path, content, assets, {
        ownerTheme,
        isMadeAnew: true,
      });
      return { status: 200, headers: pageHeaders(shell), body: shell };
    }
    const place =
      plain === LIST
        ? postsPlace(content.blogPosts, page, languagesOf(content.settings).main)
        : undefined;
    if (!isPage(path, content) || (plain === LIST && !place)) throw new Missing();
    const shareImage = await shareImages.pathFor(path, content);
    const extras = {
      ownerTheme,
      shareImage,
      contentFile,
      formAction: plainFormAction,
      postsPlace: place,
      isMadeAnew: true,
    };
    // The renderer reads it like an address.
    const { status, html } = await renderer.renderDocument(
      addressOf(path),
      content,
      assets,
      extras,
    );
    const headers = { ...pageHeaders(html), ...(language === undefined && BY_VISITOR) };
    return { status, headers, body: html };
  }

  /** Whatever address somebody makes up, it is one page of its language: made-up ones do not fill the memory. */
  async function pageAt(asked: Asked): Promise<CachedPage> {
    try {
      return await cache.get(`${asked.path} ${asked.page}`, () => render(asked));
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      const { language = '' } = readLanguage(asked.path);
      const { content } = await siteContent.read();
      const prefix = languagePrefix(language, languagesOf(content.settings));
      return pageAt({ ...NOT_FOUND, path: prefix + NOT_FOUND.path });
    }
  }

  /** The address at which the visitor finds the page in their language, unless it is this one. */
  async function elsewhere(context: Context, { path }: Asked): Promise<string | undefined> {
    const { content } = await siteContent.read();
    const languages = languagesOf(content.settings);
    const { language = languages.main, path: plain } = readLanguage(path);
    // An address that names a language shows that language; the main one has the plain addresses.
    if (language !== languages.main) return undefined;
    const wanted = languagePrefix(visitorLanguage(context, languages), languages) + plain;
    // Most visitors are where they belong.
    if (wanted === path || UNSPOKEN.includes(plain) || !isPage(plain, content)) return undefined;
    return addressOf(wanted) + new URL(context.req.url).search;
  }

  return new Hono<GuardedEnv>().get('*', async (context) => {
    const asked = askedFor(context);
    const address = await elsewhere(context, asked);
    if (address === undefined) return answer(context, await pageAt(asked));
    for (const [name, value] of Object.entries(BY_VISITOR)) context.header(name, value);
    context.header('Cache-Control', 'no-store');
    return context.redirect(address);
  });
}

class Missing extends Error {}

const found = (path: string, body: string | Uint8Array): PageSource => ({
  status: 200,
  headers: { 'Content-Type': contentType(path) },
  body,
});

const pageHeaders = (html: string) => ({
  'Content-Type': contentType('page.html'),
  'Content-Security-Policy': policyHeader(html),
});

/** The plain addresses are those of the main language. */
function isOfferedAt(language: Spoken, { settings }: Content): boolean {
  return language === undefined || languagePrefix(language, languagesOf(settings)) !== '';
}

function isPage(path: string, content: Content): boolean {
  const { language, path: plain } = readLanguage(path);
  if (!isOfferedAt(language, content)) return false;
  const [, slug] = /^\/blog\/([^/]+)$/.exec(plain) ?? [];
  if (slug !== undefined) return findPublishedPost(content.blogPosts, slug) !== undefined;
  return ['/', LIST, NOT_FOUND.path].includes(plain) || (!language && plain === ADMIN);
}

/** A path as an address has it. */
const addressOf = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** The address without what leads to the same page; that of no page when it cannot be read. */
function askedFor({ req }: Context): Asked {
  try {
    const { pathname, searchParams } = new URL(req.url);
    const whole = withoutIndex(decodeURIComponent(pathname));
    const path = whole.length > 1 ? withoutEndSlashes(whole) : whole;
    if (path === ADMIN || path.startsWith(`${ADMIN}/`)) return { path: ADMIN, page: 1 };
    return { path, page: readLanguage(path).path === LIST ? pageIn(searchParams) : 1 };
  } catch {
    return NOT_FOUND;
  }
}

/** An expression would look at a long row of slashes once for each of them. */
function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** What is no number of a page means nothing. */
function pageIn(query: URLSearchParams): number {
  const asked = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}
