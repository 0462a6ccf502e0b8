// Renders every page of the development server on request, as the build does once.

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
            const { renderDocument, builtInContent } =
              await server.ssrLoadModule('/app/entry.server.tsx');
            const { status, html } = await renderDocument(path, builtInContent, developmentAssets);
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

const developmentAssets = {
  head: '<script type="module" src="/app/boot.ts"></script><link rel="stylesheet" href="/app/styles.css" />',
  scripts: '<script type="module" src="/app/entry.client.tsx"></script>',
};
