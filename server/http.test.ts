import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SECURITY_HEADERS } from '../scripts/security-headers.mjs';
import { answer } from './answer.ts';
import { startApp } from './app-in-test.ts';
import type { Site } from './connection.ts';
import { openDatabase } from './db/open.ts';
import {
  fail,
  type GuardedEnv,
  noStore,
  ownOriginOnly,
  readJson,
  securityHeaders,
} from './http.ts';
import { createLog } from './log.ts';

const schema = z.object({ name: z.string() });
const MAX_BYTES = 100;

function createApp(site: Site = { trustProxy: 0 }) {
  const app = new Hono();
  app.use(ownOriginOnly(site));
  app.all('/', async (context) => {
    if (context.req.method !== 'POST') return context.json({});
    const body = await readJson(context, schema, MAX_BYTES);
    return body instanceof Response ? body : context.json(body);
  });
  return app;
}

/** In pieces, and without saying how much it will be. */
function inPieces(pieces: Uint8Array<ArrayBuffer>[]): RequestInit & { duplex: 'half' } {
  const body = new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
  });
  return { body, duplex: 'half' };
}

describe('a body', () => {
  const post = (init: RequestInit) =>
    createApp().request('/', { method: 'POST', headers: { origin: 'http://localhost' }, ...init });
  const bytes = (text: string) => new TextEncoder().encode(text);

  test('is read, and what the schema does not know is left out', async () => {
    const response = await post({ body: '{"name":"a","__proto__":{"isOwner":true},"more":1}' });
    expect(await response.json()).toEqual({ name: 'a' });
  });

  test('may come in pieces, also within a letter', async () => {
    const whole = bytes('{"name":"é"}');
    const response = await post(inPieces([whole.slice(0, 10), whole.slice(10)]));
    expect(await response.json()).toEqual({ name: 'é' });
  });

  test.each([
    ['nothing', ''],
    ['half of it', '{"name":'],
    ['something else', 'name=a'],
    ['another type', '{"name":1}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a deep nest', '['.repeat(MAX_BYTES)],
    ['no UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ])('that is %s is refused', async (_, body) => {
    const response = await post({ body });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ kind: 'corrupt', message: expect.any(String) });
  });

  test('that breaks off is no failure of the server', async () => {
    const lines: string[] = [];
    const broken = () => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(bytes('{"name":'));
        },
        pull(controller) {
          controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
        },
      });
      return { method: 'POST', headers: { origin: 'http://localhost' }, body, duplex: 'half' };
    };
    const log = createLog('info', (line) => lines.push(line));
    const { app } = await startApp(await openDatabase('file::memory:'), () => new Date(), { log });
    lines.length = 0;
    const statuses: number[] = [];
    for (const path of ['/api/requests', '/requests/contact']) {
      statuses.push((await app.request(path, broken())).status);
    }
    expect(statuses[0]).toBe(400);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'info', event: 'visitor hung up', route: '/api/requests' },
      { level: 'info', event: 'visitor hung up', route: '/requests/:kind' },
    ]);
  });

  test('that is too long ends its connection, on which the rest of it may still come', async () => {
    const { app } = await startApp(await openDatabase('file::memory:'), () => new Date());
    const headers = { origin: 'http://localhost' };
    for (const path of ['/api/requests', '/requests/contact']) {
      const body = 'a'.repeat(2_000_000);
      const response = await app.request(path, { method: 'POST', headers, body });
      expect([response.status, response.headers.get('connection')]).toEqual([413, 'close']);
    }
    const taken = await app.request('/api/requests', { method: 'POST', headers, body: '{}' });
    expect(taken.headers.has('connection')).toBe(false);
  });

  test('that is too long is refused, also when it does not say how long it is', async () => {
    const body = JSON.stringify({ name: 'a'.repeat(MAX_BYTES) });
    const pieces = Array.from({ length: 1000 }, () => bytes('a'.repeat(50)));
    const lie = { 'content-length': '5', origin: 'http://localhost' };
    for (const init of [{ body }, inPieces(pieces), { body, headers: lie }]) {
      const response = await post(init);
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ kind: 'corrupt' });
    }
    // Who sends it is still sending, and reads no answer on a line that is cut.
    expect(pieces).toEqual([]);
  });

  test('that is far too long is not read to its end', async () => {
    const megabyte = new Uint8Array(1_000_000);
    const pieces = Array.from({ length: 30 }, () => megabyte);
    expect((await post(inPieces(pieces))).status).toBe(413);
    expect(pieces.length).toBeGreaterThan(15);
  });

  test('that comes in countless pieces is given up, however small they are', async () => {
    const piece = new Uint8Array(1);
    let count = 0;
    const endless = new ReadableStream({
      pull(controller) {
        count += 1;
        controller.enqueue(piece);
      },
    });
    expect((await post({ body: endless, duplex: 'half' } as RequestInit)).status).toBe(413);
    expect(count).toBeLessThan(300_000);
  });
});

