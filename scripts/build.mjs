// Builds the site: the browser's files, the renderer, and from both every public page as HTML.
//   node scripts/build.mjs [--out folder] [--content exported-site.json]
import { rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { INPUTS, readPageAssets } from './page-assets.mjs';
import { prerender } from './prerender.mjs';
import { writeServiceWorker } from './service-worker.mjs';
import { readBasePath, readSiteUrl } from './site-address.mjs';
import { loadSiteContent } from './site-content.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  await buildSite(readOptions());
} catch (error) {
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
  // Before anything is removed: what cannot be published leaves the last build as it was.
  const { content, isPublished } = await loadSiteContent({ file });

  const client = join(out, 'client');
  const server = join(out, 'server');
  await rm(out, { recursive: true, force: true });
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
  const assets = await readPageAssets(client, base);
  const made = await prerender({ renderer, content, isPublished, assets, client });
  await writeServiceWorker({ client, base, ...assets.offline });

  const source = isPublished ? `from ${relative(root, file ?? 'content/site.json')} ` : '';
  const images = made.images > 0 ? ` with ${made.images} share images` : '';
  console.log(`Built ${made.pages} pages ${source}into ${relative(root, client)}${images}.`);
  if (!siteUrl && !renderer.siteAddress(content.settings)) {
    console.log('No sitemap.xml, and paths in rss.xml: set SITE_URL to the address of the site.');
  }
}
