// Renders every page of the development server on request, as the build does once.
import { extname } from 'node:path';
import { loadSiteContent } from './site-content.mjs';

/** The build names it after what is in it. */
const CONTENT_FILE = '/site-content.json';

const TYPES = {
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
};

/** @returns {import('vite').Plugin} */
export function devPages() {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
            // The base has the slash that a path begins with.
            const path = pathname.startsWith(server.config.base)
              ? pathname.slice(server.config.base.length - 1)
              : '/';
            const { status = 200, text, type = 'text/html' } = await answer(server, path);
            response.statusCode = status;
            response.setHeader('content-type', `${type}; charset=utf-8`);
            response.end(text);
          } catch (error) {
            server.ssrFixStacktrace(error);
            next(error);
          }
        });
      };
    },
  };
}

async function answer(server, path) {
  const renderer = await server.ssrLoadModule('/app/entry.server.tsx');
  const { content, isPublished } = await loadSiteContent({
    load: (module) => server.ssrLoadModule(`/${module}`),
  });
  const ownerTheme = isPublished ? renderer.ownerTheme(content.settings) : undefined;
  const file = await renderer.siteFile(path, content, ownerTheme);
  if (file !== undefined) return { text: file, type: TYPES[extname(path)] };
  if (path === CONTENT_FILE) {
    return { text: renderer.adminFile(content, isPublished), type: 'application/json' };
  }
  const assets = await tags(server);
  const extras = { ownerTheme, contentFile: CONTENT_FILE };
  const { status, html } = await renderer.renderDocument(path, content, assets, extras);
  return { status, text: html };
}

/** The page itself is not Vite's to change: it would put the base in front of links that have it. */
async function tags(server) {
  const html = await server.transformIndexHtml(
    '/',
    '<html><head><script type="module" src="/app/boot.ts"></script><link rel="stylesheet" href="/app/admin/admin.css"></head></html>',
  );
  return {
    head: html.slice(html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>')),
    // The admin's sheet has what the public side needs, too.
    stylesOf: () => '',
    scriptsOf: () =>
      `<script type="module" src="${server.config.base}app/entry.client.tsx"></script>`,
  };
}
