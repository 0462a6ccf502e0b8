import { afterEach, expect, test, vi } from 'vitest';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { builtInContent } from '#app/content/built-in.ts';
import type { Content } from '#app/content/collections.ts';
import type { LanguageCode } from '#app/content/language-codes.ts';
import type { Settings } from '#app/content/settings.ts';
import { postPages } from './addresses.ts';
import { ownerTheme } from './owner-theme.ts';
import { siteFiles } from './site-files.ts';

const ADDRESS = 'https://me.example';

function post(changes: Partial<BlogPost>): BlogPost {
  return {
    id: '1',
    slug: 'one',
    title: 'One',
    excerpt: 'In short.',
    content: 'Some **words**.',
    date: '2025-03-14T21:00:00.000Z',
    published: true,
    featured: false,
    tags: [],
    coverImage: '',
    author: '',
    ...changes,
  };
}

function files(
  seo: Partial<Settings['seo']> = {},
  changes: Partial<Content> = {},
  offered: LanguageCode[] = ['en', 'de'],
) {
  const settings = {
    ...builtInContent.settings,
    languages: { main: 'en' as const, offered },
    seo: { ...builtInContent.settings.seo, ...seo },
  };
  return siteFiles({ ...builtInContent, settings, ...changes });
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test('the map names both pages and every published post with its date', async () => {
  const blogPosts = [
    post({ slug: 'میرا' }),
    post({ slug: 'a&b' }),
    post({ slug: 'draft', published: false }),
  ];
  const made = await files({ canonicalUrl: `${ADDRESS}/` }, { blogPosts }, ['en']);
  const map = made['/sitemap.xml'];
  expect(map).not.toContain('hreflang');
  expect(map?.match(/<loc>.*?<\/loc>/g)).toEqual([
    `<loc>${ADDRESS}/</loc>`,
    `<loc>${ADDRESS}/blog</loc>`,
    `<loc>${ADDRESS}/blog/%D9%85%DB%8C%D8%B1%D8%A7</loc>`,
    `<loc>${ADDRESS}/blog/a%26b</loc>`,
  ]);
  expect(map?.match(/<lastmod>2025-03-14T21:00:00.000Z<\/lastmod>/g)).toHaveLength(2);
});

test('without an address there is no map, and robots.txt does not promise one', async () => {
  expect(await files()).not.toHaveProperty(['/sitemap.xml']);
  expect((await files())['/robots.txt']).toBe('User-agent: *\nDisallow: /admin\n');
});

test('robots.txt keeps crawlers out of the admin, and names the map', async () => {
  expect((await files({ canonicalUrl: ADDRESS }))['/robots.txt']).toBe(
    `User-agent: *\nDisallow: /admin\n\nSitemap: ${ADDRESS}/sitemap.xml\n`,
  );
});

test('a site that is not to be indexed keeps crawlers out of everything', async () => {
  const made = await files({ canonicalUrl: ADDRESS, robotsIndex: false });
  expect(made['/robots.txt']).toBe('User-agent: *\nDisallow: /\n');
  expect(made).not.toHaveProperty(['/sitemap.xml']);
});

test('the feed holds published posts, newest first, with everything escaped', async () => {
  const blogPosts = [
    post({ slug: 'old', title: 'Old', date: '2024-01-01', author: 'A & B', excerpt: 'On <b>' }),
    post({
      title: '</title><script>alert(1)</script>\u0000\ud800',
      excerpt: '',
      tags: ['a<b', ' '],
    }),
    post({ slug: 'draft', title: 'Secret', published: false }),
  ];
  const feed = (await files({ canonicalUrl: ADDRESS }, { blogPosts }))['/rss.xml'] ?? '';
  expect(feed).toContain(
    `<atom:link href="${ADDRESS}/rss.xml" rel="self" type="application/rss+xml"/>`,
  );
  expect(feed).toContain(
    [
      '<item>',
      '<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>',
      `<link>${ADDRESS}/blog/one</link>`,
      `<guid isPermaLink="true">${ADDRESS}/blog/one</guid>`,
      '<pubDate>Fri, 14 Mar 2025 21:00:00 GMT</pubDate>',
      `<dc:creator>${builtInContent.about.name}</dc:creator>`,
      '<category>a&lt;b</category>',
      '<description>Some words.</description>',
      '</item>',
      '<item>',
      '<title>Old</title>',
    ].join('\n'),
  );
  expect(feed).toContain('<dc:creator>A &amp; B</dc:creator>');
  // Readers take it for HTML, once it is read as XML.
  expect(feed).toContain('<description>On &amp;lt;b&amp;gt;</description>');
  expect(feed).not.toContain('Secret');
});

test('without an address the feed has paths, and does not say where it is', async () => {
  const feed = (await files({}, { blogPosts: [post({})] }))['/rss.xml'];
  expect(feed).toContain('<link>/blog/one</link>');
  expect(feed).not.toContain('atom:link');
});

test('below the root of a host everything is', async () => {
  vi.stubEnv('BASE_URL', '/portfolio/');
  const made = await files({ canonicalUrl: `${ADDRESS}/portfolio` }, { blogPosts: [post({})] });
  expect(made['/robots.txt']).toContain('Disallow: /portfolio/admin\n');
  expect(made['/sitemap.xml']).toContain(`<loc>${ADDRESS}/portfolio/blog/one</loc>`);
  expect(made['/rss.xml']).toContain(`<link>${ADDRESS}/portfolio/blog/one</link>`);
  const manifest = JSON.parse(made['/manifest.webmanifest'] ?? '');
  expect(manifest).toMatchObject({ start_url: '/portfolio/', scope: '/portfolio/' });
  expect(manifest.icons[0].src).toBe('/portfolio/icons/icon-192.png');
});

test('the manifest is called as the site is, else as its owner', async () => {
  expect(JSON.parse((await files())['/manifest.webmanifest'] ?? '')).toMatchObject({
    name: builtInContent.about.name,
    theme_color: '#0b0f1a',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }],
  });
  const settings = { ...builtInContent.settings, siteName: 'Atelier' };
  const made = await siteFiles({ ...builtInContent, settings }, 'light');
  expect(JSON.parse(made['/manifest.webmanifest'] ?? '')).toMatchObject({
    name: 'Atelier',
    background_color: '#f6f3ec',
  });
});

test('the manifest speaks the main language', async () => {
  const languages = { main: 'ur' as const, offered: ['ur' as const] };
  const settings = { ...builtInContent.settings, languages };
  const made = await siteFiles({ ...builtInContent, settings });
  const { lang, dir, description } = JSON.parse(made['/manifest.webmanifest'] ?? '');
  expect({ lang, dir }).toEqual({ lang: 'ur', dir: 'rtl' });
  expect(description).toMatch(/\p{Script=Arabic}/u);
});

test('two posts with one address are one page: the newer', () => {
  const blogPosts = [
    post({ title: 'Older', date: '2024-01-01' }),
    post({ title: 'Newer', date: '2025-01-01' }),
  ];
  expect(postPages({ blogPosts }).map(({ post: { title } }) => title)).toEqual(['Newer']);
});

test('the owner of a published site chose a theme once there are settings of their own', () => {
  const { settings } = builtInContent;
  expect(ownerTheme(settings)).toBeUndefined();
  expect(ownerTheme({ ...settings, darkMode: false })).toBe('light');
  expect(ownerTheme({ ...settings, siteName: 'Atelier' })).toBe('dark');
});
