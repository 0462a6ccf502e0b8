import { expect, test } from 'vitest';
import { fallbacksOf } from '#app/lib/host-fallback.mjs';
import { isOfType, isOnlineOnly, isPageOfBuild, keptAs, languageOf } from './kept.ts';

test.each([
  ['/blog', 'blog/index.html'],
  ['/blog/', 'blog/index.html'],
  ['/blog/a-post', 'shell.html'],
  ['/blog/a-post/b', '404.html'],
  ['/blogger', '404.html'],
  ['/admin', 'admin/index.html'],
  ['/admin/projects', 'admin/index.html'],
  ['/administrator', '404.html'],
  ['/nowhere', '404.html'],
  ['/de/blog', 'de/blog/index.html', '404.html'],
  ['/de/blog/a-post', 'de/shell.html', '404.html'],
  ['/de/nowhere', 'de/404.html', '404.html'],
  ['/de', 'de/404.html', '404.html'],
])('what is not there, %s, is shown by %s', (path, ...pages) => {
  expect(fallbacksOf(path)).toEqual(pages);
});

test.each([
  ['', undefined],
  ['blog/de', undefined],
  ['de', 'de'],
  ['ur/blog/a-post', 'ur'],
  ['urdu', undefined],
])('%j is an address of the language %s', (file, language) => {
  expect(languageOf(file)).toBe(language);
});

const build = { base: '/', hashes: { 'assets/site-1.js': '…', 'assets/a-1.woff2': '…' } };
const ours = (rest: string, base = '/') =>
  `<!doctype html>\n<html lang="en" dir="ltr" class="dark" data-page="landing">\n<link href="${base}assets/a-1.woff2">${rest}`;

test.each([
  ['a page of ours', ours('<script>const scripts = ["/assets/site-1.js"];</script>'), true],
  ['one that quotes code', ours('{"text":"see \\"/assets/other.js\\" and /assets/b.js"}'), true],
  ['one with a picture of somebody else', ours('<img src="https://x.example/assets/x.png">'), true],
  ['one of another build', ours('<script>const scripts = ["/assets/site-2.js"];</script>'), false],
  ['the page of a portal', '<!doctype html><html lang="en"><title>Wi-Fi</title>', false],
  ['a page that says our mark', '<html><p>data-page="landing"</p>', false],
  ['nothing', '', false],
])('%s: it can be kept is %s', (_, html, isKept) => {
  expect(isPageOfBuild(html, build)).toBe(isKept);
});

test('below a path, the files of a page are looked for there', () => {
  const below = { ...build, base: '/portfolio/' };
  expect(isPageOfBuild(ours('', '/portfolio/'), below)).toBe(true);
  const other = ours('"/portfolio/assets/other-1.js"', '/portfolio/');
  expect(isPageOfBuild(other, below)).toBe(false);
});

test.each([
  ['', 'text/html; charset=utf-8', true],
  ['blog', 'text/html', true],
  ['blog/index.html', 'text/html', true],
  ['blog/a-post', 'application/json', false],
  ['images/portrait.svg', 'image/svg+xml', true],
  ['images/portrait.svg', 'text/html', false],
  ['icons/favicon.svg', 'application/octet-stream', false],
  ['manifest.webmanifest', 'application/manifest+json', true],
  ['manifest.webmanifest', 'text/html; charset=utf-8', false],
  ['rss.xml', 'application/xml', true],
  ['cv.pdf', '', true],
])('what was asked for as %j and comes as %j can be it: %s', (file, type, isIt) => {
  expect(isOfType(file, type)).toBe(isIt);
});

test.each([
  ['api/session', true],
  ['admin', true],
  ['admin/projects', true],
  ['administrator', false],
  ['apis', false],
  ['', false],
  ['blog/admin', false],
])('on a server, the worker leaves %j alone: %s', (file, isLeft) => {
  expect(isOnlineOnly(file, { onlineOnly: ['api', 'admin'] })).toBe(isLeft);
  expect(isOnlineOnly(file, { onlineOnly: [] })).toBe(false);
});

test('a page is kept once, whatever is appended to its address', () => {
  const site = 'https://amina.example';
  expect(keptAs(`${site}/?fbclid=1&utm_source=mail#work`)).toBe(`${site}/`);
  expect(keptAs(`${site}/blog?page=2&gclid=1`)).toBe(`${site}/blog?page=2`);
  expect(keptAs(`${site}/blog/a%20post?ref`)).toBe(`${site}/blog/a%20post`);
});
