// Exports of every released version. They must be imported for ever: a file is added here when the format or
// the version of a collection changes, and none is ever changed or taken away.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUNDLE_VERSION, type Bundle, makeBundle, readBundle } from './bundle.ts';

const FOLDER = new URL('../../fixtures/bundles/', import.meta.url);
const fixtures = readdirSync(FOLDER)
  .sort()
  .map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')] as const);

function opened(text: string): Bundle {
  const read = readBundle(text);
  if (!read.ok) throw new Error(read.reason);
  return read.bundle;
}

/** The same file, as other tools write it. */
const rewritten: Record<string, (text: string) => string> = {
  'on one line': (text) => JSON.stringify(JSON.parse(text)),
  'with tabs': (text) => JSON.stringify(JSON.parse(text), null, '\t'),
  'with the line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'with a mark of the byte order': (text) => `\uFEFF${text}`,
  'with every other letter escaped': (text) =>
    text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  'with escaped slashes': (text) => JSON.stringify(JSON.parse(text)).replaceAll('/', '\\/'),
  'with its names in alphabetical order': (text) =>
    JSON.stringify(JSON.parse(text), (_, value) => sorted(value)),
};

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

test('there is an export of every version of the format', () => {
  for (let version = 1; version <= BUNDLE_VERSION; version += 1) {
    const isOfVersion = ([name]: readonly [string, string]) =>
      name.startsWith(`version-${version}-`);
    expect(fixtures.some(isOfVersion)).toBe(true);
  }
});

test.each(fixtures)('%s is imported whole', (_, text) => {
  const written = JSON.parse(text);
  const { content, inbox, exportedAt, pictures } = opened(text);
  expect(Object.keys(content)).toEqual(Object.keys(written.content));
  expect(Object.keys(inbox ?? {})).toEqual(Object.keys(written.inbox ?? {}));
  expect(exportedAt).toBe(written.exportedAt);
  expect(pictures).toEqual(written.pictures);
  expect(content.about?.name).toBe(written.content.about.name);
  expect(content.about?.bio).toBe(written.content.about.bio);
  for (const [key, value] of Object.entries({ ...written.content, ...written.inbox })) {
    const items = { ...content, ...inbox }[key as keyof typeof content];
    if (Array.isArray(value)) expect(items, key).toHaveLength(value.length);
  }
});

test.each(fixtures)('%s is the same file however it is written', (_, text) => {
  const bundle = opened(text);
  for (const [how, write] of Object.entries(rewritten))
    expect(opened(write(text)), how).toEqual(bundle);
});

test.each(fixtures)('%s is exported again with the same content, and bytes', (_, text) => {
  const { content, inbox, exportedAt, pictures } = opened(text);
  const options = {
    withInbox: inbox !== undefined,
    ...(exportedAt && { exportedAt }),
    ...(pictures && { pictures }),
  };
  const again = makeBundle({ ...content, ...inbox }, options);
  expect(opened(again)).toEqual(opened(text));
  // Older versions are written as the present one.
  if (JSON.parse(text).version === BUNDLE_VERSION) expect(again).toBe(text);
});
