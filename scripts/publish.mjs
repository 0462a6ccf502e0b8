// Makes an exported site the one that is built: npm run publish -- path/to/site.json
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { buildSite } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';

const [path] = process.argv.slice(2);
if (path === undefined) fail('Which site? npm run publish -- path/to/exported-site.json');

ensureInstalled();
// Only now: it needs what was installed.
const { CONTENT_FILE, readSiteFile } = await import('./site-content.mjs');
const site = await readSiteFile(resolve(path)).catch((error) =>
  fail(error.code === 'ENOENT' ? `There is no file ${path}.` : error.message),
);
await mkdir(dirname(CONTENT_FILE), { recursive: true });
await writeFile(CONTENT_FILE, site.text);
console.log(`content/site.json is now ${path}${site.hasInbox ? ', without its messages' : ''}.`);
if (!buildSite()) process.exit(1);

function fail(message) {
  console.error(message);
  return process.exit(1);
}
