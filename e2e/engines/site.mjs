// The built site, served with one script more, which runs before all others and tells what goes wrong in the page.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createStaticServer } from '../../scripts/serve.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WATCH = readFileSync(new URL('watch.js', import.meta.url), 'utf8');

/** Copies the build into the folder, its pages with the script in them. */
export function copyBuild(folder) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(ROOT, 'build', 'client'), folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    const page = readFileSync(file, 'utf8');
    writeFileSync(file, page.replace('<head>', '<head><script src="/engines/watch.js"></script>'));
  }
}

export async function startSite(folder) {
  const files = createStaticServer({ root: folder });
  const site = {
    /** What went wrong in the pages. */
    problems: [],
    /** Runs in each page before its own scripts. */
    firstScript: '',
    forget() {
      site.problems = [];
      site.firstScript = '';
    },
  };
  const server = createServer(async (request, response) => {
    if (request.url === '/engines/watch.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
      response.end(`${WATCH}\n${site.firstScript}`);
    } else if (request.url === '/engines/problem' && request.method === 'POST') {
      site.problems.push(await text(request));
      response.writeHead(204).end();
    } else files.emit('request', request, response);
  });
  const listen = (at) => new Promise((resolve) => server.listen(at, resolve));
  await listen(0);
  const { port: taken } = server.address();
  return Object.assign(site, {
    address: `http://localhost:${taken}`,
    /** As if the connection was lost. */
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
    start: () => listen(taken),
  });
}
