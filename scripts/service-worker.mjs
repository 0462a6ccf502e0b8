// Writes the worker that opens the site without a connection, with the list of what it keeps.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** The pages that others can stand in for; a page that was visited is kept when it is visited. */
const PAGES = ['', 'blog/index.html', '404.html', 'shell.html', 'admin/index.html'];

/**
 * @param {{ client: string, base: string, scripts: string[], fonts: string[] }} site its folder, the path
 *   below which it is served, and what its public pages load sooner or later
 */
export async function writeServiceWorker({ client, base, scripts, fonts }) {
  const html = await readFile(join(client, 'index.html'), 'utf8');
  const fileOf = (address) => join(client, decodeURIComponent(address) || 'index.html');
  // One whose name has to be written differently in HTML is kept when it is first seen.
  const pictures = picturesOf(html, base).filter((address) => existsSync(fileOf(address)));
  const files = [...PAGES, ...pictures, ...scripts, ...fonts];
  const hashes = await hashesBelow(client, 'assets');
  const version = createHash('sha256').update(JSON.stringify(hashes));
  for (const file of files) version.update(await readFile(fileOf(file)));
  const kept = { version: version.digest('hex').slice(0, 12), base, files, hashes };
  const [output] = await build({
    logLevel: 'warn',
    configFile: false,
    publicDir: false,
    define: { __KEPT__: JSON.stringify(kept) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'app/offline/service-worker.ts', formats: ['iife'], name: 'worker' },
    },
  });
  await writeFile(join(client, 'sw.js'), output.output[0].code);
}

/** By the names that they have below the site's folder. */
async function hashesBelow(client, folder) {
  const names = (await readdir(join(client, folder))).sort();
  const hashOf = async (name) =>
    createHash('sha256')
      .update(await readFile(join(client, folder, name)))
      .digest('base64');
  const entries = names.map(async (name) => [`${folder}/${name}`, await hashOf(name)]);
  return Object.fromEntries(await Promise.all(entries));
}

function picturesOf(html, base) {
  const sources = html.matchAll(/(?:src|href)="([^"]+\.(?:avif|jpe?g|png|svg|webp))"/g);
  const ours = [...sources].map(([, source]) => source).filter((source) => source.startsWith(base));
  return [...new Set(ours)].map((source) => source.slice(base.length));
}
