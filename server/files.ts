// The browser's files, as the build made them. They stay the same while the process lives, whatever is built meanwhile;
// each is compressed when somebody first asks for it, whichever site of this process it is.
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Hono } from 'hono';
import { contentType } from '../scripts/content-types.mjs';
import { answer } from './answer.ts';
import type { GuardedEnv } from './http.ts';
import { createPageCache, type PageSource } from './page-cache.ts';

/** More than there is: nothing has to be read twice. */
const BYTES_MAX = 64_000_000;
const UNCHANGING = 'public, max-age=31536000, immutable';

const cache = createPageCache(BYTES_MAX);

export async function fileRoutes(folder: string): Promise<Hono<GuardedEnv>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const files = new Map(
    await Promise.all(
      paths.map(async (file) => {
        const path = file.slice(folder.length).split(sep).join('/');
        return [path, { file, source: await read(path, file) }] as const;
      }),
    ),
  );

  return new Hono<GuardedEnv>().get('*', async (context, next) => {
    const { path } = context.req;
    const found = files.get(path);
    if (found === undefined) return next();
    return answer(context, await cache.get(found.file, async () => found.source));
  });
}

async function read(path: string, file: string): Promise<PageSource> {
  const bytes = await readFile(file);
  const type = contentType(path);
  return {
    status: 200,
    headers: { 'Content-Type': type, 'Cache-Control': cachingOf(path) },
    body: type.includes('charset') ? bytes.toString() : bytes,
  };
}

/** A name with a hash never means anything else; the worker has to be the newest. */
function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return UNCHANGING;
  return path === '/sw.js' ? 'no-cache' : 'public, max-age=3600';
}
