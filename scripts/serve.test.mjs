import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { policyHeader, policyTag, SECURITY_HEADERS } from './security-headers.mjs';
import { createStaticServer } from './serve.mjs';

const APP = '/assets/app-1a2b3c.js';
const SCRIPT = 'console.log("hello");\n'.repeat(200);
const FILES = {
  '../secret.txt': 'outside the root',
  '.env': 'hidden',
  'index.html': 'Home',
  '404.html': 'Lost',
  'shell.html': 'Shell',
  'strict.html': `<head>${policyTag("default-src 'none'")}</head>`,
  _headers: 'for hosts',
  'about/index.html': 'About',
  'admin/index.html': 'Admin',
  'blog/first/index.html': 'First post',
  [APP]: SCRIPT,
};
const TYPES = {
  'a.css': 'text/css; charset=utf-8',
  'a.svg': 'image/svg+xml; charset=utf-8',
  'a.json': 'application/json; charset=utf-8',
  'a.webmanifest': 'application/manifest+json; charset=utf-8',
  'a.xml': 'application/xml; charset=utf-8',
  'a.txt': 'text/plain; charset=utf-8',
  'a.ics': 'text/calendar; charset=utf-8',
  'a.png': 'image/png',
  'a.webp': 'image/webp',
  'a.avif': 'image/avif',
  'a.ico': 'image/x-icon',
  'a.woff2': 'font/woff2',
  'a.pdf': 'application/pdf',
  'a.unknown': 'application/octet-stream',
};
const root = join(mkdtempSync(join(tmpdir(), 'serve-test-')), 'client');
const server = createStaticServer({ root });

beforeAll(async () => {
  for (const [name, content] of Object.entries(FILES)) write(name, content);
  for (const name of Object.keys(TYPES)) write(name, `content of ${name}`);
  await once(server.listen(0), 'listening');
});

afterAll(() => {
  server.close();
  rmSync(dirname(root), { recursive: true });
});

function write(name, content) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
}

/** Not fetch(): that would tidy the path and decode the body. */
async function ask(path, { method = 'GET', ...headers } = {}) {
  const sent = request({ port: server.address().port, path, method, headers, agent: false }).end();
  const [response] = await once(sent, 'response');
  const body = Buffer.concat(await response.toArray());
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(response.headers[name.toLowerCase()]).toContain(value);
  }
  return { status: response.statusCode, headers: response.headers, body, text: body.toString() };
}

test.each(Object.entries(TYPES))('%s is served as %s', async (name, type) => {
  const { status, headers, text } = await ask(`/${name}`);
  expect([status, headers['content-type'], text]).toEqual([200, type, `content of ${name}`]);
  const zipped = (await ask(`/${name}`, { 'Accept-Encoding': 'gzip' })).headers;
  const expected = type.includes('charset') ? ['gzip', 'Accept-Encoding'] : [undefined, undefined];
  expect([zipped['content-encoding'], zipped.vary]).toEqual(expected);
});

test.each([
  ['Home', 200, 'html', ['/', '/?utm_source=x', '/index.html']],
  ['About', 200, 'html', ['/about', '/about/', '/%61bout']],
  ['First post', 200, 'html', ['/blog/first', '/blog/first/']],
  ['Shell', 200, 'html', ['/blog/in-the-browser', '/blog/slash/', `/blog/${'long'.repeat(100)}`]],
  ['Admin', 200, 'html', ['/admin', '/admin/', '/admin/posts/12']],
  ['Lost', 404, 'html', ['/nowhere', '/nowhere.html', '/administrator', '/blog/two/segments']],
  ['Lost', 404, 'html', ['/%3Cscript%3E', '/%D8%A7%D8%B1%D8%AF%D9%88']],
  ['Not found\n', 404, 'plain', ['/assets/old-9f.js', '/missing.png', '/a.css/']],
  [
    'Not found\n',
    404,
    'plain',
    ['/.env', '/%2eenv', '/admin/.env', '/blog/.env', '/admin/a.js', '/blog/a.png'],
  ],
  ['Not found\n', 404, 'plain', ['/../secret.txt', '/about/../../secret.txt', '//../secret.txt']],
  ['Not found\n', 404, 'plain', ['/%2e%2e/secret.txt', '/..%2fsecret.txt', '/admin/..%2fa.txt']],
  ['Not found\n', 404, 'plain', ['/%E0%A4%A', '/a.txt%00.html', '/..%5csecret.txt']],
])('%j is answered with %i as %s text for %j', async (content, expected, subtype, paths) => {
  for (const path of paths) {
    const { status, headers, text } = await ask(path);
    expect([path, status, text]).toEqual([path, expected, content]);
    expect(headers['content-type']).toBe(`text/${subtype}; charset=utf-8`);
    expect(headers['cache-control']).toBe('no-cache');
  }
});

