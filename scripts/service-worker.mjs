// Writes the worker that opens the site without a connection, with the list of what it keeps.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * The pages that others can stand in for; a page that was visited is kept when it is visited. A server makes its
 * pages itself: they are no files.
 */
const PAGES = {
  site: ['', 'blog/index.html', '404.html', 'shell.html'],
  live: ['', 'blog', 'shell.html'],
};
const ADMIN = 'admin/index.html';
const PICTURES = /(?:src|href)="([^"]+\.(?:avif|jpe?g|png|svg|webp))"/g;
const ASSETS = /="([^"]*\/assets\/[^"]+)"/g;
/** What is the server's alone: signing in, sending, the owner's screens, a visitor's call, the owner's calendar. */
const ONLINE_ONLY = ['api', 'admin', 'healthz', 'calls', 'calendar'];

/**
 * @param {{ client: string, base: string, scripts: string[], fonts: string[], admin: string[], isLive?: boolean }} site
 *   its folder, the path below which it is served, and what its public pages and the admin load sooner or later
 */
export async function writeServiceWorker({ client, base, scripts, fonts, admin, isLive = false }) {
  const fileOf = (address) => join(client, decodeURIComponent(address) || 'index.html');
  const pages = isLive ? [] : [...PAGES.site, ADMIN];
  // One whose name has to be written differently in HTML is kept when it is first seen.
  const pictures = isLive ? [] : await namedOn(fileOf(''), base, PICTURES);
  // Its styles and what the site was published with: only its page says what they are called.
  const ofAdmin = isLive ? [] : [...(await namedOn(fileOf(ADMIN), base, ASSETS)), ...admin];
  const here = [...pages, ...pictures.filter((address) => existsSync(fileOf(address)))];
  const ours = [...here, ...scripts, ...fonts];
  const hashes = await hashesBelow(client, 'assets');
  const version = createHash('sha256').update(JSON.stringify(hashes));
  for (const file of ours) version.update(await readFile(fileOf(file)));
  const kept = {
    version: version.digest('hex').slice(0, 12),
    base,
    files: isLive ? [...PAGES.live, ...ours] : ours,
    pages: isLive ? PAGES.live : PAGES.site,
    admin: ofAdmin.filter((file) => !scripts.includes(file)),
    hashes,
    onlineOnly: isLive ? ONLINE_ONLY : [],
  };
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

/** The addresses below the base that a page names, without it. */
async function namedOn(page, base, pattern) {
  const html = await readFile(page, 'utf8');
  const named = [...html.matchAll(pattern)].map(([, address]) => address);
  const ours = named.filter((address) => address.startsWith(base));
  return [...new Set(ours)].map((address) => address.slice(base.length));
}
