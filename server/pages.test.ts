import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { builtInContent } from '#app/content/built-in.ts';
import { siteKeys } from '#app/content/bundle.ts';
import * as renderer from '#app/entry.server.tsx';
import { en } from '#app/i18n/locales/en.ts';
import { locale as ur } from '#app/i18n/locales/ur.ts';
import { inventedWords } from '../fixtures/invented-words.ts';
import { ownSite } from '../fixtures/own-site.ts';
import { DATABASES, type TestDatabase } from './databases-in-test.ts';
import { readContent, writeContent } from './db/content.ts';
import { messageRow } from './db/inbox.ts';
import type { Database } from './db/open.ts';
import { receiveRequest } from './db/requests.ts';
import { createPageCache } from './page-cache.ts';
import { pageRoutes } from './pages.ts';
import { createShareImages } from './share-images.ts';
import { createSiteContent } from './site-content.ts';

const NOW = new Date();
const MARK = 'never-on-a-page';
const shareImages = createShareImages({
  renderer,
  load: () => import('../scripts/share-image.mjs'),
});
const inventedIn = inventedWords(en, ur);
const assets = { head: '', stylesOf: () => '', scriptsOf: () => '' };

function post(slug: string, changes: Partial<BlogPost> = {}): BlogPost {
  return {
    id: slug,
    slug,
    title: `On ${slug}`,
    excerpt: '',
    content: `All about ${slug}.`,
    date: '2025-01-01T00:00:00.000Z',
    published: true,
    featured: false,
    tags: [],
    coverImage: '',
    author: '',
    ...changes,
  };
}

