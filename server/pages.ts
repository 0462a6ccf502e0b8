// The public pages and the files beside them, rendered from the database.
import { type Context, Hono } from 'hono';
import type { Content } from '#app/content/collections.ts';
import { findPublishedPost } from '#app/content/post-queries.ts';
import type { PageAssets } from '#app/document.ts';
import type * as Renderer from '#app/entry.server.tsx';
import type { CachedPage, Encoding, PageCache, PageSource } from './page-cache.ts';
import type { Services } from './services.ts';
import { readSite } from './site-content.ts';

export interface PageServices extends Pick<Services, 'database'> {
  renderer: Pick<typeof Renderer, 'renderDocument' | 'siteFiles' | 'ownerTheme'>;
  assets: PageAssets;
  cache: PageCache;
}

const TYPES: Readonly<Record<string, string>> = {
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  webmanifest: 'application/manifest+json',
};

/** The path of the page that says that there is none. */
const NOT_FOUND = '/404';
/** One document for all its screens. */
const ADMIN = '/admin';

export function pageRoutes({ database, renderer, assets, cache }: PageServices): Hono {
  async function render(path: string): Promise<PageSource> {
    const { content, isPublished } = await readSite(database);
    const ownerTheme = isPublished ? renderer.ownerTheme(content.settings) : undefined;
    const file = renderer.siteFiles(content, ownerTheme)[path];
    if (file !== undefined) return { status: 200, type: typeOf(path), text: file };
    if (!isPage(path, content)) throw new Missing();
    const { status, html } = await renderer.renderDocument(path, content, assets, { ownerTheme });
    return { status, type: 'text/html; charset=utf-8', text: html };
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

  return new Hono().get('*', async (context) => {
    const page = await pageAt(pathOf(context));
    return answer(context, page);
  });
}

class Missing extends Error {}

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

function typeOf(path: string): string {
  return TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}

function answer(context: Context, { status, type, etag, bodies }: CachedPage): Response {
  const headers = {
    ETag: etag,
    // Asked every time whether it is still the same, which is answered without a body.
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    'Content-Type': type,
  };
  const known = context.req.header('if-none-match') ?? '';
  if (status === 200 && (known === '*' || known.includes(etag))) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = encodingFor(context.req.header('accept-encoding') ?? '');
  return new Response(bodies[encoding] as Uint8Array<ArrayBuffer>, {
    status,
    headers: {
      ...headers,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
  });
}

/** The smallest form that the browser reads. */
function encodingFor(accepted: string): Encoding {
  const read = accepted
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, quality]) => !/q=0(\.0*)?$/.test(quality?.trim() ?? ''))
    .map(([name]) => name?.trim());
  return (['br', 'gzip'] as const).find((each) => read.includes(each)) ?? 'identity';
}
