import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtInContent } from './built-in.ts';
import {
  BUNDLE_VERSION,
  type BundleRead,
  inboxKeys,
  makeBundle,
  readBundle,
  siteKeys,
} from './bundle.ts';
import { bundleChanges } from './bundle-changes.ts';
import { type Content, collections } from './collections.ts';

function opened(read: BundleRead) {
  if (!read.ok) throw new Error(read.reason);
  return read.bundle;
}

/** The built-in site's bundle with other parts; one that is undefined is left out. */
function file(parts: object): string {
  return JSON.stringify({ ...JSON.parse(makeBundle(builtInContent)), ...parts });
}

/** The built-in site's bundle with other collections. */
function fileWith(changes: object): string {
  return file({ content: { ...JSON.parse(makeBundle(builtInContent)).content, ...changes } });
}

function post(slug: string) {
  return { id: '1', slug, title: 'T', date: '2025-01-01', published: true };
}

const text = fc.string({ unit: 'grapheme' });
const posts = fc.array(
  fc.record({
    id: fc.uuid(),
    slug: fc.constantFrom('one', 'two', 'میرا-مضمون', ''),
    title: text,
    excerpt: fc.constantFrom('</script><script>alert(1)</script>', '<!--', '\u2028', '"\\'),
    content: text,
    date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    published: fc.boolean(),
    featured: fc.boolean(),
    tags: fc.array(text),
    coverImage: text,
    author: text,
  }),
);

test('a round trip gives the same bytes, whatever the texts are', () => {
  fc.assert(
    fc.property(posts, text, fc.boolean(), (blogPosts, name, withInbox) => {
      const about = { ...builtInContent.about, name };
      const first = makeBundle({ ...builtInContent, blogPosts, about }, { withInbox });
      const { content, inbox } = opened(readBundle(first));
      expect(content.blogPosts).toEqual(blogPosts);
      expect(first).not.toMatch(/<\/?script/i);
      expect(makeBundle({ ...content, ...inbox }, { withInbox })).toBe(first);
    }),
  );
});

test('the text does not depend on the order in which fields were written', () => {
  const reversed = Object.fromEntries(Object.entries(builtInContent.about).reverse());
  const content = { ...builtInContent, about: reversed as Content['about'] };
  expect(makeBundle(content)).toBe(makeBundle(builtInContent));
});

test('the moment of the export is part of the file only on request, and survives', () => {
  const exportedAt = '2025-03-14T09:00:00.000Z';
  expect(makeBundle(builtInContent)).not.toContain('exportedAt');
  const bundle = opened(readBundle(makeBundle(builtInContent, { exportedAt })));
  expect(bundle.exportedAt).toBe(exportedAt);
});

test('the inbox travels only when asked for, the session never', () => {
  const { content, inbox } = opened(readBundle(makeBundle(builtInContent)));
  expect(inbox).toBeUndefined();
  expect(Object.keys(content)).toEqual(siteKeys);
  const full = opened(readBundle(makeBundle(builtInContent, { withInbox: true })));
  expect(full.inbox).toEqual({
    messages: builtInContent.messages,
    consultations: [],
    bookings: [],
  });
});

test.each<[string, string, RegExp]>([
  ['empty', '', /empty/],
  ['cut off', makeBundle(builtInContent).slice(0, 4000), /cut off/],
  ['not JSON', 'hello', /not valid JSON/],
  ['a list', '[]', /not an export/],
  ['null', 'null', /not an export/],
  ['some other JSON', '{"name":"x"}', /not an export/],
  ['of a newer version', file({ version: 2 }), /newer version.*2/],
  ['of no version', file({ version: '1' }), /which version/],
  ['with an unknown part', file({ extra: 1 }), /unknown part: extra/],
  ['of an unreadable moment', file({ exportedAt: 'x' }), /exportedAt/],
  ['without content', file({ content: undefined }), /content: not a set/],
  ['with an unknown collection', fileWith({ pets: [] }), /content has an unknown collection: pets/],
  ['with a session', fileWith({ auth: null }), /unknown collection: auth/],
  ['without a collection', fileWith({ projects: undefined }), /content lacks a collection: proj/],
  ['with one bad field', fileWith({ about: { name: 7 } }), /content\.about\.name/],
  ['with a bad item', fileWith({ blogPosts: [post('a'), {}] }), /content\.blogPosts\.1/],
  [
    'with a bad message',
    file({ inbox: { messages: [{}], consultations: [], bookings: [] } }),
    /inbox\.messages\.0/,
  ],
  [
    'with a slug that leads elsewhere',
    fileWith({ blogPosts: [post('../../index')] }),
    /blogPosts\.0\.slug/,
  ],
  [
    'with a slug that is markup',
    fileWith({ blogPosts: [post('</script>')] }),
    /markup.*content\.blogPosts\.0\.slug/,
  ],
  [
    "with a script's tag",
    fileWith({ blogPosts: [{ ...post('a'), title: '</SCRIPT><script>alert(1)</script>' }] }),
    /script's tag: content\.blogPosts\.0\.title/,
  ],
  ['with markup for a name', fileWith({ about: { '</script>': 1 } }), /markup/],
  [
    'with __proto__',
    makeBundle(builtInContent).replace('"about": {', '"about": {"__proto__": {"isAdmin": true},'),
    /forbidden name: content\.about\.__proto__/,
  ],
  [
    'with constructor',
    file({ inbox: { constructor: { prototype: {} } } }),
    /forbidden name: inbox\.constructor/,
  ],
  ['nested without end', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, /nested too deeply/],
])('a file that is %s is refused with its reason', (_, file, reason) => {
  const read = readBundle(file);
  expect(read).toEqual({ ok: false, reason: expect.stringMatching(reason) });
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('the version of the bundle has been raised with those of its collections', () => {
  for (const key of [...siteKeys, ...inboxKeys])
    expect(collections[key].version).toBe(BUNDLE_VERSION);
});

test('the preview counts what an import would add, change and remove', () => {
  const [first, second, ...others] = builtInContent.projects;
  if (!first || !second) throw new Error('too few projects');
  const edited = {
    ...builtInContent,
    about: { ...builtInContent.about, name: 'A', bio: 'B' },
    projects: [{ ...second, title: 'New' }, ...others, { ...first, id: 99 }],
    services: [...builtInContent.services].reverse(),
  };
  const bundle = opened(readBundle(makeBundle(edited)));
  const none = { added: 0, changed: 0, removed: 0 };
  expect(bundleChanges(builtInContent, bundle)).toEqual([
    { ...none, key: 'about', kind: 'fields', changed: 2 },
    { ...none, key: 'projects', kind: 'items', added: 1, changed: 1, removed: 1 },
    { ...none, key: 'services', kind: 'items' },
  ]);
  expect(bundleChanges(edited, bundle)).toEqual([]);
});

test('the preview names the inbox only when the file has one', () => {
  const empty = { ...builtInContent, messages: [] };
  expect(bundleChanges(builtInContent, opened(readBundle(makeBundle(empty))))).toEqual([]);
  const full = opened(readBundle(makeBundle(empty, { withInbox: true })));
  expect(bundleChanges(builtInContent, full)).toMatchObject([
    { key: 'messages', removed: builtInContent.messages.length },
  ]);
});
