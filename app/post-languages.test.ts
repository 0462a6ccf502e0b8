// What the pages and files of posts in several languages say about themselves and each other.
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import type { BlogPost } from './content/blog-posts.ts';
import { builtInContent } from './content/built-in.ts';
import type { Content } from './content/collections.ts';
import { renderDocument, siteFiles } from './entry.server.tsx';

const SITE = 'https://me.example';
const { settings } = builtInContent;
const assets = { head: '', stylesOf: () => '', scriptsOf: () => '' };

let day = 0;

/** Each is older than the one before. */
function post(slug: string, title: string, changes: Partial<BlogPost> = {}): BlogPost {
  day += 1;
  return {
    id: slug,
    slug,
    title,
    excerpt: `${title}.`,
    content: 'Words.',
    date: new Date(Date.UTC(2026, 5, 30 - day)).toISOString(),
    published: true,
    featured: false,
    tags: [],
    coverImage: '',
    author: '',
    ...changes,
  };
}

const content: Content = {
  ...builtInContent,
  settings: {
    ...settings,
    languages: { main: 'en', offered: ['en', 'de', 'ur'] },
    seo: { ...settings.seo, canonicalUrl: `${SITE}/` },
  },
  blogPosts: [
    post('only', 'Only English'),
    post('salam', 'سلام دنیا', {
      language: 'ur',
      translationOf: 'hello',
      tags: ['زبان', 'ویب'],
      coverImage: '/images/salam.jpg',
    }),
    post('hello', 'Hello world'),
    post('hallo', 'Hallo Welt', { language: 'de', translationOf: 'hello' }),
    post('entwurf', 'Entwurf', { language: 'de', translationOf: 'only', published: false }),
    post('salut', 'Salut', { language: 'fr' }),
  ],
};

async function open(path: string, site = content) {
  const { html } = await renderDocument(path, site, assets);
  const { document } = new Window();
  document.documentElement.innerHTML = html.slice(html.indexOf('<head>'));
  const find = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute) ?? '');
  const alternates = Object.fromEntries(
    [...document.querySelectorAll('link[hreflang]')].map((tag) => [
      tag.getAttribute('hreflang'),
      tag.getAttribute('href'),
    ]),
  );
  return { html, document, find, alternates };
}

const HELLO = {
  en: `${SITE}/blog/hello`,
  de: `${SITE}/de/blog/hallo`,
  ur: `${SITE}/ur/blog/salam`,
  'x-default': `${SITE}/blog/hello`,
};

test.each([
  ['/blog/hello', 'en', 'ltr'],
  ['/de/blog/hallo', 'de', 'ltr'],
  ['/ur/blog/salam', 'ur', 'rtl'],
])('%s is at home, and names its translations as they name it', async (path, language, dir) => {
  const { document, find, alternates } = await open(path);
  expect(find('link[rel=canonical]', 'href')).toEqual([SITE + path]);
  expect(alternates).toEqual(HELLO);
  expect(find('meta[property="og:locale"]', 'content')[0]).toMatch(`${language}_`);
  expect([...find('article', 'lang'), ...find('article', 'dir')]).toEqual([language, dir]);
  const [data = ''] = [...document.querySelectorAll('[type="application/ld+json"]')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.includes('BlogPosting'));
  expect(JSON.parse(data)).toMatchObject({
    inLanguage: language,
    mainEntityOfPage: SITE + path,
  });
  expect(find('article a[hreflang]', 'href').map((href) => SITE + href)).toEqual(
    Object.entries(HELLO)
      .flatMap(([other, address]) => ([language, 'x-default'].includes(other) ? [] : [address]))
      .sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)),
  );
});

/** That of the switcher. */
const ORDER: string[] = [HELLO.en, HELLO.ur, HELLO.de];

test('the languages to choose from lead to the translations, and without one to the same post', async () => {
  const ways = (await open('/de/blog/hallo')).find('header [popover] a', 'href');
  expect(ways.toSorted()).toEqual(['/blog/hello', '/de/blog/hallo', '/ur/blog/salam']);
  const stays = (await open('/blog/only')).find('header [popover] a', 'href');
  expect(stays.toSorted()).toEqual(['/blog/only', '/de/blog/only', '/ur/blog/only']);
});

test('below another language a post is readable, marked, and says where it is at home', async () => {
  const { html, document, find, alternates } = await open('/de/blog/salam');
  expect(html).toContain('<html lang="de" dir="ltr"');
  expect([...find('article', 'lang'), ...find('article', 'dir')]).toEqual(['ur', 'rtl']);
  expect(find('link[rel=canonical]', 'href')).toEqual([HELLO.ur]);
  expect(find('meta[property="og:url"]', 'content')).toEqual([HELLO.ur]);
  expect(find('meta[property="og:locale"]', 'content')).toEqual(['ur_PK']);
  expect(alternates).toEqual({});
  // What the page says of itself stays in its language.
  const back = document.querySelector('article a[href="/de/blog"]');
  expect([back?.getAttribute('lang'), back?.getAttribute('dir')]).toEqual(['de', 'ltr']);
  expect(find('article img[alt^="Titelbild"]', 'lang')).toEqual(['de']);
  const tags = [...document.querySelectorAll('article bdi')].find(({ textContent }) =>
    textContent?.includes('ویب'),
  );
  expect(tags?.textContent?.replace(/[\u2066-\u2069]/g, '')).toBe('زبان، ویب');
  expect(tags?.getAttribute('lang')).toBe('ur');
  expect(tags?.parentElement?.closest('[lang]')?.getAttribute('lang')).toBe('de');
  expect(document.querySelector('article')?.textContent).toContain('اردو');
});

