import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { CONTENT_FILE, readSiteFile } from './site-content.mjs';

/**
 * Builds an exported site and makes it the one that every later build is made from. One that cannot be built
 * changes nothing.
 * @param {string} path
 * @param {{
 *   build: (args: string[]) => boolean,
 *   keep?: (change: () => Promise<void>) => Promise<void>,
 *   file?: string,
 *   load?: (path: string) => Promise<any>,
 * }} with what builds and says whether that succeeded, what carries out the change of the kept site, where that is,
 *   what imports a module of the app
 * @returns whether it was published, and whether it came with messages
 */
export async function publishSite(
  path,
  { build, keep = (change) => change(), file = CONTENT_FILE, load },
) {
  const { text, hasInbox } = await readSiteFile(resolve(path), load);
  const next = `${file}.next`;
  // Before anything is built: the build takes its place at the end, and what it was made from has to follow.
  const kept = await stat(file).catch(() => undefined);
  if (kept?.isDirectory()) throw new Error(`${file} is a folder: no site can be kept there.`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(next, text);
  try {
    if (!build(['--content', resolve(path)])) return { isPublished: false, hasInbox };
    await keep(() => rename(next, file));
    return { isPublished: true, hasInbox };
  } finally {
    await rm(next, { force: true });
  }
}
