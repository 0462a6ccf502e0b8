import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createShareImages, layOut } from './share-image.mjs';
import { loadTypefaces } from './share-type.mjs';

const colors = { primary: '#3b82f6', secondary: '#8b5cf6', accent: '#06b6d4' };
const byline = 'Hamza Qureshi';
const titles = {
  latin: 'How a storefront got fast, and Łódź',
  urdu: 'React میں اسٹیٹ کا انتظام',
  arabic: 'كيف تبني متجرًا في 2025',
  long: 'word '.repeat(200) + 'x'.repeat(300),
  picture: '🚀 Ship it',
  japanese: '日本語の記事',
  empty: ' ',
};

test('titles are drawn in every script that the site has typefaces for', async () => {
  const draw = await createShareImages({ colors, texts: [byline, ...Object.values(titles)] });
  const drawn = (name, direction) => draw({ title: titles[name], byline, direction });
  const images = [
    drawn('latin', 'ltr'),
    drawn('urdu', 'rtl'),
    drawn('arabic', 'rtl'),
    drawn('long', 'ltr'),
    drawn('picture', undefined),
  ];
  for (const image of images) {
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(image.length).toBeLessThan(100_000);
  }
  expect(new Set(images.map((image) => image.toString('base64'))).size).toBe(images.length);
  expect(drawn('japanese', 'ltr')).toBeUndefined();
  expect(drawn('empty', undefined)).toBeUndefined();
  // Two grounds and the outlines of Nastaliq: seconds of work, many on a busy machine.
}, 120_000);

test('a text in Latin letters reads the same on a page that runs the other way', async () => {
  const faces = await loadTypefaces([byline]);
  const glyphs = (direction) => layOut(faces, 'Ada (PhD)', direction)[0].line.glyphs;
  expect(glyphs('rtl')).toEqual(glyphs('ltr'));
});

/** In a process of its own: nothing has been drawn in it yet, and its disk fails once. */
const FIRST_PICTURES = `
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
const { readFile } = fs;
let reads = 0;
fs.readFile = async (file, ...rest) => {
  if (!String(file).endsWith('index_bg.wasm')) return readFile(file, ...rest);
  reads += 1;
  if (reads === 1) throw new Error('The disk has failed.');
  return readFile(file, ...rest);
};
syncBuiltinESMExports();
const { createShareImages } = await import('./scripts/share-image.mjs');
const site = ${JSON.stringify({ colors, texts: [byline] })};
const failure = await createShareImages(site).catch(({ message }) => message);
await Promise.all([createShareImages(site), createShareImages(site)]);
console.log(JSON.stringify({ failure, reads }));
`;

test('of two first pictures at once one loads the rasteriser, and what failed is tried again', () => {
  const args = ['--input-type=module', '--eval', FIRST_PICTURES];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({ failure: 'The disk has failed.', reads: 2 });
}, 120_000);
