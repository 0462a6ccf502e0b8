// What a page of the built site loads before its visitor does anything, read from its files.
import { readFile } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

/** Chunks that the landing page fetches by itself when it wakes: no tag names them. */
const WHEN_IDLE = ['sections', 'footer', 'outbox'];
/** What the server compresses; fonts and pictures of pixels are compressed formats already. */
const TEXT = ['.html', '.css', '.js', '.svg', '.json', '.webmanifest'];

/**
 * Every file that the first visit asks for, with the bytes that travel. Inline scripts are part of the HTML,
 * inline styles are counted as what they are. Lazy pictures and the code of what stands further down are not counted: it depends on the window
 * whether they are near enough to be fetched.
 * @param {{ client: string, page?: string, base?: string }} site the folder of the built files
 * @returns {Promise<{ type: string, file: string, bytes: number, isInline?: boolean }[]>}
 */
export async function firstLoad({ client, page = 'index.html', base = '/' }) {
  const html = await readFile(join(client, page), 'utf8');
  const linked = linkedFiles(html).map(({ type, href }) => ({ type, file: below(base, href) }));
  const scripts = linked.filter(({ type }) => type === 'js').map(({ file }) => file);
  const chunks = await withImports(client, scripts);
  const others = linked.filter(({ type }) => type !== 'js');
  const code = chunks.map((file) => ({ type: 'js', file }));
  const files = await Promise.all(
    [...others, ...code].map(async ({ type, file }) => ({
      type,
      file,
      bytes: await travelling(client, file),
    })),
  );
  const { markup, styles } = splitStyles(html);
  return [
    { type: 'html', file: page, bytes: await gzipped(markup) },
    ...(styles
      ? [{ type: 'css', file: `${page} <style>`, isInline: true, bytes: await gzipped(styles) }]
      : []),
    ...files,
  ];
}

function splitStyles(html) {
  const styles = [];
  const markup = html.replace(/<style[^>]*>(.*?)<\/style>/gs, (_, style) => {
    styles.push(style);
    return '';
  });
  return { markup, styles: styles.join('\n') };
}

/**
 * What a page fetches by itself when the browser has nothing else to do, beside what it has loaded already.
 * @param {{ client: string, loaded: { type: string, file: string }[], names?: string[] }} page
 */
export async function idleLoad({ client, loaded, names = WHEN_IDLE }) {
  const known = loaded.filter(({ type }) => type === 'js').map(({ file }) => file);
  const files = await withImports(client, await chunksNamed(client, known, names));
  const others = files.filter((file) => !known.includes(file));
  return Promise.all(
    others.map(async (file) => ({ type: 'js', file, bytes: await travelling(client, file) })),
  );
}

/** The files that a page's own tags make a browser fetch at once, each of them once. */
export function linkedFiles(html) {
  const files = new Map(loadedScripts(html).map((href) => [href, { type: 'js', href }]));
  for (const [tag, name] of html.matchAll(/<(link|script|img)\b[^>]*>/g)) {
    const attributes = readAttributes(tag);
    const type = { link: linkType, script: scriptType, img: imageType }[name](attributes);
    const href = attributes.href ?? attributes.src;
    // A file inside the address costs no request, and its bytes are part of the HTML.
    if (type && href && !href.startsWith('data:')) files.set(href, { type, href });
  }
  for (const href of usedFonts(html)) files.set(href, { type: 'fonts', href });
  return [...files.values()];
}

/** The files of the letters that every page shows. */
function usedFonts(html) {
  const faces = html.match(/@font-face ?\{[^}]*\}/g) ?? [];
  return faces
    .filter((face) => face.includes('U+20-7E'))
    .flatMap((face) => /url\(([^)]*)\)/.exec(face)?.[1] ?? []);
}

/** The chunks that a chunk imports at once (`needed`) and on demand (`offered`), as they are written. */
export function chunkImports(code) {
  const find = (pattern) => [...new Set([...code.matchAll(pattern)].map(([, path]) => path))];
  return {
    needed: find(/\b(?:from|import)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g),
    offered: find(/\bimport\(\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g),
  };
}

/** `assets/chat-panel-CClA-vZw.js` is the chunk `chat-panel`. */
export function chunkName(file) {
  return posix.basename(file).replace(/-[\w-]{8}\.\w+$/, '');
}

/** The page's own loader names them in a list. */
function loadedScripts(html) {
  const [, list = '[]'] = /const scripts = (\[.*?\]);/.exec(html) ?? [];
  return JSON.parse(list);
}

function readAttributes(tag) {
  const found = tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g);
  return Object.fromEntries([...found].map(([, name, value = '']) => [name, value]));
}

function linkType({ rel, as }) {
  if (rel === 'preload') return { font: 'fonts', image: 'images', style: 'css', script: 'js' }[as];
  const types = { stylesheet: 'css', modulepreload: 'js', icon: 'images', manifest: 'other' };
  return types[rel];
}

function scriptType({ src }) {
  return src === undefined ? undefined : 'js';
}

function imageType({ loading }) {
  return loading === 'lazy' ? undefined : 'images';
}

function below(base, href) {
  const path = href.split(/[?#]/)[0];
  if (!path.startsWith(base)) throw new Error(`The page loads ${href}, which is not of this site.`);
  return path.slice(base.length);
}

/** The chunks together with everything that they import at once. */
async function withImports(client, chunks) {
  const found = new Set();
  async function visit(file) {
    if (found.has(file)) return;
    found.add(file);
    const { needed } = await importsOf(client, file);
    for (const chunk of needed) await visit(chunk);
  }
  for (const chunk of chunks) await visit(chunk);
  return [...found];
}

/** The chunks that some of the given ones import on demand. A name that is not among them is an error. */
async function chunksNamed(client, chunks, names) {
  const imports = await Promise.all(chunks.map((chunk) => importsOf(client, chunk)));
  const offered = imports.flatMap((of) => of.offered);
  return names.map((name) => {
    const found = offered.find((file) => chunkName(file) === name);
    if (!found) throw new Error(`No script of the page imports a chunk called ${name}.`);
    return found;
  });
}

async function importsOf(client, file) {
  const { needed, offered } = chunkImports(await readFile(join(client, file), 'utf8'));
  const resolve = (path) => posix.join(posix.dirname(file), path);
  return { needed: needed.map(resolve), offered: offered.map(resolve) };
}

async function travelling(client, file) {
  const body = await readFile(join(client, file));
  return TEXT.includes(extname(file)) ? gzipped(body) : body.length;
}

async function gzipped(body) {
  return (await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION })).length;
}
