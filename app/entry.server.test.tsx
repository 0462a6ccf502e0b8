import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import type { BlogPost } from './content/blog-posts.ts';
import { builtInContent } from './content/built-in.ts';
import type { Content } from './content/collections.ts';
import { adminFile, renderDocument, shellDocument } from './entry.server.tsx';
import { lateCode } from './lib/late-code.ts';
import { late } from './ui/late.tsx';

const assets = {
  head: '<meta name="assets">',
  stylesOf: (kind: string) => (kind === 'post' ? '<meta name="post-assets">' : ''),
  scriptsOf: () => '',
};
const hostileTitle = '</script><script>alert(1)</script>';

function post(changes: Partial<BlogPost> & { slug: string }): BlogPost {
  return {
    id: changes.slug,
    title: 'A post',
    excerpt: 'In short.',
    content: '## One part\n\nSome **bold** words.',
    date: '2025-03-14T21:00:00.000Z',
    published: true,
    featured: false,
    tags: ['React', 'Testing'],
    coverImage: '/images/cover.png',
    author: '',
    ...changes,
  };
}

async function render(path: string, changes: Partial<Content>) {
  const rendered = await renderDocument(path, { ...builtInContent, ...changes }, assets);
  const [, head = '', body = ''] = rendered.html.match(/<head>(.*)<\/head>(.*)$/s) ?? [];
  const [, data = 'null'] =
    body.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? [];
  return { ...rendered, head, body, data: JSON.parse(data) };
}

test('a post is readable without a script', async () => {
  const { status, body } = await render('/blog/first', { blogPosts: [post({ slug: 'first' })] });
  expect(status).toBe(200);
  expect(body).toContain('>A post</h1>');
  expect(body).toContain('>March 14, 2025</time>');
  expect(body).toContain('React, Testing');
  expect(body).toContain('alt="A post cover image"');
  expect(body).toContain('<h2 id="h-one-part">');
  expect(body).toContain('<strong>bold</strong>');
});

test('a part whose code cannot be had fails: nobody waits for it', async () => {
  const load = () => Promise.reject<{ default: () => null }>(new Error('It is gone.'));
  const Part = late(lateCode(load));
  const page = prerenderToNodeStream(<Part />, { onError: () => {} });
  await expect(page).rejects.toThrow('It is gone.');
});

test('title, metadata and icon stand in the head, once', async () => {
  const settings = { ...builtInContent.settings, siteName: 'Atelier' };
  const { head, body, html } = await render('/blog/first', {
    blogPosts: [post({ slug: 'first' })],
    settings: { ...settings, seo: { ...settings.seo, canonicalUrl: 'https://me.example' } },
  });
  expect(head).toContain('<meta name="post-assets">');
  expect(head).toMatch(/<title[^>]*>A post \| Atelier<\/title>/);
  for (const tag of [
    'name="description" content="In short."',
    'name="robots" content="index, follow"',
    'property="og:type" content="article"',
    'property="og:url" content="https://me.example/blog/first"',
    'property="og:image" content="https://me.example/images/cover.png"',
    'name="twitter:card" content="summary_large_image"',
    'rel="canonical" href="https://me.example/blog/first"',
    'rel="icon" href="/icons/favicon.svg"',
  ]) {
    expect(head.split(tag)).toHaveLength(2);
    expect(body).not.toContain(tag);
  }
  expect(html.match(/<title/g)).toHaveLength(1);
});

test('a post says in JSON-LD what it is', async () => {
  const { data } = await render('/blog/first', { blogPosts: [post({ slug: 'first' })] });
  expect(data).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'A post',
    datePublished: '2025-03-14T21:00:00.000Z',
    author: { '@type': 'Person', name: builtInContent.about.name },
    description: 'In short.',
  });
});

test('a hostile title stays a title', async () => {
  const { html, data } = await render('/blog/first', {
    blogPosts: [post({ slug: 'first', title: hostileTitle, excerpt: hostileTitle })],
  });
  expect(html).not.toContain('<script>alert(1)');
  expect(data.headline).toBe(hostileTitle);
});

