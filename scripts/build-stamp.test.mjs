import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  BUILDS,
  changeAsBuilt,
  isBuildFresh,
  OWNERS_FOLDER,
  runBuild,
  writeBuildStamp,
} from './build-stamp.mjs';

const LONG_AGO = new Date('2020-01-01');
const env = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'correct horse' };
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-stamp-test-'));
  for (const folder of ['app/site', 'build/client']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  for (const file of ['app/site/home.tsx', 'app/site/old.tsx', 'vite.config.ts', 'README.md']) {
    writeFileSync(join(root, file), '');
  }
  for (const path of ['app/site/home.tsx', 'app/site', 'app', 'vite.config.ts']) age(path);
  writeBuildStamp({ root, env });
});

afterEach(() => rmSync(root, { recursive: true }));

function age(path, date = LONG_AGO) {
  utimesSync(join(root, path), date, date);
}

function inAMinute() {
  return new Date(Date.now() + 60_000);
}

const sources = [...BUILDS.site.sources, ...BUILDS.live.sources];

test.each(sources.filter((source) => source !== OWNERS_FOLDER))('%s is there', (source) => {
  expect(existsSync(source)).toBe(true);
});

test('a build is fresh right after it is stamped', () => {
  expect(isBuildFresh({ root, env })).toBe(true);
});

test('a build without a stamp is not fresh', () => {
  rmSync(join(root, 'build/.stamp'));
  expect(isBuildFresh({ root, env })).toBe(false);
});

test('a stamp without a build is not fresh', () => {
  rmSync(join(root, 'build/client'), { recursive: true });
  expect(isBuildFresh({ root, env })).toBe(false);
});

test.each(['app/site/home.tsx', 'vite.config.ts'])('a change of %s makes it stale', (file) => {
  age(file, inAMinute());
  expect(isBuildFresh({ root, env })).toBe(false);
});

test('a deleted source makes it stale', () => {
  age('build/.stamp', new Date('2021-01-01'));
  age('app/site/old.tsx');
  expect(isBuildFresh({ root, env })).toBe(true);
  rmSync(join(root, 'app/site/old.tsx'));
  expect(isBuildFresh({ root, env })).toBe(false);
});

test('a change of a file that is no source leaves it fresh', () => {
  age('README.md', inAMinute());
  expect(isBuildFresh({ root, env })).toBe(true);
});

test.each(['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'BASE_PATH', 'SITE_URL'])(
  'another %s makes it stale',
  (name) => {
    expect(isBuildFresh({ root, env: { ...env, [name]: 'another' } })).toBe(false);
    expect(isBuildFresh({ root, env: { ...env, UNRELATED: 'another' } })).toBe(true);
  },
);

/** In the place of the real one, which takes a minute. */
function runScript(script) {
  const build = { ...BUILDS.site, script: 'build.mjs', settings: [] };
  writeFileSync(join(root, build.script), script);
  // What is older than the build has to be so by more than a clock's precision.
  for (const path of ['app/site/old.tsx', 'app/site', 'app']) age(path);
  expect(runBuild(build, [], root)).toBe(true);
  return { build, root };
}

test('a build is as old as its start: a source that was saved meanwhile makes it stale', () => {
  expect(isBuildFresh(runScript(''))).toBe(true);
  const saves =
    "import { writeFileSync } from 'node:fs'; writeFileSync('app/site/home.tsx', 'new');";
  expect(isBuildFresh(runScript(saves))).toBe(false);
});

test('what was built can become the owner’s site; a build that was stale before it stays so', async () => {
  const publish = () => mkdirSync(join(root, OWNERS_FOLDER));
  age('build/.stamp', new Date('2021-01-01'));
  age('app/site/old.tsx', new Date('2022-01-01'));
  await changeAsBuilt(publish, { root, env });
  expect(isBuildFresh({ root, env })).toBe(false);
  rmSync(join(root, OWNERS_FOLDER), { recursive: true });
  age('app/site/old.tsx');
  await changeAsBuilt(publish, { root, env });
  expect(isBuildFresh({ root, env })).toBe(true);
});

test('the stamp holds a hash of the settings and never a value', () => {
  expect(readFileSync(join(root, 'build/.stamp'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
});