describe.each(DATABASES)('the pages on %s', (_, create) => {
  let created: TestDatabase;
  let database: Database;
  const cache = createPageCache();

  beforeEach(async () => {
    cache.drop();
    created = await create();
    database = await created.open();
  });

  afterEach(() => created.remove());

  const ask = (path: string, headers: Record<string, string> = {}) => {
    const siteContent = createSiteContent(database);
    const services = { siteContent, renderer, assets, cache, shareImages };
    return pageRoutes(services).request(`http://site.test${path}`, { headers });
  };
  const save = (
    key: 'about' | 'blogPosts' | 'sectionVisibility' | 'settings',
    version: number,
    value: unknown,
  ) => writeContent(database.db, [{ key, version, value }], NOW);

  const versionOf = async (key: 'blogPosts') => (await readContent(database.db))[key]?.version ?? 0;

  test('a new site shows the built-in content, and what is saved takes its place', async () => {
    expect(await (await ask('/')).text()).toContain(builtInContent.about.name);
    await save('about', 0, { ...builtInContent.about, name: 'Grace Hopper' });
    cache.drop();
    const html = await (await ask('/')).text();
    expect(html).toContain('Grace Hopper');
    expect(html).not.toContain(builtInContent.about.name);
  });

  test('of a site that is the owner’s own nothing that is sent has an invented word', async () => {
    const parts = siteKeys.map((key) => ({ key, version: 0, value: ownSite[key] }));
    await writeContent(database.db, parts, NOW);
    const pages = ['/', '/blog', '/blog/pehla', '/admin', '/en/', '/en/blog', '/en/blog/pehla'];
    const files = [
      '/sitemap.xml',
      '/rss.xml',
      '/en/rss.xml',
      '/robots.txt',
      '/manifest.webmanifest',
    ];
    for (const path of [...pages, ...files, '/404', '/en/404']) {
      const answer = await ask(path, { 'accept-language': 'ur' });
      expect(answer.status, path).toBe(path.endsWith('/404') ? 404 : 200);
      expect(inventedIn(await answer.text()), path).toEqual([]);
    }
    expect(await (await ask('/en/')).text()).toContain('Noor Fatima');
  });

  test('what a hidden section holds is not in the page', async () => {
    const [study] = builtInContent.caseStudies;
    const title = study?.title ?? 'none';
    expect(await (await ask('/')).text()).toContain(title);
    const hidden = { id: 'case-studies', showInNavbar: false, showInPortfolio: false };
    await save('sectionVisibility', 0, [hidden]);
    cache.drop();
    for (const path of ['/', '/shell.html'])
      expect(await (await ask(path)).text(), path).not.toContain(title);
  });

  test('a published post is a page; a draft, a made-up one and an unreadable address are not', async () => {
    await save('blogPosts', 0, [post('seen'), post('draft', { published: false })]);
    const seen = await ask('/blog/seen');
    expect(seen.status).toBe(200);
    expect(await seen.text()).toContain('All about seen.');
    expect((await ask('/blog/seen//')).status).toBe(200);
    expect((await ask('/blog/index.html')).status).toBe(200);
    for (const path of [
      '/blog/draft',
      '/blog/nowhere',
      '/nowhere',
      '/a.txt',
      '/%E0%A4%A',
      '///',
      `/${'/'.repeat(5000)}a`,
    ]) {
      const { status } = await ask(path);
      expect(status, path).toBe(404);
    }
  });

  test('for what a worker has never seen there is a page that leads nowhere', async () => {
    const shell = await ask('/shell.html');
    expect([shell.status, await shell.text()]).toEqual([200, expect.stringContaining('="shell"')]);
    expect((await ask('/de/shell.html')).status).toBe(200);
    expect((await ask('/xx/shell.html')).status).toBe(404);
  });

  test('a post is found whatever signs its address holds', async () => {
    for (const slug of ['100%', 'a%20b', 'میرا مضمون', 'a+b&c']) {
      cache.drop();
      await save('blogPosts', await versionOf('blogPosts'), [post(slug)]);
      const page = await ask(`/blog/${encodeURIComponent(slug)}`);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('All about')]);
    }
  });

  test('addresses that somebody makes up do not fill the memory', async () => {
    await ask('/nowhere');
    const before = cache.size();
    for (let at = 0; at < 50; at += 1) await ask(`/blog/made-up-${at}`);
    expect(cache.size()).toEqual(before);
  });

  test('a page is sent compressed, and not a second time while it is the same', async () => {
    const page = await ask('/', { 'accept-encoding': 'gzip, br' });
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(page.headers.get('vary')).toBe('Accept-Language, Cookie, Referer, Accept-Encoding');
    const html = brotliDecompressSync(Buffer.from(await page.arrayBuffer())).toString();
    expect(html).toContain(builtInContent.about.name);
    const etag = page.headers.get('etag') ?? '';
    // As it is, or as a proxy passes it on that knows nothing of weak ones.
    for (const known of [etag, etag.replace('W/', '')]) {
      const again = await ask('/', { 'if-none-match': known });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect(etag, 'the same page has other bytes when it is not compressed').toMatch(/^W\//);
    expect((await ask('/', { 'accept-encoding': 'br;q=0' })).headers.has('content-encoding')).toBe(
      false,
    );
  });

  const speaking = (language: string, cookie?: string) => ({
    'accept-language': language,
    ...(cookie && { cookie }),
  });

  test('a visitor of another language is taken to its address, with what they asked for', async () => {
    await save('blogPosts', 0, [post('a?b#c')]);
    for (const [path, address] of [
      ['/', '/de/'],
      ['/?from=mail', '/de/?from=mail'],
      ['/blog?page=1', '/de/blog?page=1'],
      ['/blog/a%3Fb%23c', '/de/blog/a%3Fb%23c'],
      // The main language has the plain addresses alone.
      ['/en/blog', '/de/blog'],
    ] as const) {
      const response = await ask(path, speaking('de-DE,de;q=0.9,en;q=0.8'));
      expect([response.status, response.headers.get('location')], path).toEqual([302, address]);
      expect(response.headers.get('vary'), path).toBe('Accept-Language, Cookie, Referer');
      expect(response.headers.get('cache-control'), path).toBe('no-store');
    }
    const chosen = await ask('/', speaking('de', 'language=ur'));
    expect(chosen.headers.get('location')).toBe('/ur/');
    const main = await ask('/', speaking('de', 'language=en'));
    expect(main.status).toBe(200);
    expect(main.headers.get('vary')).toContain('Accept-Language, Cookie');
    expect((await ask('/en/', speaking('en'))).headers.get('location')).toBe('/');
  });

  test('an address that names a language is that page for everybody', async () => {
    const page = await ask('/ur/', speaking('de', 'language=fr'));
    expect(page.status).toBe(200);
    expect(page.headers.get('vary')).toBe('Accept-Encoding');
    expect(await page.text()).toContain('<html lang="ur" dir="rtl"');
    const feed = await ask('/ur/rss.xml', speaking('de'));
    expect(await feed.text()).toContain('<language>ur</language>');
  });

  test('nobody is taken anywhere from what has one address', async () => {
    for (const [path, status] of [
      ['/admin', 200],
      ['/nowhere', 404],
      ['/rss.xml', 200],
      ['/robots.txt', 200],
    ] as const) {
      expect((await ask(path, speaking('de'))).status, path).toBe(status);
    }
    const missing = await ask('/de/nowhere', speaking('en'));
    expect([missing.status, await missing.text()]).toEqual([
      404,
      expect.stringContaining('<html lang="de"'),
    ]);
  });

  test('what the owner does not offer has no address, and nobody is taken there', async () => {
    const languages = { main: 'ur', offered: ['ur', 'en'] };
    await save('settings', 0, { ...builtInContent.settings, languages });
    expect((await ask('/', speaking('de, en;q=0.5'))).headers.get('location')).toBe('/en/');
    expect((await ask('/', speaking('de'))).status).toBe(200);
    for (const path of ['/de/', '/de/blog', '/de/rss.xml', '/de/nowhere']) {
      const missing = await ask(path, speaking('de'));
      expect([path, missing.status]).toEqual([path, 404]);
      expect(await missing.text()).toContain('<html lang="ur"');
    }
  });

  test('a long list goes on behind links, and every post is on one of its pages', async () => {
    const posts = Array.from({ length: 120 }, (_, at) => post(`number-${at}`));
    await save('blogPosts', 0, posts);
    const slugs = new Set<string>();
    let pages = 0;
    for (let next: string | undefined = '/blog'; next; pages += 1) {
      const page = await ask(next);
      expect(page.status).toBe(200);
      const html = await page.text();
      const found = [...html.matchAll(/href="\/blog\/(number-\d+)"/g)].map(([, slug]) => slug);
      expect(found.length).toBeLessThanOrEqual(50);
      for (const slug of found) slugs.add(slug ?? '');
      expect(JSON.parse(/id="content">(.*?)<\/script>/.exec(html)?.[1] ?? '')).toHaveProperty(
        'blogPosts.length',
        found.length,
      );
      next = /<a [^>]*href="([^"]*)" rel="next"/.exec(html)?.[1];
    }
    expect([pages, slugs.size]).toEqual([3, 120]);
    expect((await ask('/blog?page=4')).status).toBe(404);
  });

  test('a long list in a language begins with its posts, and has as many pages', async () => {
    const posts = Array.from({ length: 60 }, (_, at) => [
      post(`number-${at}`),
      ...(at < 3 ? [post(`zahl-${at}`, { language: 'de', translationOf: `number-${at}` })] : []),
    ]).flat();
    await save('blogPosts', 0, posts);
    for (const [path, first] of [
      ['/blog', 'number-0'],
      ['/de/blog', 'zahl-0'],
    ] as const) {
      const pages = await Promise.all(
        ['', '?page=2'].map(async (query) => (await ask(path + query)).text()),
      );
      const found = pages.flatMap((html) =>
        [...html.matchAll(/<h2[^>]*><a href="[^"]*\/blog\/([^"]*)"/g)].map(([, slug]) => slug),
      );
      expect([found.length, found[0]]).toEqual([60, first]);
      expect(found.filter((slug) => slug?.startsWith('zahl'))).toHaveLength(
        path === '/blog' ? 0 : 3,
      );
      expect((await ask(`${path}?page=3`)).status).toBe(404);
    }
  });

  test('a short list is one page, and whatever else stands behind its address changes nothing', async () => {
    await save('blogPosts', 0, [post('seen')]);
    const html = await (await ask('/blog')).text();
    expect(html).not.toMatch(/rel="next"|data-posts/);
    const before = cache.size();
    for (const query of ['page=1', 'page=01', 'page=-1', 'page=two', 'page=', 'from=a-letter']) {
      expect(await (await ask(`/blog?${query}`)).text()).toBe(html);
    }
    for (const page of [2, 3, 999_999]) {
      expect((await ask(`/blog?page=${page}`)).status).toBe(404);
    }
    expect(cache.size().pages).toBe(before.pages + 1);
  });

  test('feed, robots and manifest follow the database', async () => {
    await save('blogPosts', 0, [post('seen')]);
    const feed = await ask('/rss.xml');
    expect(feed.headers.get('content-type')).toContain('xml');
    expect(await feed.text()).toContain('On seen');
    expect((await ask('/robots.txt')).status).toBe(200);
    expect((await ask('/manifest.webmanifest')).headers.get('content-type')).toContain('manifest');
  });

  test('forms post to the server, so that they work without scripts', async () => {
    const html = await (await ask('/')).text();
    for (const kind of ['contact', 'inquiry']) {
      expect(html).toMatch(
        new RegExp(`<form[^>]* action="/requests/${kind}\\?lang=en"[^>]* method="post"`),
      );
    }
    expect(html).not.toMatch(/action="mailto:/);
  });

  test('nothing that visitors wrote and no draft is in any public answer', async () => {
    const [sample] = builtInContent.messages;
    if (!sample) throw new Error('There are sample messages.');
    const row = messageRow({ ...sample, name: MARK, message: MARK });
    await database.db
      .insertInto('messages')
      .values({ ...row, is_spam: 0, deleted_at: null })
      .execute();
    const value = { ...contactOf(MARK) };
    await receiveRequest(database.db, {
      key: 'key',
      outgoing: { at: NOW.toISOString(), request: { kind: 'contact', value } },
      sender: 'somebody',
      availability: builtInContent.availability,
      now: NOW,
    });
    const draft = { published: false, title: MARK, content: MARK };
    await save('blogPosts', 0, [post('seen'), post('draft', draft)]);
    for (const path of [
      '/',
      '/blog',
      '/blog/seen',
      '/blog/draft',
      '/admin',
      '/nowhere',
      '/rss.xml',
      '/sitemap.xml',
    ]) {
      expect(await (await ask(path)).text(), path).not.toContain(MARK);
    }
  });
});

function contactOf(text: string) {
  return {
    firstName: text,
    lastName: text,
    email: `${text}@example.com`,
    subject: text,
    services: [],
    message: text,
  };
}
