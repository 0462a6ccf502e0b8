import { expect, test } from 'vitest';
import { createApp } from './app.ts';
import type { Services } from './services.ts';

const app = createApp({ site: {}, database: {} } as Services);
const fail = () => {
  throw new Error('The database is away.');
};
app.get('/ur/blog', fail).get('/blog', fail);

const ask = (path: string, headers: Record<string, string>) =>
  app.request(`http://site.test${path}`, { headers });

test('who opens a page that cannot be made reads a page about it, in the language of its address', async () => {
  const answer = await ask('/ur/blog', { accept: 'text/html' });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('10');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const html = await answer.text();
  expect(html).toContain('<html lang="ur" dir="rtl">');
  expect(html).toContain('<a href="">دوبارہ کوشش کریں</a>');
});

test('or in the language that they have chosen, which their browser need not ask for', async () => {
  const headers = { accept: 'text/html', 'accept-language': 'de' };
  const from = 'http://site.test/fr/blog';
  const answer = await ask('/blog', { ...headers, cookie: 'language=ur', referer: from });
  expect(await answer.text()).toContain('<html lang="ur" dir="rtl">');
  const elsewhere = await ask('/ur/blog', { ...headers, cookie: 'language=fr' });
  expect(await elsewhere.text()).toContain('<html lang="ur" dir="rtl">');
  const madeUp = await ask('/blog', { ...headers, cookie: 'language=nl' });
  expect(await madeUp.text()).toContain('<html lang="de"');
});

test('or in the language that their browser asks for', async () => {
  const answer = await ask('/blog', { accept: 'text/html', 'accept-language': 'de' });
  expect(await answer.text()).toContain('Diese Website macht eine kurze Pause');
});

test('a program is told in its own way', async () => {
  for (const [path, accept] of [
    ['/blog', '*/*'],
    ['/api/slots?from=2026-03-01&to=2026-03-31', 'text/html'],
  ] as const) {
    const answer = await ask(path, { accept });
    expect([answer.status, (await answer.json()).kind]).toEqual([503, 'busy']);
  }
});