test('whoever looks at a screen gets one, even for a path that cannot be read', async () => {
  const { status, text } = await ask('/100%', { Accept: 'text/html' });
  expect([status, text]).toEqual([404, 'Lost']);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip; q=0.9', 'gzip'],
  ['BR;Q=0, *', 'gzip'],
  ['gzip;q=0', undefined],
  ['identity, br;q=0.5', undefined],
])('a browser that accepts "%s" gets the script as %s', async (accepted, encoding) => {
  const { body, headers } = await ask(APP, { 'Accept-Encoding': accepted });
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding] ?? Buffer.from;
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBe(String(body.length));
  expect(decode(body).toString()).toBe(SCRIPT);
});

test('hashed assets are kept for a year and other files for an hour', async () => {
  expect((await ask(APP)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await ask('/a.ico')).headers['cache-control']).toBe('public, max-age=3600');
});

test('a known ETag is answered with 304, and each encoding has an ETag of its own', async () => {
  const plain = (await ask(APP)).headers.etag;
  const brotli = (await ask(APP, { 'Accept-Encoding': 'br' })).headers.etag;
  expect(brotli).toBe(plain.replace(/"$/, '-br"'));
  for (const known of [plain, `W/${plain}`, `"other", ${plain}`, '*']) {
    const { status, body, headers } = await ask(APP, { 'If-None-Match': known });
    expect([status, body.length, headers.etag]).toEqual([304, 0, plain]);
  }
  expect((await ask(APP, { 'If-None-Match': brotli })).status).toBe(200);
  expect((await ask('/nowhere', { 'If-None-Match': '*' })).status).toBe(404);
});

test('a page is sent to the first visitor at once, and smaller to whoever comes later', async () => {
  const page = Array.from(
    { length: 4000 },
    (_, at) => `<p class="p-${at % 7}">${at ** 3}</p>`,
  ).join('');
  write('long.html', page);
  const visit = () => ask('/long.html', { 'Accept-Encoding': 'br' });
  const first = await visit();
  await vi.waitFor(
    async () => expect((await visit()).body.length).toBeLessThan(first.body.length),
    { timeout: 20_000, interval: 100 },
  );
  const later = await visit();
  expect(brotliDecompressSync(later.body).toString()).toBe(page);
  expect(later.headers.etag).not.toBe(first.headers.etag);
});

test('a file that changes is served anew', async () => {
  const { etag } = (await ask('/a.txt')).headers;
  write('a.txt', 'changed');
  utimesSync(join(root, 'a.txt'), new Date(), new Date(Date.now() + 5000));
  const changed = await ask('/a.txt', { 'If-None-Match': etag });
  expect(changed).toMatchObject({ status: 200, text: 'changed' });
});

test('HEAD is answered with the headers of GET and no body', async () => {
  const { etag } = (await ask('/about')).headers;
  const head = await ask('/about', { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, text: '', headers: { 'content-length': '5', etag } });
});

test('a page is sent with the policy that it carries; the file of headers is not for visitors', async () => {
  const policy = policyHeader(FILES['strict.html']);
  const { headers } = await ask('/strict.html');
  expect(headers['content-security-policy']).toBe(policy);
  const known = await ask('/strict.html', { 'If-None-Match': headers.etag });
  expect([known.status, known.headers['content-security-policy']]).toEqual([304, policy]);
  expect((await ask('/_headers')).status).toBe(404);
});

test('other methods are refused with 405', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await ask('/', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  }
});

test('a site that was built for a path is found below it, and nothing else is', async () => {
  const below = createStaticServer({ root, base: '/portfolio/' });
  await once(below.listen(0), 'listening');
  const get = (path) =>
    fetch(`http://localhost:${below.address().port}${path}`, { redirect: 'manual' });
  const texts = async (...paths) =>
    Promise.all(paths.map(async (path) => (await (await get(path)).text()).trim()));
  expect(await texts('/portfolio', '/portfolio/', '/portfolio/about')).toEqual([
    'Home',
    'Home',
    'About',
  ]);
  expect(await texts('/portfolio/admin/login', '/portfolio/nowhere')).toEqual(['Admin', 'Lost']);
  expect((await get('/about')).status).toBe(404);
  expect((await get('/portfolios')).status).toBe(404);
  const first = await get('/');
  expect([first.status, first.headers.get('location')]).toEqual([302, '/portfolio/']);
  below.close();
});
