// Builds the site for a server: the browser's files, the server with its renderer, and the tags of the pages.
//   node scripts/build-live.mjs [--out folder]
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { discardNext, openNext, swapIn } from './build-folder.mjs';
import { INPUTS, readPageAssets } from './page-assets.mjs';
import { writeServiceWorker } from './service-worker.mjs';
import { importModule } from './site-content.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The kinds of pages that a server sends. */
const KINDS = ['landing', 'blog', 'post', 'not-found', 'shell', 'admin'];
/** What is started by itself: the server, its commands, and one site for a test. */
const ENTRIES = [
  'main',
  'set-password',
  'backup-command',
  'restore-command',
  'draw-picture',
  'site',
];
const LIVE = { 'import.meta.env.LIVE': 'true' };
/** It stands at the root of its host. */
const BASE = '/';

const { out: given } = parseArgs({ options: { out: { type: 'string' } } }).values;
const out = resolve(given ?? join(root, 'build', 'live'));
try {
  await buildLive();
} catch (error) {
  discardNext(out);
  console.error(error.constructor === Error && !error.code ? error.message : error);
  process.exit(1);
}

async function buildLive() {
  process.env.NODE_ENV = 'production';
  process.chdir(root);
  const next = openNext(out);
  const client = join(next, 'client');
  const server = join(next, 'server');
  const shared = { logLevel: 'warn', base: BASE };
  const { CONTENT_SHAPE } = await importModule('server/content-shape.ts');
  await build({
    ...shared,
    // Where the site stands is known when the server starts; a page in the browser sees it.
    define: {
      ...LIVE,
      'import.meta.env.SITE_URL': '""',
      'import.meta.env.CONTENT_SHAPE': JSON.stringify(CONTENT_SHAPE),
    },
    build: { outDir: client, manifest: true, rollupOptions: { input: INPUTS } },
  });
  await build({
    ...shared,
    publicDir: false,
    define: { ...LIVE, 'import.meta.env.SITE_URL': 'process.env.SITE_URL' },
    build: {
      outDir: server,
      ssr: true,
      rollupOptions: {
        input: [...ENTRIES.map((name) => `server/${name}.ts`), 'app/entry.server.tsx'],
      },
    },
  });
  const { offline, ...assets } = await readPageAssets(client, BASE, {
    renderer: await import(pathToFileURL(join(server, 'entry.server.js')).href),
    define: LIVE,
  });
  const contentFile = await writeAdminFile(client);
  await writeFile(
    join(server, 'page-assets.json'),
    JSON.stringify({ ...tagsOf(assets), contentFile }),
  );
  await writeServiceWorker({ client, base: BASE, ...offline, isLive: true });
  swapIn(out);
  console.log(`Built the server into ${relative(root, out)}.`);
}

/** The editors start from the built-in content, and lay over it what the server has. */
async function writeAdminFile(client) {
  const { builtInContent } = await importModule('app/content/built-in.ts');
  const { adminFile } = await importModule('app/publish/admin-file.ts');
  const text = adminFile(builtInContent, true);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const path = `/assets/site-${hash}.json`;
  await writeFile(join(client, path), text);
  return path;
}

function tagsOf({
  build: version,
  head,
  pause,
  languages,
  policyOf,
  stylesOf,
  laterStylesOf,
  scriptsOf,
}) {
  const kinds = KINDS.map((kind) => [
    kind,
    {
      policy: policyOf(kind),
      styles: stylesOf(kind),
      laterStyles: laterStylesOf(kind),
      scripts: scriptsOf(kind),
    },
  ]);
  return { build: version, head, pause, languages, kinds: Object.fromEntries(kinds) };
}
