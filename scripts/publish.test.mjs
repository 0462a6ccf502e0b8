import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInContent } from '../app/content/built-in.ts';
import * as bundle from '../app/content/bundle.ts';
import * as pictures from '../app/content/bundle-pictures.ts';
import * as utf8 from '../app/lib/utf8-text.ts';
import { publishSite } from './publish-site.mjs';

const load = async () => ({ ...bundle, ...pictures, ...utf8 });
let folder;
let exported;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-test-'));
  exported = join(folder, 'exported.json');
  const blogPosts = ['index.html', 'x'.repeat(300), 'fine'].map((slug, at) => ({
    ...{ id: String(at), slug, title: `Post ${at}`, excerpt: '', content: '', tags: [] },
    ...{ date: '2025-01-01', published: true, featured: false, coverImage: '', author: '' },
  }));
  const about = { ...builtInContent.about, photo: '/images/nowhere.png' };
  writeFileSync(exported, bundle.makeBundle({ ...builtInContent, about, blogPosts }));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a site with mistakes is not built: each is one line, and the last build stays', () => {
  const out = join(folder, 'build');
  mkdirSync(join(out, 'client'), { recursive: true });
  writeFileSync(join(out, 'client', 'index.html'), 'the last one');
  const args = ['scripts/build.mjs', '--out', out, '--content', exported];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^Post "Post 0": its slug "index.html" is the name of a file already\.$/),
    expect.stringMatching(/^Post "Post 1": its slug "x+…" is too long\.$/),
    'About profile (photo): there is no picture "/images/nowhere.png" in the folder public.',
  ]);
  expect(readFileSync(join(out, 'client', 'index.html'), 'utf8')).toBe('the last one');
  expect(readdirSync(out)).toEqual(['client']);
});

test('a site that cannot be built does not replace the one that was published', async () => {
  const file = join(folder, 'content', 'site.json');
  const published = await publishSite(exported, { build: () => true, file, load });
  expect(published).toEqual({ isPublished: true, hasInbox: false });
  const text = readFileSync(file, 'utf8');
  expect(text).toBe(readFileSync(exported, 'utf8'));

  const other = join(folder, 'other.json');
  writeFileSync(other, bundle.makeBundle(builtInContent, { withInbox: true }));
  const refused = await publishSite(other, { build: () => false, file, load });
  expect(refused.isPublished).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe(text);
  expect(readdirSync(join(folder, 'content'))).toEqual(['site.json']);
});

test('where the site cannot be kept, nothing is built', async () => {
  const file = join(folder, 'kept', 'site.json');
  mkdirSync(file, { recursive: true });
  let isBuilt = false;
  const build = () => {
    isBuilt = true;
    return true;
  };
  const published = publishSite(exported, { build, file, load });
  await expect(published).rejects.toThrow('is a folder: no site can be kept there.');
  expect(isBuilt).toBe(false);
});