test('hostile JSON-LD of the owner cannot close its element; what is not JSON gives way', async () => {
  const withJsonLd = (jsonLd: string) => ({
    settings: {
      ...builtInContent.settings,
      seo: { ...builtInContent.settings.seo, jsonLd },
    },
  });
  const hostile = await render('/', withJsonLd(JSON.stringify({ name: hostileTitle })));
  expect(hostile.html).not.toContain('<script>alert(1)');
  expect(hostile.data).toEqual({ name: hostileTitle });
  const broken = await render('/', withJsonLd('{"name": '));
  expect(broken.data['@graph']).toMatchObject([
    { '@type': 'Person', name: builtInContent.about.name },
    { '@type': 'WebSite', name: 'Portfolio' },
  ]);
});

test('the list holds published posts, newest first, with neither drafts nor full texts', async () => {
  const { status, head, html } = await render('/blog', {
    blogPosts: [
      post({ slug: 'old', title: 'Old one', date: '2024-01-01T00:00:00.000Z' }),
      post({ slug: 'new', title: 'New one' }),
      post({ slug: 'draft', title: 'Secret draft', published: false }),
    ],
  });
  expect(status).toBe(200);
  expect(head).toMatch(/<title[^>]*>Blog \| Portfolio<\/title>/);
  expect(html.indexOf('href="/blog/new"')).toBeLessThan(html.indexOf('href="/blog/old"'));
  expect(html).not.toContain('Secret draft');
  expect(html).not.toContain('One part');
});

test.each([
  ['missing', []],
  ['unpublished', [post({ slug: 'gone', published: false })]],
])('a post that is %s answers 404 and is not indexed', async (_, blogPosts) => {
  const { status, head, body } = await render('/blog/gone', { blogPosts });
  expect(status).toBe(404);
  expect(head).toContain('content="noindex, follow"');
  expect(head).not.toContain('rel="canonical"');
  // A browser may know the post: only readers without scripts are told at once.
  expect(body).toMatch(/<noscript>.*Post not found.*<\/noscript>/s);
});

test('a slug in another script is found by its encoded address', async () => {
  const slug = 'میرا-مضمون';
  const { status } = await render(`/blog/${encodeURIComponent(slug)}`, {
    blogPosts: [post({ slug })],
  });
  expect(status).toBe(200);
});

test('a post and the list say where they are, in the head and in JSON-LD', async () => {
  const blogPosts = [post({ slug: 'first' })];
  const crumbs = async (path: string) => {
    const { html } = await render(path, { blogPosts });
    const [, json = ''] =
      html.match(/<script type="application\/ld\+json">([^<]*BreadcrumbList[^<]*)<\/script>/) ?? [];
    return JSON.parse(json).itemListElement.map(({ item }: { item: string }) => item);
  };
  expect(await crumbs('/blog')).toEqual(['/', '/blog']);
  expect(await crumbs('/blog/first')).toEqual(['/', '/blog', '/blog/first']);
});

test('readers find the feed on public pages, and the manifest on all', async () => {
  const settings = { ...builtInContent.settings, siteName: '"Me" & <co>' };
  const { head } = await render('/', { settings });
  expect(head).toContain('type="application/rss+xml" title="&quot;Me&quot; &amp; &lt;co&gt;"');
  const { head: adminHead } = await render('/admin', {});
  expect(adminHead).not.toContain('rss');
  expect(adminHead).toContain('rel="manifest" href="/manifest.webmanifest"');
});

