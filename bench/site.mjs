// The site that is measured: built from a bundle with posts, served compressed like on a host.
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createStaticServer } from '../scripts/serve.mjs';
import { importModule } from '../scripts/site-content.mjs';
import { makePosts } from './content.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const FOLDER = join(ROOT, '.cache', 'bench');
const POSTS = 12;
const PARAGRAPHS = 8;

/** @returns {Promise<{ address: string, floor: string, post: string, close: () => void }>} */
export async function startSite() {
  const out = join(FOLDER, 'site');
  // First of all, because the pages name the address at which they stand.
  const [server, address] = await listen(join(out, 'client'));
  const [floorServer, floor] = await listen(join(ROOT, 'bench', 'floor'));
  const posts = makePosts(POSTS, PARAGRAPHS);
  await build({ out, address, posts });
  return {
    address,
    floor,
    post: `/blog/${posts.at(-1).slug}`,
    close() {
      for (const each of [server, floorServer]) {
        each.close();
        each.closeAllConnections();
      }
    },
  };
}

async function listen(root) {
  const server = createStaticServer({ root });
  await new Promise((resolve) => server.listen(0, resolve));
  return [server, `http://localhost:${server.address().port}`];
}

export async function build({ out, address, posts }) {
  const { builtInContent } = await importModule('app/content/built-in.ts');
  const { makeBundle } = await importModule('app/content/bundle.ts');
  const file = join(FOLDER, 'site.json');
  await mkdir(FOLDER, { recursive: true });
  await writeFile(file, makeBundle({ ...builtInContent, blogPosts: posts }));
  const args = ['scripts/build.mjs', '--out', out, '--content', file];
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, SITE_URL: address, BASE_PATH: '' },
    // What it prints is not part of the results.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The build failed, so there is nothing to measure.');
}
