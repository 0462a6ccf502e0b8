import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../app/content/language-codes.ts';
import {
  checkSitePath,
  LANGUAGES,
  OWN_FOLDERS,
  readBasePath,
  readSiteUrl,
} from './site-address.mjs';

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

test('the languages are those of the site', () => {
  expect(LANGUAGES).toEqual([...LANGUAGE_CODES]);
});

test.each(['/blog', '/images/site', 'admin', '/assets/', '/icons', '/share'])(
  'a base path that could be an address within the site is refused: %j',
  (BASE_PATH) => {
    expect(() => readBasePath({ BASE_PATH })).toThrow(
      `BASE_PATH must not begin with a folder of the site itself, as "${BASE_PATH}" does.`,
    );
  },
);

test('a folder of the site further down is no address within it', () => {
  expect(readBasePath({ BASE_PATH: '/me/blog' })).toBe('/me/blog/');
  expect(readBasePath({ BASE_PATH: '/blogs' })).toBe('/blogs/');
  expect(OWN_FOLDERS).toEqual(expect.arrayContaining(readdirSync('public')));
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

test('a site is built for the path at which it will stand', () => {
  const check = (env) => checkSitePath(readSiteUrl(env), readBasePath(env));
  expect(() => check({ SITE_URL: 'https://example.com/me' })).toThrow('set BASE_PATH=/me/ too');
  expect(() => check({ SITE_URL: 'https://example.com/me', BASE_PATH: '/me' })).not.toThrow();
  expect(() => check({ SITE_URL: 'https://example.com', BASE_PATH: '/me' })).not.toThrow();
  expect(() => check({})).not.toThrow();
});
