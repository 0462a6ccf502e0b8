import { afterEach, expect, test, vi } from 'vitest';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { builtInContent } from '#app/content/built-in.ts';
import type { Content } from '#app/content/collections.ts';
import { publishMistakes } from './mistakes.ts';

const FILES = ['images/here.png', 'images/my photo.png', 'share/drawn.png', 'blog/old/index.html'];
const bare = {
  about: { ...builtInContent.about, photo: '' },
  projects: [],
  trustedCompanies: [],
  caseStudies: [],
};

function mistakes(changes: Partial<Content>): string[] {
  return publishMistakes({ ...builtInContent, ...bare, ...changes }, FILES);
}

function post(slug: string, changes: Partial<BlogPost> = {}): BlogPost {
  return {
    id: slug,
    slug,
    title: `On ${slug.slice(0, 8)}`,
    excerpt: '',
    content: '',
    date: '2025-03-14T21:00:00.000Z',
    published: true,
    featured: false,
    tags: [],
    coverImage: '',
    author: '',
    ...changes,
  };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['index.html', 'is the name of a file already'],
  ['Index.HTML', 'is the name of a file already'],
  ['drawn', 'is the name of a file already'],
  ['OLD', 'is the name of a file already'],
  ['x'.repeat(300), 'is too long'],
  ['م'.repeat(121), 'is too long'],
  ['con', 'is a name that Windows keeps for itself'],
  ['NUL.txt', 'is a name that Windows keeps for itself'],
  ['what?', 'holds a sign that a file cannot be called by'],
  ['a/b', 'holds a sign that a file cannot be called by'],
  ['the-end.', 'holds a sign that a file cannot be called by'],
  ['..', 'begins with a dot'],
  ['half\ud800', 'holds half a letter'],
])('a post cannot be published as %j, which %s', (slug, reason) => {
  const found = mistakes({ blogPosts: [post(slug)] });
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(reason);
  expect(found[0]).not.toMatch(/[\n\r]/);
});

test.each(['first', 'console', 'میرا-مضمون', '日本語', 'a&b', '50%-off', 'x'.repeat(240)])(
  'a post can be published as %j',
  (slug) => {
    expect(mistakes({ blogPosts: [post(slug)] })).toEqual([]);
  },
);

test.each([
  ['one', 'one'],
  ['one', 'ONE'],
  ['caf\u00e9', 'cafe\u0301'],
])('two posts %j and %j would be one file', (one, other) => {
  const found = mistakes({ blogPosts: [post(one), post(other, { title: 'The other' })] });
  expect(found).toEqual([expect.stringContaining('"The other" have one address')]);
});

test('a draft may be called anything, and show a picture that is not there yet', () => {
  const draft = post('index.html', { published: false, coverImage: '/images/gone.png' });
  expect(mistakes({ blogPosts: [draft] })).toEqual([]);
});

test('every picture that lies on the site is looked up, and each one that is missing has a line', () => {
  const gone = '/images/gone.png';
  const { settings } = builtInContent;
  const found = mistakes({
    about: { ...bare.about, photo: gone },
    projects: builtInContent.projects.slice(0, 1).map((each) => ({ ...each, image: gone })),
    trustedCompanies: [{ id: '1', name: 'Indus', logo: gone, url: '' }],
    caseStudies: builtInContent.caseStudies
      .slice(0, 1)
      .map((each) => ({ ...each, tech: [{ name: 'React', logo: gone }, { name: 'Vite' }] })),
    blogPosts: [post('one', { coverImage: gone })],
    settings: {
      ...settings,
      logoUrl: gone,
      faviconUrl: gone,
      seo: { ...settings.seo, ogImage: gone },
    },
  });
  expect(found.map((line) => line.split(': there is no picture "/images/gone.png"')[0])).toEqual([
    'About profile (photo)',
    expect.stringMatching(/^Project ".*" \(image\)$/),
    expect.stringMatching(/^Case study ".*" \(logo\)$/),
    'Company "Indus" (logo)',
    'Post "On one" (coverImage)',
    'Settings (logoUrl)',
    'Settings (faviconUrl)',
    'Settings (ogImage)',
  ]);
});

test.each([
  '/images/here.png',
  ' /images/here.png?v=2#top',
  '/images/my%20photo.png',
  'https://example.com/anything.png',
  'data:image/png;base64,AAAA',
  'nowhere.png',
])('%j is no mistake', (photo) => {
  expect(mistakes({ about: { ...bare.about, photo } })).toEqual([]);
});

test.each(['/images/HERE.png', '/../secret.png', '/images/%E0%A4%A.png', '/images'])(
  '%j is a picture that is not there',
  (photo) => {
    expect(mistakes({ about: { ...bare.about, photo } })).toHaveLength(1);
  },
);

test('a picture in the text of a post is looked up, wherever its address stands', () => {
  const content =
    '![a](/images/here.png) ![b](/images/gone.png) ![c][d]\n\n[d]: /images/off.png\n[e]: /not-shown';
  expect(mistakes({ blogPosts: [post('one', { content })] })).toEqual([
    'Post "On one" (text): there is no picture "/images/gone.png" in the folder public.',
    'Post "On one" (text): there is no picture "/images/off.png" in the folder public.',
  ]);
});

test('below a path, a picture may be written with it and without', () => {
  vi.stubEnv('BASE_URL', '/portfolio/');
  for (const photo of ['/images/here.png', '/portfolio/images/here.png']) {
    expect(mistakes({ about: { ...bare.about, photo } })).toEqual([]);
  }
});
