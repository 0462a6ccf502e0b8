import { expect, test } from 'vitest';
import { builtInContent } from './built-in.ts';
import { addressBelow, metadataOf, type PageFacts, type SiteFacts } from './page-metadata.ts';
import { defaultSettings, type Settings } from './settings.ts';

function metadata(
  page: PageFacts,
  settings: Partial<Omit<Settings, 'seo'>> & { seo?: Partial<Settings['seo']> } = {},
  site: Partial<SiteFacts> = {},
) {
  const made = metadataOf(page, {
    settings: { ...defaultSettings, ...settings, seo: { ...defaultSettings.seo, ...settings.seo } },
    about: builtInContent.about,
    ...site,
  });
  return { ...made, tags: Object.fromEntries(made.tags.map(({ key, content }) => [key, content])) };
}

const article = { publishedAt: '2025-03-14T09:00:00.000Z', author: 'A. Writer' };

test('a fresh site is called Portfolio, its blog Blog | Portfolio', () => {
  expect(metadata({}).title).toBe('Portfolio');
  expect(metadata({ title: 'Blog' }).title).toBe('Blog | Portfolio');
});

test('the landing page has the meta title, else the site name; other pages name the site', () => {
  const saved = { siteName: 'Atelier', seo: { metaTitle: 'Hire me' } };
  expect(metadata({}, { siteName: 'Atelier' }).title).toBe('Atelier');
  expect(metadata({}, saved).title).toBe('Hire me');
  expect(metadata({ title: 'Post' }, saved).title).toBe('Post | Atelier');
  expect(metadata({}, saved).tags['og:site_name']).toBe('Atelier');
});

test('the description is the page own, else the meta description, the site description, the bio', () => {
  const seo = { metaDescription: 'meta' };
  const described = (page: PageFacts, settings = {}) => metadata(page, settings).tags.description;
  expect(described({ description: 'page' }, { siteDescription: 'site', seo })).toBe('page');
  expect(described({ description: '  ' }, { siteDescription: 'site', seo })).toBe('meta');
  expect(described({}, { siteDescription: 'site' })).toBe('site');
  expect(described({})).toBe(builtInContent.about.bio);
});

test.each([
  [true, true, undefined, 'index, follow'],
  [false, true, undefined, 'noindex, follow'],
  [true, false, undefined, 'index, nofollow'],
  [false, false, undefined, 'noindex, nofollow'],
  [true, true, false, 'noindex, follow'],
])('index %s, follow %s and a page that is indexed: %s make "%s"', (index, follow, own, robots) => {
  const seo = { robotsIndex: index, robotsFollow: follow };
  expect(metadata({ isIndexed: own }, { seo }).tags.robots).toBe(robots);
});

test('the canonical address is the owner own, and every page is found below it', () => {
  const seo = { canonicalUrl: 'https://me.example/site/' };
  expect(metadata({}, { seo }).canonical).toBe('https://me.example/site/');
  expect(metadata({ title: 'Blog', path: '/blog' }, { seo }).canonical).toBe(
    'https://me.example/site/blog',
  );
  expect(metadata({ title: '404' }, { seo }).canonical).toBeUndefined();
  expect(metadata({}, { seo }).tags['og:url']).toBe('https://me.example/site/');
});

test('without it the address is the one the page was fetched from, unknown in the prerender', () => {
  const page = { title: 'Blog', path: '/blog' };
  expect(metadata(page).canonical).toBeUndefined();
  expect(metadata(page).tags).not.toHaveProperty('og:url');
  expect(metadata(page, {}, { origin: 'https://here.example' }).canonical).toBe(
    'https://here.example/blog',
  );
  const seo = { canonicalUrl: 'javascript:alert(1)' };
  expect(metadata({}, { seo }, { origin: 'https://here.example' }).canonical).toBe(
    'https://here.example/',
  );
});

test('links to the landing page show the share title, type, image, card and handle of the owner', () => {
  const seo = {
    ogTitle: 'Share me',
    ogType: 'profile',
    ogImage: 'https://me.example/share.png',
    twitterCard: 'summary',
    twitterHandle: 'me',
    keywords: 'a, b',
  } as const;
  expect(metadata({}, { seo }).tags).toMatchObject({
    keywords: 'a, b',
    'og:title': 'Share me',
    'og:type': 'profile',
    'og:image': 'https://me.example/share.png',
    'og:description': builtInContent.about.bio,
    'twitter:card': 'summary',
    'twitter:site': '@me',
    'twitter:title': 'Share me',
    'twitter:description': builtInContent.about.bio,
    'twitter:image': 'https://me.example/share.png',
  });
  expect(metadata({}, { seo: { twitterHandle: '@me' } }).tags['twitter:site']).toBe('@me');
  expect(metadata({}).tags).not.toHaveProperty('twitter:site');
});

