// Renders every page of the development server on request, as the build does once. /gallery shows the
// primitives; it exists only here.

/** @returns {import('vite').Plugin} */
export function devPages() {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
            const { status, html } = await renderPath(server, path);
            response.statusCode = status;
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(await server.transformIndexHtml(path, html));
          } catch (error) {
            server.ssrFixStacktrace(error);
            next(error);
          }
        });
      };
    },
  };
}

async function renderPath(server, path) {
  const renderer = await server.ssrLoadModule('/app/entry.server.tsx');
  const { renderDocument, shellDocument, builtInContent } = renderer;
  if (path === '/gallery') {
    return { status: 200, html: shellDocument(builtInContent, tags('/app/gallery/start.tsx')) };
  }
  return renderDocument(path, builtInContent, tags('/app/entry.client.tsx'));
}

function tags(script) {
  return {
    head: '<script type="module" src="/app/boot.ts"></script><link rel="stylesheet" href="/app/styles.css">',
    scripts: `<script type="module" src="${script}"></script>`,
  };
}
