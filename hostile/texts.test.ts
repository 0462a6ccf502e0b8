// Every text of every collection, with every payload: what the schemas accept is kept as it is, stands on every
// public page and in the files beside them, and runs nothing.
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test, vi } from 'vitest';
import {
  type CollectionKey,
  type Content,
  collectionKeys,
  collections,
} from '#app/content/collections.ts';
import { SECTIONS, sectionIds } from '#app/content/sections.ts';
import { postPages, renderDocument, shellDocument, siteFiles } from '#app/entry.server.tsx';
import { decode, encode } from '#app/store/envelope.ts';
import { harmIn, parsePage } from './harm.ts';
import { groups, payloads } from './payloads.ts';
import { contentOf, type Fill, specimen, textFields } from './specimen.ts';

// Megabytes of text, on a machine that may be busy with something else.
vi.setConfig({ testTimeout: 180_000 });

const NOW = new Date('2026-01-02T03:04:05.000Z');
const ANCHORS = sectionIds.map((id) => SECTIONS[id].anchor);
/** The scripts and styles of the build: here there are none. */
const assets = { head: '', stylesOf: () => '', scriptsOf: () => '' };

describe.each(collectionKeys)('%s', (key) => {
  test('what its schema makes of any text is stored and read as it is', ({ task }) => {
    const fields = textFields(key);
    // With every turn the texts move on by one field, until each has stood in each.
    for (const turn of payloads.keys()) {
      const textOf = (field: string) => payloads[(fields.indexOf(field) + turn) % payloads.length];
      expectKept(key, (field) => textOf(field)?.[1] ?? '');
    }
    task.meta.tried = fields.length * payloads.length;
  });
});

function expectKept(key: CollectionKey, fill: Fill) {
  const { schema } = collections[key];
  const value = schema.parse(specimen(schema, fill, key));
  expect(decode(key, encode(key, value as never, NOW))).toMatchObject({ ok: true, value });
}

/** A hundred kilobytes in every text are a page of fifteen megabytes: mixed with others, below, they say as much. */
const onePage = payloads.filter(([, text]) => text.length < 100_000);

test.each(onePage)('%s in every text: the pages stand, and nothing runs', async (_, text) => {
  const content = translated(contentOf(() => text));
  const posts = postPages(content);
  const sections = ANCHORS.filter((anchor) => anchor !== 'blog' || posts.length > 0);
  await expectPage('/', content, sections);
  // The first leads to its translation; that one is the same page in another language.
  for (const { path } of posts.slice(0, 1)) await expectPage(path, content);
  await expectFiles(content);
  const { settings } = content;
  const seo = { ...settings.seo, canonicalUrl: 'https://me.example' };
  await expectFiles({ ...content, settings: { ...settings, seo } });
});

test.each(Object.entries(groups))('%s, mixed: every other page stands', async (_, group) => {
  const texts: string[] = Object.values(group);
  let at = 0;
  const content = contentOf(() => texts[at++ % texts.length] ?? '');
  await expectPage('/blog', content);
  await expectPage('/nowhere', content);
  expect(harmIn(parsePage(await shellDocument('/', content, assets)))).toEqual([]);
});

/** With a second post that says the same in another language, so that they lead to each other. */
function translated(content: Content): Content {
  const others = content.blogPosts.map((post) => ({
    ...post,
    id: `${post.id} de`,
    slug: post.slug && `${post.slug} de`,
    language: 'de' as const,
    translationOf: post.id,
  }));
  return { ...content, blogPosts: [...content.blogPosts, ...others] };
}

async function expectPage(path: string, content: Content, anchors: string[] = []) {
  const { html } = await renderDocument(path, content, assets);
  const page = parsePage(html);
  expect(harmIn(page), path).toEqual([]);
  expect(page.querySelectorAll('main h1'), path).toHaveLength(1);
  for (const anchor of anchors) expect(page.getElementById(anchor), anchor).not.toBeNull();
}

async function expectFiles(content: Content) {
  for (const [path, text] of Object.entries(await siteFiles(content))) {
    if (path.endsWith('.xml')) expect(XMLValidator.validate(text), path).toBe(true);
    // What no XML document may hold, though the parser lets it pass.
    if (path.endsWith('.xml'))
      expect(text).not.toMatch(/(?![\t\n\r\x7f-\x9f])\p{Cc}|\ufffe|\uffff/u);
    if (path.endsWith('.webmanifest')) JSON.parse(text);
    if (path === '/robots.txt')
      expect(text).toMatch(/^User-agent: \*\nDisallow: \S+\n(\nSitemap: \S+\n)?$/);
  }
}
