import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as builtIn from '../app/content/built-in.ts';
import * as bundle from '../app/content/bundle.ts';
import * as pictures from '../app/content/bundle-pictures.ts';
import * as owner from '../app/content/owner.ts';
import * as utf8 from '../app/lib/utf8-text.ts';
import { loadSiteContent, readSiteFile } from './site-content.mjs';

let folder;
const { builtInContent } = builtIn;
const { makeBundle } = bundle;
const modules = {
  'bundle.ts': bundle,
  'bundle-pictures.ts': pictures,
  'built-in.ts': builtIn,
  'owner.ts': owner,
  'utf8-text.ts': utf8,
};
const load = async (path) => modules[basename(path)];
const posts = [
  { id: '1', slug: 'out', title: 'Out', date: '2025-01-01', published: true },
  { id: '2', slug: 'draft', title: 'Draft', date: '2025-01-01', published: false },
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function put(text) {
  const file = join(folder, 'site.json');
  await writeFile(file, text);
  return file;
}

test("an exported site is rendered without drafts and without anybody's messages", async () => {
  const blogPosts = posts;
  const file = await put(makeBundle({ ...builtInContent, blogPosts }, { withInbox: true }));
  const { content, isPublished } = await loadSiteContent({ file, load });
  expect(isPublished).toBe(true);
  expect(content.blogPosts.map(({ slug }) => slug)).toEqual(['out']);
  expect(content.messages).toEqual([]);
  expect(content.about).toEqual(builtInContent.about);
});

test('an export from before a collection existed is published with the built-in one', async () => {
  const { projects, blogPosts, ...older } = builtInContent;
  const file = await put(makeBundle({ ...older, about: { ...older.about, name: 'Noor' } }));
  const { content } = await loadSiteContent({ file, load });
  expect(content.about.name).toBe('Noor');
  expect(content.projects).toEqual(projects);
  expect(content.blogPosts).toEqual(blogPosts.filter((post) => post.published));
  expect(content.messages).toEqual([]);
  const { text } = await readSiteFile(file, load);
  expect(JSON.parse(text).content).not.toHaveProperty('projects');
});

test('a profile without a name is published under that of the site', async () => {
  const about = { ...builtInContent.about, name: ' ' };
  const settings = { ...builtInContent.settings, siteName: 'Noor builds' };
  const published = async (content) => {
    const file = await put(makeBundle(content));
    return (await loadSiteContent({ file, load })).content.about.name;
  };
  expect(await published({ ...builtInContent, about, settings })).toBe('Noor builds');
  expect(await published({ ...builtInContent, about })).toBe('Portfolio');
});

test('what is copied for publishing keeps the drafts and loses the messages', async () => {
  const blogPosts = posts;
  const file = await put(makeBundle({ ...builtInContent, blogPosts }, { withInbox: true }));
  const { text, hasInbox } = await readSiteFile(file, load);
  expect(hasInbox).toBe(true);
  expect(text).toBe(makeBundle({ ...builtInContent, blogPosts }));
});

test('a file that another program has saved in another encoding is no site', async () => {
  const text = makeBundle({
    ...builtInContent,
    about: { ...builtInContent.about, name: 'Jürgen' },
  });
  await expect(readSiteFile(await put(Buffer.from(text, 'latin1')), load)).rejects.toThrow(
    'The file is not saved as UTF-8.',
  );
});

test('a file that cannot be published is named in one line, with the reason', async () => {
  const file = await put('{"format":');
  await expect(loadSiteContent({ file, load })).rejects.toThrow(/^.*site\.json.*cut off[^\n]*$/);
  const missing = join(folder, 'none.json');
  await expect(loadSiteContent({ file: missing, load })).rejects.toThrow(/There is no file/);
});
