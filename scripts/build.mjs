// Builds the site: the browser's files, the renderer, and from both every public page as HTML.
//   node scripts/build.mjs [--out folder] [--content exported-site.json]
import { writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { adminPair } from './admin-credentials.mjs';
import { discardNext, openNext, swapIn } from './build-folder.mjs';
import { INPUTS, readPageAssets } from './page-assets.mjs';
import { prerender } from './prerender.mjs';
import { HEADERS_FILE, hostHeaders } from './security-headers.mjs';
import { writeServiceWorker } from './service-worker.mjs';
import { checkSitePath, readBasePath, readSiteUrl } from './site-address.mjs';
import { checkSiteContent, loadSiteContent } from './site-content.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const options = readOptions();
try {
  await buildSite(options);
} catch (error) {
  discardNext(options.out);
  // The bundler's errors have a place in the sources to show, our own say everything in one line.
  console.error(error.constructor === Error && !error.code ? error.message : error);
  process.exit(1);
}

function readOptions() {
  const options = { out: { type: 'string' }, content: { type: 'string' } };
  const { out, content } = parseArgs({ options }).values;
  return { out: resolve(out ?? join(root, 'build')), file: content && resolve(content) };
}

async function buildSite({ out, file }) {
  process.env.NODE_ENV = 'production';
  process.chdir(root);
  const base = readBasePath(process.env);
  const siteUrl = readSiteUrl(process.env);
  checkSitePath(siteUrl, base);
  adminPair(process.env);
  const { content, isPublished } = await loadSiteContent({ file });
  await checkSiteContent(content);

  const next = openNext(out);
  const client = join(next, 'client');
  const server = join(next, 'server');
  await build({
    logLevel: 'warn',
    build: { outDir: client, manifest: true, rollupOptions: { input: INPUTS } },
  });
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: server,
      ssr: 'app/entry.server.tsx',
      rollupOptions: { output: { entryFileNames: 'entry.server.js' } },
    },
  });
  const renderer = await import(pathToFileURL(join(server, 'entry.server.js')).href);
  const assets = await readPageAssets(client, base, { renderer });
  const made = await prerender({ renderer, content, isPublished, assets, client });
  await writeServiceWorker({ client, base, ...assets.offline });
  await writeFile(join(client, HEADERS_FILE), hostHeaders(base));
  swapIn(out);

  const source = isPublished ? `from ${relative(root, file ?? 'content/site.json')} ` : '';
  const images = made.images > 0 ? ` with ${made.images} share images` : '';
  console.log(
    `Built ${made.pages} pages ${source}into ${relative(root, join(out, 'client'))}${images}.`,
  );
  if (!siteUrl && !renderer.siteAddress(content.settings)) {
    console.log('No sitemap.xml, and paths in rss.xml: set SITE_URL to the address of the site.');
  }
}
