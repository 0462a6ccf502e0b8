import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { languageRoutes } from './api/language.ts';
import { answerLanguage, visitorLanguage } from './visitor-language.ts';

const OFFERED = { main: 'ur', offered: ['en', 'ur', 'de'] } as const;

const asked = new Hono()
  .get('/of', (context) => context.text(visitorLanguage(context, OFFERED)))
  .get('/answer', (context) => context.text(answerLanguage(context)));

const said = async (path: string, headers: Record<string, string>) =>
  (await asked.request(path, { headers })).text();

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['nl, en;q=0.5, de;q=0.7', 'de'],
  ['en;q=0, de', 'de'],
  [' de ; q=0.4 ,\ten ;q=0.9', 'en'],
  // Not offered: the main one.
  ['fr', 'ur'],
  ['nl', 'ur'],
  ['', 'ur'],
])('a browser that asks for "%s" is shown the site in %s', async (accepted, language) => {
  expect(await said('/of', { 'accept-language': accepted })).toBe(language);
});

test.each([
  ['language=en', 'en'],
  ['session=x; language=de', 'de'],
  // Neither offered nor a language.
  ['language=fr', 'de'],
  ['language=%00', 'de'],
])('what was chosen goes before the browser: %s', async (cookie, language) => {
  expect(await said('/of', { cookie, 'accept-language': 'de' })).toBe(language);
});

test.each([
  ['http://localhost/de/blog', 'ur'],
  ['http://localhost/blog', 'ur'],
  ['https://elsewhere.example/de/', 'de'],
  ['no address', 'de'],
])('without scripts a link to a plain address is a choice: from %s', async (referer, language) => {
  expect(await said('/of', { host: 'localhost', 'accept-language': 'de', referer })).toBe(language);
});

test.each([
  ['fr-CA', undefined, 'fr'],
  ['nl', undefined, 'en'],
  ['fr', 'https://me.example/ur/blog', 'ur'],
  ['fr', 'https://me.example/blog', 'fr'],
  ['fr', 'no address', 'fr'],
])('who asks in %s and comes from %s is answered in %s', async (accepted, referer, language) => {
  const headers = { 'accept-language': accepted, ...(referer && { referer }) };
  expect(await said('/answer', headers)).toBe(language);
});

test('a choice is kept for a year, where the page can see that it is, and over TLS only there', async () => {
  const choose = async (body: unknown, address: string) =>
    languageRoutes({ site: { trustProxy: 0 } }).request(`${address}/`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const plain = await choose({ language: 'ur' }, 'http://me.example');
  expect(plain.status).toBe(204);
  const cookie = 'language=ur; Max-Age=31536000; Path=/';
  expect(plain.headers.getSetCookie()).toEqual([`${cookie}; SameSite=Lax`]);
  const secure = await choose({ language: 'ur' }, 'https://me.example');
  expect(secure.headers.getSetCookie()).toEqual([`${cookie}; Secure; SameSite=Lax`]);
  for (const body of [{ language: 'tlh' }, {}, 'de']) {
    const refused = await choose(body, 'http://me.example');
    expect(refused.status).toBe(422);
    expect(refused.headers.getSetCookie()).toEqual([]);
  }
});
