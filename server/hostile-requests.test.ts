// Bodies and addresses that nobody sends who means well. Each is taken or refused; none is a surprise to the server.
import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CASES, openOwner, outgoing, REQUESTS, startApp } from './app-in-test.ts';
import { createClock, openBrowser } from './auth/site-in-test.ts';
import { LONGEST_MS } from './auth/throttle.ts';
import { DATABASES, type TestDatabase } from './databases-in-test.ts';
import { expectRefusal } from './refusal-in-test.ts';

const DEPTH = 10_000;
const NUL = 'a\0b';

const BODIES = CASES.flatMap(({ route, method, path, body, answers }) => {
  if (body === undefined || answers === 'page') return [];
  const bodies = route === 'POST /api/requests' ? Object.values(REQUESTS).map(outgoing) : [body];
  return bodies.map((each) => ({ route, method, path, body: each }));
});

/** Written as it is sent: some of it no object can say. */
const WHOLE: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '',
  'null',
  '[]',
  '0',
  '"text"',
  '{',
  '{"a":1,}',
  '<script>alert(1)</script>',
  '[object Object]',
  'email=a&password=b',
  '{"__proto__":{"isOwner":true},"constructor":{"prototype":{"isOwner":true}}}',
  '['.repeat(DEPTH) + ']'.repeat(DEPTH),
  `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`,
  new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  new Uint8Array([0xef, 0xbb, 0xbf]),
  new Uint8Array([0]),
];

/** In the place of each value. */
const VALUES: readonly unknown[] = [
  null,
  [{}],
  1e308,
  2 ** 31,
  NUL,
  '\ud800<script>',
  "'; drop table messages; --",
  '2026-02-31',
  JSON.parse('{"__proto__":{"isOwner":true}}'),
];

/** All copies of a value that have another one in one place. */
function* replaced(value: unknown, by: unknown): Generator<unknown> {
  yield by;
  if (Array.isArray(value)) {
    for (const [at, part] of value.entries()) {
      for (const each of replaced(part, by)) yield value.with(at, each);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      for (const each of replaced(part, by)) yield { ...value, [name]: each };
    }
  }
}

const PATHS = [
  '/api',
  '/api/',
  '/api//session',
  '/api/nothing',
  '/api/../api/nothing',
  '/api/..%2f..%2fetc%2fpasswd',
  '/api/%00',
  '/api/%E0%A4%A',
  '/api/content/',
  '/api/content/nothing/revisions',
  '/api/content/__proto__/revisions',
  '/api/content/constructor/revisions/1',
  '/api/content/messages/revisions',
  '/api/content/services/revisions/-1',
  '/api/content/services/revisions/1.5',
  '/api/content/services/revisions/2147483648',
  '/api/content/services/revisions/9007199254740993',
  '/api/content/services%00/revisions',
  '/api/inbox/nothing',
  '/api/inbox/messages?from=-1',
  '/api/inbox/messages?from=1e300',
  '/api/inbox/messages?count=0',
  '/api/inbox/messages?count=100000',
  '/api/inbox/messages?status=gone',
  '/api/inbox/messages?query=%00',
  `/api/inbox/messages.csv?query=${'x'.repeat(1000)}`,
  '/api/inbox/messages.csv?query=%00',
  '/api/inbox/messages/%00',
  '/api/slots',
  '/api/slots?from=%00&to=%00',
  '/api/slots?from=2026-03-01',
  '/api/slots?from=2026-03-01&to=2026-03-31%00',
  "/api/slots?from=' or 1=1&to='",
  `/api/${'a'.repeat(100_000)}`,
];

