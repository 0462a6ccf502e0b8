import { expect, test } from 'vitest';
import { readBasePath, readSiteUrl } from './site-address.mjs';

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['portfolio', '/portfolio/'],
  ['/portfolio', '/portfolio/'],
  ['/portfolio/', '/portfolio/'],
  ['/sites/my-site_2.0/', '/sites/my-site_2.0/'],
])('the base path %j is %j', (BASE_PATH, base) => {
  expect(readBasePath({ BASE_PATH })).toBe(base);
});

test.each(['https://example.com', '/a b', '/../a', '/a?b', '/a"b', '/./a'])(
  'the base path %j is refused',
  (BASE_PATH) => {
    expect(() => readBasePath({ BASE_PATH })).toThrow(/BASE_PATH must be a path/);
  },
);

test('a base path that could be an address of a language is refused', () => {
  expect(() => readBasePath({ BASE_PATH: '/de/portfolio' })).toThrow(/code of a language/);
  expect(readBasePath({ BASE_PATH: '/sites/de' })).toBe('/sites/de/');
});

test.each([
  [undefined, undefined, ''],
  ['https://example.com', undefined, 'https://example.com/'],
  ['https://example.com', '/portfolio', 'https://example.com/portfolio/'],
  ['https://example.com/portfolio', '/portfolio', 'https://example.com/portfolio/'],
  ['https://example.com/me/', undefined, 'https://example.com/me/'],
])('the address %j with the base path %j is %j', (SITE_URL, BASE_PATH, address) => {
  expect(readSiteUrl({ SITE_URL, BASE_PATH })).toBe(address);
});

test.each(['example.com', 'javascript:alert(1)', '/portfolio'])(
  'the address %j is refused',
  (SITE_URL) => {
    expect(() => readSiteUrl({ SITE_URL })).toThrow(/SITE_URL must be an address/);
  },
);
