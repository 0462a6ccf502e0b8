import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { chunkImports, chunkName, firstLoad, idleLoad, linkedFiles } from './first-load.mjs';

const PAGE = `<!doctype html>
<link rel="preload" href="/p/assets/text-1a2b3c4d.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/p/assets/main-1a2b3c4d.css">
<noscript><link rel="stylesheet" href="/p/assets/main-1a2b3c4d.css"></noscript>
<link rel="alternate" type="application/rss+xml" href="/p/rss.xml"><link rel="canonical" href="https://site.example/">
<link rel="icon" href="/p/icon.svg"/>
<img src="data:image/png;base64,AAAA"><img src="/p/face.svg" loading="eager"><img src="/p/far.svg" loading="lazy">
<script>inline()</script><script type="application/json">{}</script>
<script type="module" src="/p/assets/main-1a2b3c4d.js"></script>`;
const FILES = {
  'index.html': PAGE,
  'assets/main-1a2b3c4d.js':
    'import{a}from"./lib-1a2b3c4d.js";import(`./tooltip-1a2b3c4d.js`);import("./sections-1a2b3c4d.js")',
  'assets/lib-1a2b3c4d.js': 'export const a=1',
  'assets/tooltip-1a2b3c4d.js': 'import"./lib-1a2b3c4d.js";',
  'assets/sections-1a2b3c4d.js': 'import"./lib-1a2b3c4d.js";import"./forms-1a2b3c4d.js"',
  'assets/forms-1a2b3c4d.js': 'export{}',
  'assets/main-1a2b3c4d.css': 'a{color:red}'.repeat(100),
  'assets/text-1a2b3c4d.woff2': 'x'.repeat(1000),
  'icon.svg': '<svg/>',
  'face.svg': '<svg/>',
};

let folder;

function build(files = {}) {
  folder = mkdtempSync(join(tmpdir(), 'first-load-'));
  for (const [file, text] of Object.entries({ ...FILES, ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return { client: folder, base: '/p/' };
}

afterEach(() => {
  if (folder) rmSync(folder, { recursive: true });
  folder = undefined;
});

test('a page loads what its tags ask for at once, each file once', () => {
  expect(linkedFiles(PAGE)).toEqual([
    { type: 'fonts', href: '/p/assets/text-1a2b3c4d.woff2' },
    { type: 'css', href: '/p/assets/main-1a2b3c4d.css' },
    { type: 'images', href: '/p/icon.svg' },
    { type: 'images', href: '/p/face.svg' },
    { type: 'js', href: '/p/assets/main-1a2b3c4d.js' },
  ]);
});

test('a chunk says what it needs at once and what it may need later', () => {
  const code = 'import{a as b}from"./a.js";import"./b.js";export*from\'../c.js\';import(`./d.js`)';
  expect(chunkImports(code)).toEqual({
    needed: ['./a.js', './b.js', '../c.js'],
    offered: ['./d.js'],
  });
});

test('a chunk is called like its source', () => {
  expect(chunkName('assets/chat-panel-CClA-vZw.js')).toBe('chat-panel');
  expect(chunkName('/assets/embla-carousel.esm-BEQKEzAB.js')).toBe('embla-carousel.esm');
});

test('the first load follows imports, and weighs text as it travels', async () => {
  const files = await firstLoad(build());
  expect(files.map(({ file }) => file).sort()).toEqual(
    Object.keys(FILES)
      .filter((file) => !/sections|forms|tooltip/.test(file))
      .sort(),
  );
  expect(files.find(({ type }) => type === 'css').bytes).toBeLessThan(100);
  expect(files.find(({ type }) => type === 'fonts').bytes).toBe(1000);
});

test('what comes when the browser is idle is only what is not there yet', async () => {
  const site = build();
  const loaded = await firstLoad(site);
  const idle = await idleLoad({ client: site.client, loaded, names: ['sections'] });
  expect(idle.map(({ file }) => file)).toEqual([
    'assets/sections-1a2b3c4d.js',
    'assets/forms-1a2b3c4d.js',
  ]);
});

test('a chunk that is counted by name has to exist', async () => {
  const site = build();
  const idle = idleLoad({ client: site.client, loaded: await firstLoad(site), names: ['gone'] });
  await expect(idle).rejects.toThrow('gone');
});

test('a file of another host is not part of the site', async () => {
  const page = '<script src="https://cdn.example/a.js"></script>';
  await expect(firstLoad(build({ 'index.html': page }))).rejects.toThrow('cdn.example');
});

test('styles inside the page are weighed as styles, and the scripts of its loader are counted', async () => {
  const page = `<style>${'a{b:c}'.repeat(50)}</style><script type="module">
const scripts = ["/p/assets/main-1a2b3c4d.js"];
</script>`;
  const files = await firstLoad(build({ 'index.html': page }));
  expect(files.find(({ type }) => type === 'css')).toMatchObject({ isInline: true });
  expect(files.find(({ type }) => type === 'html').bytes).toBeLessThan(120);
  expect(files.map(({ file }) => file)).toContain('assets/main-1a2b3c4d.js');
});