describe.each(DATABASES)('on %s', (_, create) => {
  let created: TestDatabase;
  let app: Hono;
  let owner: Awaited<ReturnType<typeof openOwner>>;
  const clock = createClock();

  beforeAll(async () => {
    created = await create();
    ({ app } = await startApp(await created.open(), clock.now));
    owner = await openOwner(app);
  });

  afterEach(async () => expect(await owner.user()).not.toBeNull());

  afterAll(() => created.remove());

  /** By the owner, who may most, and never so quickly that only the patience is tried. */
  async function send(
    { route, method, path }: { route: string; method: string; path: string },
    body: BodyInit,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    clock.pass(LONGEST_MS);
    const cookie = `session=${owner.cookies.get('session')}`;
    const response = await app.request(path, {
      method,
      headers: { origin: 'http://localhost', cookie, ...headers },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });
    owner.receive(response);
    const named = `${route} with ${String(body).slice(0, 300)}`;
    if (response.status >= 400) await expectRefusal(response, named);
    else expect([200, 204], named).toContain(response.status);
    return response;
  }

  test('what is no body of a route is refused', async () => {
    for (const route of BODIES) {
      for (const body of WHOLE) {
        const { status } = await send(route, body);
        // Deep nests are longer than what some routes read.
        expect([413, 422], `${route.route} with ${String(body).slice(0, 100)}`).toContain(status);
      }
    }
  });

  test('a wrong or strange value in any place is taken or refused', async () => {
    for (const route of BODIES) {
      for (const value of VALUES) {
        for (const body of replaced(route.body, value)) await send(route, JSON.stringify(body));
      }
    }
    expect({}).not.toHaveProperty('isOwner');
    expect((await owner.send('GET', '/api/inbox/messages.csv')).status).toBe(200);
    expect((await owner.send('GET', '/api/content')).status).toBe(200);
  });

  test('a sign that no database keeps is refused with a word about it', async () => {
    for (const request of Object.values(REQUESTS)) {
      const body = outgoing({ ...request, value: { ...request.value, email: NUL } });
      const response = await openBrowser(app).send('POST', '/api/requests', body);
      expect(response.status).toBe(422);
      expect((await response.json()).message).toContain('NUL');
    }
  });

  test('a form without scripts is no surprise either, whatever it holds', async () => {
    const headers = { origin: 'http://localhost' };
    const good = 'firstName=A&lastName=B&email=a@b&subject=C&message=';
    for (const [body, status] of [
      [`${good}a%00b`, 200],
      [`${good}%ED%A0%80%FF&__proto__=a&constructor=b`, 200],
      [`${good}<script>alert(1)</script>`, 200],
      [`${good}${'a'.repeat(1_100_000)}`, 413],
      ['%', 422],
      ['a='.repeat(10_000), 422],
      [new Uint8Array([0xff, 0, 0xfe]), 422],
    ] as const) {
      const response = await app.request('/requests/contact', { method: 'POST', headers, body });
      expect(response.status, String(body).slice(0, 100)).toBe(status);
      expect(await response.text()).not.toContain('<script>alert');
    }
    for (const path of ['/requests/__proto__', '/requests/%00', '/requests/nothing']) {
      expect((await app.request(path, { method: 'POST', headers, body: good })).status).toBe(404);
    }
  });

  test('what is too long is refused, whatever it says about its length', async () => {
    const MEGABYTES = 61;
    const megabyte = new TextEncoder().encode(' '.repeat(1_000_000));
    for (const route of BODIES) {
      let sent = 0;
      const body = new ReadableStream({
        pull(controller) {
          sent += 1;
          if (sent > MEGABYTES) controller.close();
          else controller.enqueue(megabyte);
        },
      });
      const [endless, lying] = [
        await send(route, body),
        await send(route, '{}', { 'content-length': '99999999999' }),
      ];
      expect([endless.status, lying.status], route.route).toEqual([413, 413]);
    }
  });

  test('another type of content changes nothing, and no form of another site gets in', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      '',
    ]) {
      for (const route of BODIES) {
        await send(route, '{}', { 'content-type': type });
        const foreign = { 'content-type': type, origin: 'https://evil.test' };
        expect((await send(route, JSON.stringify(route.body), foreign)).status).toBe(403);
      }
    }
  });

  test.each(PATHS.map((path) => [path.slice(0, 80), path]))('%s is refused', async (_, path) => {
    for (const browser of [owner, openBrowser(app)]) {
      const response = await browser.send('GET', path);
      await expectRefusal(response, path);
      expect([401, 404, 422]).toContain(response.status);
    }
  });

  test('headers that are too long, or say nonsense, are no surprise either', async () => {
    for (const headers of [
      { 'user-agent': 'x'.repeat(100_000) },
      { cookie: `${'a=b; '.repeat(10_000)}session=` },
      { 'content-length': 'many' },
      { 'x-forwarded-for': ','.repeat(10_000), 'x-forwarded-proto': '\u00ff' },
      { 'sec-fetch-site': 'x'.repeat(100_000), origin: 'x'.repeat(100_000) },
    ]) {
      for (const { method, path, body } of CASES.filter((each) => each.for === 'everybody')) {
        const response = await openBrowser(app).send(method, path, body, headers);
        expect(response.status, `${method} ${path}`).toBeLessThan(500);
      }
    }
  });
});
