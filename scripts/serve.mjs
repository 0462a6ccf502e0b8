import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fallbacksOf } from '../app/lib/host-fallback.mjs';
import { CONTENT_TYPES, contentType } from './content-types.mjs';
import { HEADERS_FILE, policyHeader, SECURITY_HEADERS } from './security-headers.mjs';

const brotli = (quality) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/** The best takes a page half a second, which the first visitor would wait for. */
const QUICK = brotli(9);
export const BROTLI_OPTIONS = brotli(11);
const ENCODERS = {
  br: (body) => promisify(brotliCompress)(body, QUICK),
  best: (body) => promisify(brotliCompress)(body, BROTLI_OPTIONS),
  gzip: promisify(gzip),
  identity: async (body) => body,
};

/**
 * An HTTP server for the folder of a built site, below a path when it was built for one.
 * @param {{ root: string, base?: string }} site
 */
export function createStaticServer({ root, base = '/' }) {
  const cache = new Map();
  return createServer(async (request, response) => {
    response.setHeaders(new Map(Object.entries(SECURITY_HEADERS)));
    try {
      await respond({ root, base, cache, request, response });
    } catch (error) {
      console.error(`${request.method} ${request.url}: ${error.message}`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal server error');
    }
  });
}

async function respond({ root, base, cache, request, response }) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendText(response, 405, 'Method not allowed');
  }
  if (pathOf(request.url) === '/' && base !== '/') {
    return response.writeHead(302, { Location: base }).end();
  }
  const page = await findAsked(root, base, request);
  if (!page) return sendText(response, 404, 'Not found');

  const type = contentType(page.file);
  const isCompressible = type.includes('charset');
  const encoding = isCompressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  const { body, etag, policy } = await load(cache, join(root, page.file), page.mtimeMs, encoding);

  response.setHeader('ETag', etag);
  if (policy) response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Cache-Control', cachePolicy(page.file));
  if (isCompressible) response.setHeader('Vary', 'Accept-Encoding');
  // The quotes are part of the ETag, so a match within the list is a match of a whole entry.
  const knownEtags = request.headers['if-none-match'] ?? '';
  if (page.status === 200 && (knownEtags === '*' || knownEtags.includes(etag))) {
    return response.writeHead(304).end();
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  send(response, page.status, type, body);
}

async function findAsked(root, base, request) {
  const asked = decodePath(pathOf(request.url));
  const path = asked === null ? null : below(base, asked);
  const found = path === null ? null : await findPage(root, path);
  // Whoever looks at a screen gets one, whatever was asked for.
  const wantsPage = (request.headers.accept ?? '').includes('text/html');
  return found ?? (wantsPage ? findFile(root, '404.html', 404) : null);
}

/** A proxy may ask for the whole address. Whose it is does not matter: there is one site here. */
function pathOf(target) {
  return target.replace(/^https?:\/\/[^/?#]*/i, '').split('?')[0] || '/';
}

/** Null for a path that cannot be read or that no file can have. */
function decodePath(path) {
  try {
    const decoded = decodeURIComponent(path);
    return /[\0\\]/.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

/** The path within the site; null for one that does not belong to it. */
function below(base, path) {
  if (`${path}/` === base) return '/';
  return path.startsWith(base) ? path.slice(base.length - 1) : null;
}

async function findPage(root, path) {
  const segments = path.split('/').filter(Boolean);
  // Covers "." and ".." as well as dotfiles.
  if (segments.some((segment) => segment.startsWith('.'))) return null;
  const name = segments.join('/');
  // It is for hosts to read, not for visitors.
  if (name === HEADERS_FILE) return null;
  const exact = path.endsWith('/') ? null : await findFile(root, name, 200);
  const page = exact ?? (await findFile(root, `${name}/index.html`, 200));
  if (page) return page;
  // A page never stands in for a missing script or image.
  if (!['', '.html'].includes(extname(name))) return null;
  for (const fallback of fallbacksOf(path)) {
    const found = await findFile(root, fallback, fallback.endsWith('404.html') ? 404 : 200);
    if (found) return found;
  }
  return null;
}

async function findFile(root, file, status) {
  try {
    const stats = await stat(join(root, file));
    return stats.isFile() ? { file, status, mtimeMs: stats.mtimeMs } : null;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code)) return null;
    throw error;
  }
}

/** Keeps promises, so that simultaneous first requests share one compression. */
function load(cache, path, mtimeMs, encoding) {
  const key = `${encoding}:${path}`;
  const known = cache.get(key);
  if (known?.mtimeMs === mtimeMs) return known.content;
  const content = encode(path, encoding);
  const entry = { mtimeMs, content };
  cache.set(key, entry);
  content.then(
    () => encoding === 'br' && path.endsWith('.html') && improve(entry, path),
    () => cache.delete(key),
  );
  return content;
}

/** A page is what everybody waits for: whoever comes after the first visitor gets a smaller one. */
async function improve(entry, path) {
  const better = await encode(path, 'best').catch(() => null);
  if (better) entry.content = Promise.resolve(better);
}

async function encode(path, encoding) {
  const original = await readFile(path);
  const hash = createHash('sha256').update(original).digest('base64url').slice(0, 27);
  const suffix = encoding === 'identity' ? '' : `-${encoding}`;
  return {
    body: await ENCODERS[encoding](original),
    etag: `"${hash}${suffix}"`,
    policy: path.endsWith('.html') ? policyHeader(original.toString()) : undefined,
  };
}

function chooseEncoding(header = '') {
  const weights = new Map(header.toLowerCase().split(',').map(parseWeight));
  const weigh = (name) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = weigh('br') >= weigh('gzip') ? 'br' : 'gzip';
  return weigh(best) > 0 && weigh(best) >= (weights.get('identity') ?? 0) ? best : 'identity';
}

function parseWeight(part) {
  const [name, weight = '1'] = part.trim().split(/\s*;\s*q=/);
  return [name, Number(weight)];
}

function cachePolicy(file) {
  if (file.endsWith('.html') || file === 'sw.js') return 'no-cache';
  return file.startsWith('assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';
}

function sendText(response, status, text) {
  response.setHeader('Cache-Control', 'no-cache');
  send(response, status, CONTENT_TYPES['.txt'], `${text}\n`);
}

function send(response, status, type, body) {
  const headers = { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) };
  // Node itself leaves the body out of an answer to HEAD.
  response.writeHead(status, headers).end(body);
}