describe('a write', () => {
  const OWN = 'https://site.test';
  const DIRECT = { trustProxy: 0 };
  const PROXIED = { trustProxy: 1, address: OWN };

  test.each<[string, Site, string, Record<string, string>]>([
    ['from its own page', DIRECT, 'http://site.test/', { origin: 'http://site.test' }],
    ['from its own page over TLS', DIRECT, `${OWN}/`, { origin: OWN }],
    ['through a proxy that ends TLS', DIRECT, 'http://site.test/', { origin: OWN }],
    ['through a proxy with another host', PROXIED, 'http://localhost:4180/', { origin: OWN }],
    ['without an origin, by the browser’s word', DIRECT, OWN, { 'sec-fetch-site': 'same-origin' }],
  ])('%s is taken', async (_, site, address, headers) => {
    const init = { method: 'POST', headers, body: '{"name":"a"}' };
    expect((await createApp(site).request(address, init)).status).toBe(200);
  });

  test.each<[string, Site, Record<string, string>]>([
    ['from another site', DIRECT, { origin: 'https://evil.test' }],
    ['from another port', DIRECT, { origin: `${OWN}:8443` }],
    ['from a host below', DIRECT, { origin: 'https://a.site.test' }],
    ['from a host that begins like it', DIRECT, { origin: `${OWN}.evil.test` }],
    ['from nowhere', DIRECT, { origin: 'null' }],
    ['from a page without TLS', DIRECT, { origin: 'http://site.test' }],
    ['without a word', DIRECT, {}],
    ['from a sister site', DIRECT, { 'sec-fetch-site': 'same-site' }],
    [
      'of another origin, whatever else it says',
      PROXIED,
      { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' },
    ],
  ])('%s is refused, whatever its method', async (_, site, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const response = await createApp(site).request(`${OWN}/`, { method, headers });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ kind: 'not-allowed' });
    }
  });

  test('is not a read', async () => {
    const headers = { origin: 'https://evil.test' };
    expect((await createApp().request('/', { headers })).status).toBe(200);
  });
});

test('every kind of failure has a status, and some have two', async () => {
  const app = new Hono()
    .get('/full', (context) => fail(context, 'full', 'No room.'))
    .get('/busy', (context) => fail(context, 'busy', 'Later.', 429));
  const full = await app.request('/full');
  expect([full.status, await full.json()]).toEqual([507, { kind: 'full', message: 'No room.' }]);
  expect((await app.request('/busy')).status).toBe(429);
});

test('an answer that is nobody else’s is kept nowhere, however it was made', async () => {
  const app = new Hono();
  app.use(noStore);
  app.get('/json', (context) => context.json({}));
  app.get('/response', () => new Response(''));
  for (const path of ['/json', '/response', '/missing']) {
    expect((await app.request(path)).headers.get('cache-control')).toBe('no-store');
  }
});

describe('every answer', () => {
  const policy = "default-src 'none'";
  const page = {
    status: 200,
    headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': policy },
    etag: '"1"',
    bodies: { identity: Buffer.from('A page') },
  };
  const app = new Hono<GuardedEnv>()
    .use(securityHeaders({ trustProxy: 0, address: 'https://site.test' }))
    .get('/kept', (context) => answer(context, page))
    .get('/made', (context) => context.text(''))
    .get('/raw', () => new Response())
    .get('/broken', () => {
      throw new Error('Broken');
    });
  app.onError((_error, context) => context.text('', 500));

  test.each(['/kept', '/made', '/raw', '/broken', '/nowhere'])('%s is guarded', async (path) => {
    const { headers } = await app.request(`http://elsewhere.test${path}`);
    const own = path === '/kept' ? { 'Content-Security-Policy': policy } : {};
    expect(Object.fromEntries(headers)).toMatchObject(lowered({ ...SECURITY_HEADERS, ...own }));
    expect(headers.has('strict-transport-security')).toBe(false);
    const secure = await app.request(`https://site.test${path}`);
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  test('one that is known already is guarded too', async () => {
    const known = await app.request('/kept', { headers: { 'if-none-match': '"1"' } });
    expect(known.status).toBe(304);
    expect(known.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

const lowered = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
