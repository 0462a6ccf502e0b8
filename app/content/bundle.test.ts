import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { builtInContent } from './built-in.ts';
import { type BundleRead, makeBundle, readBundle, siteKeys } from './bundle.ts';
import { bundleChanges } from './bundle-changes.ts';
import { type Content, collections } from './collections.ts';

function opened(read: BundleRead) {
  if (!read.ok) throw new Error(read.reason);
  return read.bundle;
}

/** The built-in site's bundle with other parts; one that is undefined is left out. */
function file(parts: object): string {
  const whole = JSON.parse(makeBundle(builtInContent, { withInbox: true }));
  return JSON.stringify({ ...whole, inbox: undefined, ...parts });
}

/** The built-in site's bundle with other collections, or with other versions of them. */
function fileWith(changes: object, versions: object = {}): string {
  const built = JSON.parse(makeBundle(builtInContent));
  return file({
    content: { ...built.content, ...changes },
    versions: { ...built.versions, ...versions },
  });
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
  ['of a newer version', file({ version: 4 }), /newer version.*\(4; this one reads 3\)/],
  ['of no version', file({ version: '1' }), /which version/],
  ['of version 0', file({ version: 0 }), /which version/],
  ['of half a version', file({ version: 1.5 }), /which version/],
  ['without versions', file({ versions: undefined }), /versions: not a set/],
  ['with a list of versions', file({ versions: [1] }), /versions: not a set/],
  ['with a collection of no version', fileWith({}, { about: '1' }), /versions\.about: not a ver/],
  ['with a newer collection', fileWith({}, { skills: 2 }), /content\.skills: saved by a newer/],
  ['with an unknown part', file({ extra: 1 }), /unknown part: extra/],
  ['of an unreadable moment', file({ exportedAt: 'x' }), /exportedAt/],
  ['without content', file({ content: undefined }), /content: not a set/],
  ['with an unknown collection', fileWith({ pets: [] }), /content .* does not know: pets/],
  ['with a session', fileWith({ auth: null }), /does not know: auth/],
  ['with messages among the content', fileWith({ messages: [] }), /does not know: messages/],
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
    /content\.blogPosts\.0\.slug/,
  ],
  ['with a slug that begins with a dot', fileWith({ blogPosts: [post('.git')] }), /0\.slug/],
  ['with a slug that has a line break', fileWith({ blogPosts: [post('a\nb')] }), /0\.slug/],
  ['with a slug that goes back', fileWith({ blogPosts: [post('a\\b')] }), /0\.slug/],
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

test('a dot, a letter of any script or a hyphen elsewhere in a slug is fine', () => {
  for (const slug of ['a.b', 'میرا-مضمون', 'ok', '']) {
    const read = readBundle(fileWith({ blogPosts: [post(slug)] }));
    expect(opened(read).content.blogPosts?.[0]?.slug).toBe(slug);
  }
});

test('an older collection is brought up to date, and one that cannot be is refused', () => {
  const { about } = collections;
  const [version, migrate] = [about.version, vi.fn()];
  try {
    Object.assign(about, { version: 3, migrate });
    migrate.mockImplementation((value) => ({ ...value, name: value.fullName }));
    const older = fileWith({ about: { fullName: 'Noor' } }, { about: 2 });
    expect(opened(readBundle(older)).content.about?.name).toBe('Noor');
    expect(migrate).toHaveBeenCalledExactlyOnceWith({ fullName: 'Noor' }, 2);
    expect(JSON.parse(makeBundle(builtInContent)).versions.about).toBe(3);
    // A file of the first format says nothing about its collections: they are of version 1.
    readBundle(file({ version: 1, versions: undefined }));
    expect(migrate).toHaveBeenLastCalledWith(expect.anything(), 1);
    migrate.mockImplementation(() => {
      throw new TypeError('x is undefined');
    });
    expect(readBundle(older)).toEqual({
      ok: false,
      reason: 'content.about: cannot be brought from version 2 to 3',
    });
  } finally {
    Object.assign(about, { version, migrate: undefined });
  }
});

test('a collection that the file lacks is left out, of what is written again too', () => {
  const { content } = opened(readBundle(fileWith({ projects: undefined, skills: undefined })));
  expect(siteKeys.filter((key) => !(key in content))).toEqual(['skills', 'projects']);
  const again = makeBundle(content);
  expect(JSON.parse(again).versions).not.toHaveProperty('projects');
  expect(opened(readBundle(again)).content).toEqual(content);
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

test('the preview does not speak of collections that the file lacks', () => {
  const edited = { ...builtInContent, projects: [], services: [] };
  const bundle = opened(readBundle(fileWith({ projects: undefined })));
  expect(bundleChanges(edited, bundle).map(({ key }) => key)).toEqual(['services']);
});

test('the preview names the inbox only when the file has one', () => {
  const empty = { ...builtInContent, messages: [] };
  expect(bundleChanges(builtInContent, opened(readBundle(makeBundle(empty))))).toEqual([]);
  const full = opened(readBundle(makeBundle(empty, { withInbox: true })));
  expect(bundleChanges(builtInContent, full)).toMatchObject([
    { key: 'messages', removed: builtInContent.messages.length },
  ]);
});
