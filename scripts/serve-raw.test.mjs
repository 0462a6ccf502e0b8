// What nobody's browser sends: raw requests at the server, which must answer each of them clearly, read
// nothing outside its folder, and go on.
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createStaticServer } from './serve.mjs';

const SECRET = 'outside the root';
const root = join(mkdtempSync(join(tmpdir(), 'serve-raw-test-')), 'client');
const server = createStaticServer({ root });
let tried = 0;

beforeAll(async () => {
  for (const [name, content] of Object.entries({
    '../secret.txt': SECRET,
    '../client-2/secret.txt': SECRET,
    '.env': SECRET,
    'index.html': 'Home',
    '404.html': 'Lost',
    'shell.html': 'Shell',
    'admin/index.html': 'Admin',
    'a.txt': 'A text',
  })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  await once(server.listen(0), 'listening');
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(dirname(root), { recursive: true });
});

afterEach(({ task }) => {
  task.meta.tried = tried;
  tried = 0;
});

/** Everything that comes back until the server closes the connection. */
async function send(bytes) {
  tried += 1;
  const socket = connect(server.address().port);
  let text = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // The server may hang up on us in the middle of a long request.
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return text;
}

const get = (target, ...headers) =>
  Buffer.from(
    [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join(
      '\r\n',
    ),
    'latin1',
  );
const statuses = (text) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => Number(code));

const CLIMBS = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..\\', '.%2e/', '%252e%252e/'];
const OUTSIDE = CLIMBS.flatMap((climb) =>
  ['', 'admin/', 'blog/', 'assets/', '/'].flatMap((start) =>
    [1, 2, 8].map((depth) => `/${start}${climb.repeat(depth)}secret.txt`),
  ),
);

test('no path leads out of the folder', async () => {
  const more = [
    '/..',
    '/../client-2/secret.txt',
    '/%2e%2e/client-2/secret.txt',
    '/.env',
    '/./.env',
  ];
  const absolute = [`/${join(dirname(root), 'secret.txt')}`, '//etc/passwd', '/C:/Windows/win.ini'];
  for (const target of [...OUTSIDE, ...more, ...absolute, 'file:///etc/passwd', '../secret.txt']) {
    const answer = await send(get(target));
    expect([target, statuses(answer)]).toEqual([target, [expect.toBeOneOf([400, 404])]]);
    expect(answer).not.toContain(SECRET);
    expect(answer).not.toContain('root:');
  }
});

const LONG = 'x'.repeat(16 * 1024);
test.each([
  ['an address that looks like another host', get('//evil.example'), 404],
  ['one with three slashes', get('///evil.example/%2f..'), 404],
  ['a NUL', get('/a.txt%00.html'), 404],
  ['a NUL as it is', get('/a.txt\0'), 400],
  ['half a percent sign', get('/%'), 404],
  ['a percent sign of nonsense', get('/%zz%E0%A4%A'), 404],
  ['bytes that are no text', get('/\xff\xfe'), 400],
  ['a line break within', get('/%0d%0aSet-Cookie:x=1'), 404],
  ['a space within', get('/a b'), 400],
  ['a path of 8 kB', get(`/${LONG.slice(0, 8192)}`), 404],
  ['a path of 8 kB in parts', get('/a'.repeat(4096)), 404],
  ['a path of 16 kB', get(`/${LONG}`), 431],
  ['a header of 16 kB', get('/', `X-Long: ${LONG}`), 431],
  ['five hundred headers', get('/', ...Array.from({ length: 500 }, (_, at) => `X-${at}: 1`)), 200],
  ['the whole address', get('http://localhost/a.txt'), 200],
  ['the whole address of somebody else', get('http://evil.example/'), 200],
  ['the whole address without a path', get('http://localhost'), 200],
  ['a range', get('/a.txt', 'Range: bytes=0-1'), 200],
  ['a hundred ranges', get('/a.txt', `Range: bytes=${'0-,'.repeat(100)}`), 200],
  ['a range of nonsense', get('/a.txt', 'Range: bytes=9-1,x'), 200],
  ['an unknown expectation', get('/', 'Expect: everything'), 417],
  ['an upgrade', get('/', 'Upgrade: websocket'), 200],
  ['a coding of nonsense', get('/', 'Accept-Encoding: ;q=,br;q=x,*;q=-1'), 200],
  ['two lengths', get('/', 'Content-Length: 1', 'Content-Length: 2'), 400],
  ['a length and chunks', get('/', 'Content-Length: 1', 'Transfer-Encoding: chunked'), 400],
  ['a host of nonsense', 'GET / HTTP/1.1\r\nHost: <>@//\r\nConnection: close\r\n\r\n', 200],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n', 200],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['the first bytes of TLS', Buffer.from('160301020001000001fc0303', 'hex'), 400],
  ['no method', ' / HTTP/1.1\r\n\r\n', 400],
  ['nothing but a line break', '\r\n\r\n\0', 400],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
])('%s gets a clear answer', async (_, bytes, status) => {
  expect(statuses(await send(bytes))).toEqual([status]);
});

test('methods that would change something are refused, with a body and without', async () => {
  for (const method of ['OPTIONS', 'TRACE', 'PUT', 'POST', 'DELETE', 'PATCH', 'PROPFIND']) {
    for (const [target, body] of [
      ['/', ''],
      ['*', ''],
      ['/a.txt', 'x'.repeat(1024)],
    ]) {
      const head = `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close`;
      const answer = await send(`${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
      expect([method, target, statuses(answer)]).toEqual([method, target, [405]]);
      expect(answer).toMatch(/^allow: GET, HEAD\r$/im);
    }
  }
});

test('nobody is connected to anybody else', async () => {
  const answer = await send('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n');
  expect(statuses(answer)).toEqual([]);
});

test('requests that come at once are answered in their order', async () => {
  const first = 'GET /a.txt HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const answer = await send(Buffer.concat([Buffer.from(first.repeat(20)), get('/nowhere.png')]));
  expect(statuses(answer)).toEqual([...Array(20).fill(200), 404]);
});

test('after all of this the server answers as before', async () => {
  expect(await send(get('/a.txt'))).toContain('A text');
});
