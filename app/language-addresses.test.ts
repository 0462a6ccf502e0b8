// What the documents and files of every language say about themselves and each other.
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { Window } from 'happy-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { builtInContent } from './content/built-in.ts';
import type { Content } from './content/collections.ts';
import type { LanguageCode } from './content/language-codes.ts';
import { languagePrefixes, renderDocument, shellDocument, siteFiles } from './entry.server.tsx';
import { directionOf } from './i18n/languages.ts';
import { findForbidden, forbiddenTexts, languages } from './i18n/left-in-english.ts';

const SITE = 'https://me.example';
const { settings, about } = builtInContent;
const post = {
  id: '1',
  slug: 'پہلا & 1',
  title: 'پہلا',
  excerpt: '',
  content: 'متن',
  date: '2026-01-02T00:00:00.000Z',
  published: true,
  featured: false,
  tags: [],
  coverImage: '',
  author: '',
};
const SLUG = encodeURIComponent(post.slug);
const POST = `/blog/${SLUG}`;
/** Those that there are in every language. A post is in one. */
const PAGES = ['/', '/blog'];

const assets = {
  head: '',
  languages: { ur: { words: '/ur.js' } },
  stylesOf: () => '',
  scriptsOf: () => '',
};

function siteOf(changes: Partial<Content> = {}): Content {
  return {
    ...builtInContent,
    blogPosts: [post],
    settings: { ...settings, seo: { ...settings.seo, canonicalUrl: `${SITE}/` } },
    ...changes,
  };
}

async function documentAt(path: string, content = siteOf()) {
  const { status, html } = await renderDocument(path, content, assets);
  const { document } = new Window();
  document.documentElement.innerHTML = html.slice(html.indexOf('<head>'));
  const find = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute) ?? '');
  const alternates = [...document.querySelectorAll('link[hreflang]')].map((tag) => [
    tag.getAttribute('hreflang') ?? '',
    tag.getAttribute('href') ?? '',
  ]);
  return { status, html, document, find, alternates };
}

const below = (language: LanguageCode, main: LanguageCode = 'en') =>
  language === main ? '' : `/${language}`;

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(languages)('%s', (language) => {
  const prefix = below(language);

  test.each([...PAGES, POST])('%s is whole in it, before any script', async (path) => {
    const { status, html, document, find } = await documentAt(prefix + path);
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}"`);
    const root = document.getElementById('root') as unknown as HTMLElement;
    expect(findForbidden(root, forbiddenTexts(language))).toEqual([]);
    const [home, spoken] = path === POST ? ['', 'en'] : [prefix, language];
    expect(find('link[rel=canonical]', 'href')).toEqual([SITE + home + path]);
    expect(find('meta[property="og:url"]', 'content')).toEqual([SITE + home + path]);
    expect(find('meta[property="og:locale"]', 'content')[0]).toMatch(`${spoken}_`);
    expect(find('link[type="application/rss+xml"]', 'href')).toEqual([`${prefix}/rss.xml`]);
    // Every way on leads to a page in the same language, but for those that lead into another one.
    const ways = find('#root a[href^="/"]:not([hreflang])', 'href');
    expect(ways.filter((href) => !href.startsWith(`${prefix}/`))).toEqual([]);
    const data = find('script[type="application/ld+json"]', 'textContent');
    expect(data.filter((text) => text.includes(`"${SITE}/"`) && prefix !== '')).toEqual([]);
  });

  test('every page names the others, itself among them, and each of them names it', async () => {
    for (const path of PAGES) {
      const expected = [
        ...languages.map((each) => [each, SITE + below(each) + path]),
        ['x-default', SITE + path],
      ];
      expect((await documentAt(prefix + path)).alternates).toEqual(expected);
    }
  });

  test('the feed leads to its pages', async () => {
    const feed = (await siteFiles(siteOf()))[`${prefix}/rss.xml`] ?? '';
    expect(XMLValidator.validate(feed)).toBe(true);
    const { channel } = new XMLParser().parse(feed).rss;
    expect(channel).toMatchObject({
      link: `${SITE}${prefix}/`,
      language,
      item: { link: `${SITE}${prefix}/blog/${SLUG}`, guid: `${SITE}${prefix}/blog/${SLUG}` },
    });
    expect(channel.description === about.bio).toBe(language === 'en');
    expect(feed).toContain(`<atom:link href="${SITE}${prefix}/rss.xml" rel="self"`);
  });

  test('a page that is not found, and one that a browser alone has, are in it', async () => {
    const { status, html, alternates } = await documentAt(`${prefix}/nowhere`);
    expect(status).toBe(404);
    expect(html).toContain(`<html lang="${language}"`);
    expect(alternates).toEqual([]);
    const shell = await shellDocument(`${prefix}/`, siteOf(), assets);
    expect(shell).toContain(`<html lang="${language}" dir="${directionOf(language)}"`);
  });
});

