import { expect, test } from 'vitest';
import { fallbackOf } from '#app/lib/host-fallback.mjs';
import { isOfType, isOnlineOnly, isPageOfBuild } from './kept.ts';

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
])('without a connection and a copy, %s is shown by %s', (path, page) => {
  expect(fallbackOf(path)).toBe(page);
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
