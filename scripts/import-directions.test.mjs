// Which folder may import which, over the resolved paths: the table of docs/architecture.md, held.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A folder may always import from itself. The most exact entry counts. */
const MAY_IMPORT = {
  'app/lib': [],
  'app/content': ['app/lib'],
  'app/store': ['app/content', 'app/lib'],
  // Text and data arrive as props.
  'app/ui': ['app/lib', 'app/content/timing.ts'],
  'app/i18n': ['app/content', 'app/store', 'app/lib'],
  'app/mail': ['app/content', 'app/lib', 'app/i18n/languages.ts', 'app/theme/colors.ts'],
  'app/theme': ['app/content', 'app/store', 'app/lib'],
  'app/site': ['app/content', 'app/store', 'app/lib', 'app/ui', 'app/i18n', 'app/theme'],
  'app/admin': [
    'app/content',
    'app/store',
    'app/lib',
    'app/ui',
    'app/i18n',
    'app/theme',
    'app/mail',
    // Previews, and what visitors sent from this browser.
    'app/site/cards',
    'app/site/blog',
    'app/site/chat',
    'app/site/outbox/unsent.ts',
    'app/offline/admin-in-use.ts',
  ],
  'app/offline': ['app/lib'],
  'app/publish': ['app/content', 'app/lib', 'app/i18n', 'app/theme', 'app/site'],
  // The entries, and the document around a page.
  app: ['app'],
  server: [
    'app/content',
    'app/lib',
    // The kinds of failures, the texts of the forms, and the renderer.
    'app/store/adapter.ts',
    'app/i18n/languages.ts',
    'app/i18n/locales',
    'app/i18n/built-in.ts',
    'app/i18n/words-in.ts',
    'app/mail',
    'app/entry.server.tsx',
    'app/document.ts',
    // What any host of ours says of a file and of a page.
    'scripts/content-types.mjs',
    'scripts/security-headers.mjs',
    'scripts/share-image.mjs',
  ],
  scripts: ['app/lib/host-fallback.mjs'],
  bench: ['scripts', 'mutation/report.mjs'],
  mutation: ['scripts'],
  fixtures: ['app/content'],
  hostile: ['app', 'fixtures'],
  e2e: ['app', 'hostile', 'fixtures', 'scripts', 'server'],
};

/** Folders that know no React. */
const WITHOUT_REACT = [
  'app/lib',
  'app/content',
  'app/mail',
  'app/offline',
  'app/publish',
  'server',
  'scripts',
];

const SOURCE = /\.(ts|tsx|mjs|js)$/;
const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

function sources(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sources(path);
    return SOURCE.test(path) && !/\.test\.|-in-test\./.test(path) ? [path] : [];
  });
}

/** What a file imports: paths from the root, or the names of packages. */
function importsOf(file) {
  const code = readFileSync(join(ROOT, file), 'utf8').replace(/^\s*(\/\/|\*).*$/gm, '');
  return [...code.matchAll(IMPORT)].map(([, name]) => {
    if (name.startsWith('#app/')) return name.slice(1).replace(/\?.*$/, '');
    return name.startsWith('.') ? posix.join(dirname(file), name) : name;
  });
}

const isIn = (path, folder) => path === folder || path.startsWith(`${folder}/`);

function folderOf(path) {
  const folders = Object.keys(MAY_IMPORT).filter((folder) => isIn(path, folder));
  return folders.sort((one, other) => other.length - one.length)[0];
}

const folders = [...new Set(Object.keys(MAY_IMPORT).map((path) => path.split('/')[0]))];
const files = folders.filter((folder) => readdirSync(ROOT).includes(folder)).flatMap(sources);

test('every source is read, and its imports are found', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(importsOf('app/admin/start.tsx')).toContain('app/store/use-content.tsx');
  expect(importsOf('app/admin/start.tsx')).toContain('app/admin/routes.tsx');
  expect(importsOf('app/store/local-ports.ts')).toContain('app/store/local-code.ts');
});

test.each(Object.entries(MAY_IMPORT))('%s imports only what stands below it', (folder, below) => {
  const wrong = files
    .filter((file) => folderOf(file) === folder)
    .flatMap((file) => importsOf(file).map((path) => ({ file, path })))
    .filter(({ path }) => folderOf(path) !== undefined && folderOf(path) !== folder)
    .filter(({ path }) => !below.some((allowed) => isIn(path, allowed)));
  expect(wrong).toEqual([]);
});

test.each(WITHOUT_REACT)('%s knows no React', (folder) => {
  const wrong = files
    .filter((file) => isIn(file, folder))
    .filter((file) => importsOf(file).some((name) => /^react(-|\/|$)/.test(name)));
  expect(wrong).toEqual([]);
});
