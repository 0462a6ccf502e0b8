// What the build renders: the owner's exported site when there is one, else the built-in content.
import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { readBasePath } from './site-address.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where an owner puts the exported site. */
export const CONTENT_FILE = join(ROOT, 'content', 'site.json');

/**
 * Reads an exported site. Throws an Error that says in one line what is wrong with it.
 * @param {string} file
 */
export async function readSiteFile(file, load = importModule) {
  const { makeBundle, readBundle } = await load('app/content/bundle.ts');
  const { placePictures } = await load('app/content/bundle-pictures.ts');
  const { NOT_UTF8, utf8Text } = await load('app/lib/utf8-text.ts');
  const text = utf8Text(await readFile(file));
  const read = text === null ? { ok: false, reason: NOT_UTF8 } : readBundle(text);
  if (!read.ok) throw new Error(`${relative('', file)} cannot be published. ${read.reason}`);
  const { content, inbox } = placePictures(read.bundle);
  // What visitors wrote to the owner never becomes part of a site, nor of its repository.
  return { content, hasInbox: inbox !== undefined, text: makeBundle(content) };
}

/**
 * The content of the site, and whether it is the owner's.
 * @param {{ file?: string, load?: (path: string) => Promise<any> }} [from] an exported site (without one,
 * content/site.json if that exists), and what imports a module of the app
 */
export async function loadSiteContent({ file, load = importModule } = {}) {
  const { builtInContent } = await load('app/content/built-in.ts');
  try {
    const site = await readSiteFile(file ?? CONTENT_FILE, load);
    // A collection that the file lacks is younger than the file: the built-in one stands in.
    const content = { ...builtInContent, messages: [], ...site.content };
    const { publishedAbout } = await load('app/content/owner.ts');
    const about = publishedAbout(content.about, content.settings);
    // A draft is nobody's business yet, and no page needs one.
    const blogPosts = content.blogPosts.filter((post) => post.published);
    return { isPublished: true, content: { ...content, about, blogPosts } };
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    if (file !== undefined) throw new Error(`There is no file ${file}.`);
    return { isPublished: false, content: builtInContent };
  }
}

/** Throws an Error that has a line for each mistake that would keep the site from being published whole. */
export async function checkSiteContent(content) {
  const { publishMistakes } = await importModule('app/publish/mistakes.ts');
  const mistakes = publishMistakes(content, filesBelow(join(ROOT, 'public')));
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

/** Paths with slashes, whatever the system writes. A link to a file or folder is as good as one. */
function filesBelow(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (!statSync(path).isDirectory()) return [name];
    return filesBelow(path).map((file) => `${name}/${file}`);
  });
}

/** A module of the app, straight from its source. */
export async function importModule(path) {
  const { module } = await runnerImport(join(ROOT, path), {
    root: ROOT,
    base: readBasePath(process.env),
    configFile: false,
    logLevel: 'error',
  });
  return module;
}