test('the map names every page in every language, each with all of them', async () => {
  const map = (await siteFiles(siteOf()))['/sitemap.xml'] ?? '';
  expect(XMLValidator.validate(map)).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false });
  const { url } = parser.parse(map).urlset;
  const entries = new Map<string, Record<string, string>[]>(
    url.map((entry: Record<string, unknown>) => [entry.loc, entry['xhtml:link']]),
  );
  expect([...entries.keys()].sort()).toEqual(
    [
      ...PAGES.flatMap((path) => languages.map((each) => SITE + below(each) + path)),
      SITE + POST,
    ].sort(),
  );
  expect(entries.get(SITE + POST)).toBe(undefined);
  entries.delete(SITE + POST);
  for (const [address, links] of entries) {
    expect(links.map((link) => link['@_hreflang'])).toEqual([...languages, 'x-default']);
    const addresses = links.map((link) => link['@_href'] ?? '');
    expect(addresses).toContain(address);
    for (const other of addresses) {
      expect(entries.get(other)?.some((link) => link['@_href'] === address)).toBe(true);
    }
  }
});

test('with another main language that one has the plain addresses, and only what is offered has any', async () => {
  const own = siteOf({
    settings: {
      ...siteOf().settings,
      languages: { main: 'ur', offered: ['ur', 'en'] },
    },
  });
  expect(languagePrefixes(own)).toEqual(['', '/en']);
  expect((await documentAt('/', own)).html).toContain('<html lang="ur" dir="rtl"');
  expect((await documentAt('/en/', own)).html).toContain('<html lang="en" dir="ltr"');
  expect((await documentAt('/en/', own)).alternates).toEqual([
    ['en', `${SITE}/en/`],
    ['ur', `${SITE}/`],
    ['x-default', `${SITE}/`],
  ]);
  for (const path of ['/de/', '/de/blog', '/ur/', '/ur/blog']) {
    const { status, html } = await documentAt(path, own);
    expect([path, status]).toEqual([path, 404]);
    expect(html).toContain('<html lang="ur"');
  }
  expect(Object.keys(await siteFiles(own)).filter((path) => path.endsWith('rss.xml'))).toEqual([
    '/en/rss.xml',
    '/rss.xml',
  ]);
});

test('a site in one language says nothing of others', async () => {
  const one = siteOf({
    settings: { ...siteOf().settings, languages: { main: 'de', offered: ['de'] } },
  });
  expect((await documentAt('/', one)).alternates).toEqual([]);
  expect((await siteFiles(one))['/sitemap.xml']).not.toContain('xhtml:link');
});

test('nobody is told of addresses that are not known', async () => {
  const { alternates, find } = await documentAt('/de/', siteOf({ settings }));
  expect(alternates).toEqual([]);
  expect(find('link[rel=canonical]', 'href')).toEqual([]);
});

test('below the root of a host, every language is', async () => {
  vi.stubEnv('BASE_URL', '/portfolio/');
  const seo = { ...settings.seo, canonicalUrl: `${SITE}/portfolio/` };
  const { alternates, find } = await documentAt(
    '/de/blog',
    siteOf({ settings: { ...settings, seo } }),
  );
  expect(find('link[rel=canonical]', 'href')).toEqual([`${SITE}/portfolio/de/blog`]);
  expect(alternates.slice(0, 2)).toEqual([
    ['en', `${SITE}/portfolio/blog`],
    ['ur', `${SITE}/portfolio/ur/blog`],
  ]);
  expect(find('link[type="application/rss+xml"]', 'href')).toEqual(['/portfolio/de/rss.xml']);
  const ways = find('#root a[href^="/"]:not([hreflang])', 'href');
  expect(ways.filter((href) => !href.startsWith('/portfolio/de/'))).toEqual([]);
});

test('title, description and keywords are said in the language of the page, as the owner translated them', async () => {
  const site = siteOf();
  const { html, find } = await documentAt('/de/', {
    ...site,
    settings: {
      ...site.settings,
      seo: { ...site.settings.seo, metaTitle: 'T', metaDescription: 'D', keywords: 'K' },
    },
    translations: ['T', 'D', 'K'].map((source) => ({
      language: 'de',
      source,
      text: `${source} auf Deutsch`,
      at: '',
    })),
  });
  expect(html).toMatch(/<title[^>]*>T auf Deutsch</);
  expect(find('meta[name=description]', 'content')).toEqual(['D auf Deutsch']);
  expect(find('meta[name=keywords]', 'content')).toEqual(['K auf Deutsch']);
  expect(find('meta[property="og:title"]', 'content')).toEqual(['T auf Deutsch']);
});

test('a page says where the words of its language are', async () => {
  expect((await documentAt('/ur/')).html).toContain('data-words="/ur.js"');
  expect((await documentAt('/')).html).not.toContain('data-words');
});

test('a page carries the translations of its own language alone, and says which others there are', async () => {
  const translations = (['de', 'ur', 'fr'] as const).map((language) => ({
    language,
    source: about.bio,
    text: `bio in ${language}`,
    at: '',
  }));
  const site = siteOf({
    translations,
    settings: { ...siteOf().settings, languages: { main: 'en', offered: ['en', 'de', 'ur'] } },
  });
  const { html } = await documentAt('/de/', site);
  expect(html).toContain('bio in de');
  expect(html).not.toMatch(/bio in (ur|fr)/);
  expect(html).toContain('data-own-words="ur"');
  const main = await documentAt('/', site);
  expect(main.html).not.toContain('bio in');
  expect(main.html).toContain('data-own-words="ur de"');
  expect((await documentAt('/de/')).html).not.toContain('data-own-words');
});