test('an article is of type article, with its own title and its cover or no image', () => {
  const seo = { ogTitle: 'Share me', ogImage: 'https://me.example/share.png' };
  const page = { title: 'Post', path: '/blog/post', article };
  const origin = 'https://here.example';
  expect(metadata(page, { seo }, { origin }).tags).toMatchObject({
    'og:title': 'Post',
    'og:type': 'article',
    'og:url': 'https://here.example/blog/post',
  });
  expect(metadata(page, { seo }, { origin }).tags).not.toHaveProperty('og:image');
  expect(metadata({ ...page, image: '/cover.png' }, { seo }, { origin }).image).toBe(
    'https://here.example/cover.png',
  );
});

test.each(['data:image/png;base64,AAAA', 'javascript:alert(1)', 'mailto:a@example.com', 'x.png'])(
  'an image that no other site could show is left out: %s',
  (ogImage) => {
    const origin = 'https://here.example';
    expect(metadata({}, { seo: { ogImage } }, { origin }).image).toBeUndefined();
  },
);

test('the picture that was drawn stands in for one of the owner’s own', () => {
  const site = { origin: 'https://here.example', shareImage: '/ur/share-site.png' };
  expect(metadata({}, {}, site).image).toBe('https://here.example/ur/share-site.png');
  expect(metadata({}, { seo: { ogImage: '/mine.png' } }, site).image).toBe(
    'https://here.example/mine.png',
  );
});

test('the icon is the owner own when it is safe', () => {
  expect(metadata({}).icon).toBe('/icons/favicon.svg');
  expect(metadata({}, { faviconUrl: '/mine.png' }).icon).toBe('/mine.png');
  expect(metadata({}, { faviconUrl: 'javascript:alert(1)' }).icon).toBe('/icons/favicon.svg');
});

test('blanks around what the owner typed are not shown', () => {
  const seo = { metaTitle: ' Hire me ', twitterHandle: ' ada ', keywords: '  a,\n  b ' };
  const { title, tags } = metadata({}, { seo });
  expect(title).toBe('Hire me');
  expect(tags['twitter:site']).toBe('@ada');
  expect(tags.keywords).toBe('a, b');
  expect(metadata({}, { seo: { ogTitle: ' ' } }).shareTitle).toBe('Portfolio');
});

test('a handle has one sign in front of it, and only there', () => {
  const handle = (twitterHandle: string) => metadata({}, { seo: { twitterHandle } }).tags;
  expect(handle('@ada')['twitter:site']).toBe('@ada');
  expect(handle('ada@home')['twitter:site']).toBe('@ada@home');
  expect(handle('')).not.toHaveProperty('twitter:site');
});

test('the address of an account’s page is its handle, and any other is none', () => {
  const handle = (twitterHandle: string) => metadata({}, { seo: { twitterHandle } }).tags;
  for (const written of [
    'https://x.com/hamza',
    'twitter.com/hamza/',
    ' https://www.twitter.com/@hamza?lang=en ',
    '\u202ahttps://mobile.twitter.com/hamza/status/1',
  ]) {
    expect(handle(written)['twitter:site']).toBe('@hamza');
  }
  for (const written of ['https://me.example/hamza', 'https://x.com/', 'Hamza Khan']) {
    expect(handle(written)).not.toHaveProperty('twitter:site');
  }
});

test('what says nothing is no tag; every tag says of which kind it is', () => {
  const made = metadataOf({}, { settings: defaultSettings, about: builtInContent.about });
  expect(made.tags.find(({ key }) => key === 'keywords')).toBeUndefined();
  expect(made.tags.every(({ content }) => content)).toBe(true);
  const kinds = new Set(made.tags.map(({ kind, key }) => `${kind} ${key.split(':')[0]}`));
  expect([...kinds].sort()).toEqual([
    'name description',
    'name robots',
    'name twitter',
    'property og',
  ]);
});

test('an address below the site is complete, and a path as long as nobody knows the site', () => {
  const known = metadata({}, { seo: { canonicalUrl: ' https://me.example//  ' } });
  expect(known.canonical).toBe('https://me.example//');
  expect(known.addressOf('/blog')).toBe('https://me.example/blog');
  expect(addressBelow('https://me.example', '/blog')).toBe('https://me.example/blog');
  expect(addressBelow(undefined, '/blog')).toBe('/blog');
});