test('a post without translations, or in a language that is not offered, has one address and no others', async () => {
  for (const [path, home] of [
    ['/blog/only', '/blog/only'],
    ['/ur/blog/only', '/blog/only'],
    ['/de/blog/salut', '/blog/salut'],
  ] as const) {
    const { find, alternates } = await open(path);
    expect(find('link[rel=canonical]', 'href')).toEqual([SITE + home]);
    expect(alternates).toEqual({});
    expect(find('article a[hreflang]', 'href')).toEqual([]);
  }
});

test.each([
  ['', ['Only English', 'Hello world', 'Salut'], [null, null, 'fr']],
  ['/de', ['Hallo Welt', 'Only English', 'Salut'], [null, 'en', 'fr']],
  ['/ur', ['سلام دنیا', 'Only English', 'Salut'], [null, 'en', 'fr']],
])(
  'a list below "%s" has one of each group, its language first, others marked',
  async (prefix, titles, languages) => {
    for (const [path, selector] of [
      ['/blog', 'article h2'],
      ['/', '#blog article h3'],
    ] as const) {
      const { document } = await open(prefix + path);
      const headings = [...document.querySelectorAll(selector)];
      expect(headings.map(({ textContent }) => textContent)).toEqual(titles);
      expect(headings.map((heading) => heading.getAttribute('lang'))).toEqual(languages);
      const names = headings.flatMap((heading) => [
        ...(heading.closest('article')?.querySelectorAll('.badge') ?? []),
      ]);
      expect(names.map((name) => name.getAttribute('lang'))).toEqual(languages.filter(Boolean));
    }
  },
);

test('a page with a list says in which languages it would be another one', async () => {
  const others = async (path: string) =>
    /data-own-words="([^"]*)"/.exec((await open(path)).html)?.[1];
  expect(await others('/')).toBe('ur de');
  expect(await others('/de/blog')).toBe('en ur');
  expect(await others('/blog/hello')).toBe(undefined);
  const plain = { ...content, blogPosts: content.blogPosts.slice(0, 1) };
  expect(/data-own-words/.test((await open('/', plain)).html)).toBe(false);
});

test('the map has each post once, with its translations, and they name each other', async () => {
  const map = (await siteFiles(content))['/sitemap.xml'] ?? '';
  expect(XMLValidator.validate(map)).toBe(true);
  const { url } = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => name === 'xhtml:link',
  }).parse(map).urlset;
  const posts = new Map<string, Record<string, string>>(
    url
      .filter(({ loc }: { loc: string }) => loc.includes('/blog/'))
      .map((entry: { loc: string; 'xhtml:link'?: Record<string, string>[] }) => [
        entry.loc,
        Object.fromEntries(
          (entry['xhtml:link'] ?? []).map((link) => [link['@_hreflang'], link['@_href']]),
        ),
      ]),
  );
  expect(Object.fromEntries(posts)).toEqual({
    [`${SITE}/blog/only`]: {},
    [HELLO.ur]: HELLO,
    [HELLO.en]: HELLO,
    [HELLO.de]: HELLO,
    [`${SITE}/blog/salut`]: {},
  });
});

test('without one in the main language, any other is led to the original', async () => {
  const blogPosts = content.blogPosts.map((each) =>
    each.id === 'hello' ? { ...each, language: 'fr' as const } : each,
  );
  const { alternates } = await open('/de/blog/hallo', { ...content, blogPosts });
  expect(alternates['x-default']).toBe(`${SITE}/blog/hello`);
  expect(alternates.fr).toBe(`${SITE}/blog/hello`);
});

test('the feed of a language has what its list has, and says what is in another', async () => {
  const files = await siteFiles(content);
  const feedOf = (prefix: string) => {
    const feed = files[`${prefix}/rss.xml`] ?? '';
    expect(XMLValidator.validate(feed)).toBe(true);
    const { channel } = new XMLParser().parse(feed).rss;
    return {
      language: channel.language,
      built: channel.lastBuildDate,
      items: channel.item.map((item: Record<string, string>) => [item.link, item['dc:language']]),
    };
  };
  const newest = new Date(content.blogPosts[0]?.date ?? '').toUTCString();
  expect(feedOf('')).toEqual({
    language: 'en',
    built: newest,
    items: [
      [`${SITE}/blog/only`, undefined],
      [`${SITE}/blog/hello`, undefined],
      [`${SITE}/blog/salut`, 'fr'],
    ],
  });
  expect(feedOf('/ur')).toEqual({
    language: 'ur',
    built: newest,
    items: [
      [`${SITE}/ur/blog/salam`, undefined],
      [`${SITE}/ur/blog/only`, 'en'],
      [`${SITE}/ur/blog/salut`, 'fr'],
    ],
  });
});