describe('the browser may paint what it has read and hear a press before it goes on', () => {
  const pause = '<script>pause</script>';
  const read = async () =>
    (await renderDocument('/', builtInContent, { ...assets, pause })).html.match(
      /<div id="root">.*/,
    )?.[0] ?? '';

  test('before every part that sleeps', async () => {
    const html = await read();
    const parts = html.match(/<div data-awaits="\w/g) ?? [];
    expect(parts.length).toBeGreaterThan(10);
    expect(html.match(/<script>pause<\/script><div data-awaits="\w/g)).toHaveLength(parts.length);
  });

  test('after two dozen elements or at the next seam, and not within the first screen', async () => {
    const [screen = '', ...rest] = (await read()).split(pause);
    expect(screen).toContain('<h1');
    expect(rest.length).toBeGreaterThan(40);
    const many = rest.filter((part) => (part.match(/<[a-z]/g) ?? []).length > 60);
    expect(many).toEqual([]);
  });

  test('and where no script runs, what is first or last of its kind is so all the same', async () => {
    const elsewhere = (await read())
      .replaceAll(/(<\/(\w+)>)<script>pause<\/script>(?=<\2)/g, '$1')
      .replaceAll(/<script>pause<\/script>(?=<div data-awaits)/g, '');
    expect(elsewhere).not.toContain(pause);
  });
});

test('what only the build knows stands in the document: the share image and the owner theme', async () => {
  const { seo } = builtInContent.settings;
  const content = {
    ...builtInContent,
    settings: { ...builtInContent.settings, seo: { ...seo, canonicalUrl: 'https://me.example' } },
    blogPosts: [post({ slug: 'bare', coverImage: '' }), post({ slug: 'covered' })],
  };
  const extras = { ownerTheme: 'light', shareImage: '/share/bare.png' } as const;
  const { html } = await renderDocument('/blog/bare', content, assets, extras);
  expect(html).toContain('property="og:image" content="https://me.example/share/bare.png"');
  expect(html).toContain('"image":"https://me.example/share/bare.png"');
  expect(html).toMatch(/<html [^>]*class="light" [^>]*data-owner-theme="light" data-share-image="/);
  const covered = await renderDocument('/blog/covered', content, assets, extras);
  expect(covered.html).toContain(
    'property="og:image" content="https://me.example/images/cover.png"',
  );
});

test('a page of a site with analytics comes without the question: it is asked in the browser', async () => {
  const analytics = { ...builtInContent.settings.analytics, googleAnalyticsId: 'G-ABCDEF1234' };
  const settings = { ...builtInContent.settings, analytics };
  const { html } = await render('/', { settings });
  expect(html).not.toMatch(/googletagmanager|<section[^>]*Visit statistics/);
});

test('a page of which a part cannot be rendered is no page', async () => {
  const skills = [null] as unknown as Content['skills'];
  await expect(render('/', { skills })).rejects.toThrow(TypeError);
});

const PRIVATE = 'for nobody else';
const privateContent: Content = {
  ...builtInContent,
  blogPosts: [post({ slug: 'out' }), post({ slug: 'draft', title: PRIVATE, published: false })],
  messages: builtInContent.messages.map((message) => ({ ...message, message: PRIVATE })),
};

test('the document of the admin holds no content, only where it is', async () => {
  const contentFile = '/assets/site-1.json';
  const { html } = await renderDocument('/admin', privateContent, assets, { contentFile });
  expect(html).toContain('data-content-file="/assets/site-1.json"');
  expect(html).not.toContain('application/json');
  for (const text of [PRIVATE, 'A post', builtInContent.about.name, 'sample-1']) {
    expect(html).not.toContain(text);
  }
});

test('no document and no file holds a draft or what visitors wrote', async () => {
  const contentFile = '/assets/site-1.json';
  const paths = ['/', '/blog', '/blog/out', '/blog/draft', '/nowhere', '/admin'];
  const pages = paths.map((path) => renderDocument(path, privateContent, assets, { contentFile }));
  const texts = (await Promise.all(pages)).map(({ html }) => html);
  texts.push(await shellDocument('/', privateContent, assets), adminFile(privateContent, true));
  expect(texts.filter((text) => text.includes(PRIVATE))).toEqual([]);
  // A host without our fallbacks answers with the not-found page where the admin is.
  expect(texts.filter((text) => text.includes(contentFile))).toHaveLength(2);
});
