// The public pages, the files beside them and the share images, made from the database.
import { type Context, Hono } from 'hono';
import type { Content } from '#app/content/collections.ts';
import { findPublishedPost } from '#app/content/post-queries.ts';
import { plainFormAction } from '#app/content/request-options.ts';
import type { PageAssets } from '#app/document.ts';
import type * as Renderer from '#app/entry.server.tsx';
import { contentType } from '../scripts/content-types.mjs';
import { policyHeader } from '../scripts/security-headers.mjs';
import { answer } from './answer.ts';
import type { CachedPage, PageCache, PageSource } from './page-cache.ts';
import type { ShareImages } from './share-images.ts';
import type { SiteContent } from './site-content.ts';

export interface PageServices {
  siteContent: Pick<SiteContent, 'read'>;
  renderer: Pick<typeof Renderer, 'renderDocument' | 'siteFile' | 'ownerTheme'>;
  assets: PageAssets;
  /** Where the file from which the admin starts is. */
  contentFile?: string | undefined;
  shareImages: ShareImages;
  cache: PageCache;
}

/** The path of the page that says that there is none. */
const NOT_FOUND = '/404';
/** One document for all its screens. */
const ADMIN = '/admin';

export function pageRoutes(services: PageServices): Hono {
  const { siteContent, renderer, assets, contentFile, shareImages, cache } = services;

  async function render(path: string): Promise<PageSource> {
    const { content, isPublished } = await siteContent.read();
    const ownerTheme = isPublished ? renderer.ownerTheme(content.settings) : undefined;
    const file =
      renderer.siteFile(path, content, ownerTheme) ?? (await shareImages.draw(path, content));
    if (file !== undefined) return found(path, file);
    if (!isPage(path, content)) throw new Missing();
    const shareImage = shareImages.pathFor(path, content);
    const extras = { ownerTheme, shareImage, contentFile, formAction: plainFormAction };
    const { status, html } = await renderer.renderDocument(path, content, assets, extras);
    const policy = { 'Content-Security-Policy': policyHeader(html) };
    return { status, headers: { 'Content-Type': contentType('page.html'), ...policy }, body: html };
  }

  /** Whatever address somebody makes up, it is one page: made-up ones do not fill the memory. */
  async function pageAt(path: string): Promise<CachedPage> {
    try {
      return await cache.get(path, () => render(path));
    } catch (error) {
      if (error instanceof Missing) return cache.get(NOT_FOUND, () => render(NOT_FOUND));
      throw error;
    }
  }

  return new Hono().get('*', async (context) => answer(context, await pageAt(pathOf(context))));
}

class Missing extends Error {}

const found = (path: string, body: string | Uint8Array): PageSource => ({
  status: 200,
  headers: { 'Content-Type': contentType(path) },
  body,
});

function isPage(path: string, { blogPosts }: Content): boolean {
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  if (slug !== undefined) return findPublishedPost(blogPosts, slug) !== undefined;
  return ['/', '/blog', ADMIN, NOT_FOUND].includes(path);
}

/** The address without what leads to the same page; that of no page when it cannot be read. */
function pathOf({ req }: Context): string {
  try {
    const path = decodeURIComponent(new URL(req.url).pathname);
    if (path === ADMIN || path.startsWith(`${ADMIN}/`)) return ADMIN;
    return path.length > 1 ? path.replace(/\/+$/, '') : path;
  } catch {
    return NOT_FOUND;
  }
}
