import { expect, test } from 'vitest';
import { builtInContent } from './built-in.ts';
import { makeBundle, readBundle } from './bundle.ts';
import { pictureAddresses, placePictures } from './bundle-pictures.ts';

const address = (letter: string) => `/media/${letter.repeat(32)}/1280x960.jpg`;
const [face, shop] = [address('a'), address('b')];
const picture = (name: string) => `data:image/webp;base64,${btoa(name)}`;

const { about } = builtInContent;
const content = {
  about: { ...about, photo: face },
  blogPosts: [
    {
      id: 'shop',
      slug: 'a-shop',
      title: 'A shop',
      excerpt: 'For lamps',
      date: '2026-01-01',
      published: true,
      featured: false,
      tags: [],
      author: 'Lin',
      coverImage: shop,
      content: `See ![the shop](${shop}) and ![me](${face}).`,
    },
  ],
};

function bundleOf(pictures: Record<string, string>) {
  const read = readBundle(makeBundle(content, { pictures }));
  if (!read.ok) throw new Error(read.reason);
  return read.bundle;
}

test('the addresses are found wherever they stand in a text, each once', () => {
  expect(pictureAddresses(content)).toEqual([face, shop]);
  expect(pictureAddresses({ about })).toEqual([]);
});

test('for whoever lacks the pictures they become part of the texts', () => {
  const bundle = placePictures(bundleOf({ [face]: picture('face'), [shop]: picture('shop') }));
  expect(bundle).not.toHaveProperty('pictures');
  expect(bundle.content.about?.photo).toBe(picture('face'));
  expect(bundle.content.blogPosts?.[0]).toMatchObject({
    coverImage: picture('shop'),
    content: `See ![the shop](${picture('shop')}) and ![me](${picture('face')}).`,
  });
});

const withText = (text: string) => ({
  blogPosts: content.blogPosts.map((post) => ({ ...post, coverImage: '', content: text })),
});
const placedIn = (text: string) =>
  placePictures({ content: withText(text), pictures: { [shop]: picture('shop') } }).content
    .blogPosts?.[0]?.content;

test.each([
  ['an image', `![a \\] b](${shop} "Open daily")`],
  ['an image in brackets', `![](<${shop}>)`],
  ['an image within a link', `[![the shop](${shop})](/blog)`],
  ['an image by reference', `![The shop][shop]\n\n[Shop]: ${shop}`],
  ['an image by its own words', `![shop]\n\n> [shop]: <${shop}>`],
  ['an image whose words have brackets', `![Team [left, [sitting]] [1]](${shop})`],
  ['an image with brackets by reference', `![Team [left]][shop]\n\n[shop]: ${shop}`],
  ['an image by a reference in a list', `![shop]\n\n1. - [shop]: ${shop}`],
  ['an image by a name over lines', `![the\n shop][my  shop]\n\n[ my\nSHOP ]: ${shop}`],
])('%s shows a picture', (_, text) => {
  expect(pictureAddresses(withText(text))).toEqual([shop]);
  expect(placedIn(text)).toBe(text.replace(shop, picture('shop')));
});

test.each([
  ['the complete address of this site', `http://localhost:4180${shop}`],
  ['an image by a complete address', `![](https://example.com${shop})`],
  ['an address that says more', `![](${shop}?large)`],
  ['a link', `[large version](${shop})`],
  ['a link by reference', `[large version][shop]\n\n[shop]: ${shop}`],
  ['a link by reference, beside brackets', `![a [shop]](/b.png)\n\n[shop]: ${shop}`],
  ['a link after brackets that nothing closes', `![a [b [large](${shop})`],
  ['a sentence', `It lies under ${shop} for now.`],
])('%s stays as it is', (_, text) => {
  expect(pictureAddresses(withText(text))).toEqual([]);
  expect(placedIn(text)).toBe(text);
});

test('a link around an image leads where it led', () => {
  const text = `[![the shop](${shop})](${shop})`;
  expect(placedIn(text)).toBe(`[![the shop](${picture('shop')})](${shop})`);
});

test('whoever has one goes on with it, and one that the file lacks keeps its address', () => {
  const pictures = { [face]: picture('face') };
  expect(placePictures(bundleOf(pictures), new Set([face])).content).toEqual(content);
  expect(placePictures(bundleOf(pictures)).content.blogPosts?.[0]?.coverImage).toBe(shop);
});

test('a file without pictures is one that former versions read', () => {
  expect(JSON.parse(makeBundle(content)).version).toBe(2);
  expect(JSON.parse(makeBundle(content, { pictures: {} }))).not.toHaveProperty('pictures');
  expect(JSON.parse(makeBundle(content, { pictures: { [face]: picture('face') } })).version).toBe(
    3,
  );
});

test.each([
  ['an address elsewhere', { 'https://example.com/a.jpg': picture('a') }, 'not the address'],
  ['an address that says more', { [`${face}?x`]: picture('a') }, 'not the address'],
  ['a drawing with scripts', { [face]: 'data:image/svg+xml;base64,AAAA' }, 'not a small picture'],
  ['a text that ends the picture', { [face]: 'data:image/webp;base64,A"><img>' }, 'not a small'],
  ['no set of pictures', [], 'pictures: '],
])('a file with %s is refused', (_, pictures, reason) => {
  const file = { ...JSON.parse(makeBundle(content)), version: 3, pictures };
  const read = readBundle(JSON.stringify(file));
  expect(read).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
});
