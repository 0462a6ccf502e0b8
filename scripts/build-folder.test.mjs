import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { discardNext, openNext, stampOf, swapIn } from './build-folder.mjs';
import { createStaticServer } from './serve.mjs';

let out;

beforeEach(() => {
  out = join(mkdtempSync(join(tmpdir(), 'build-folder-test-')), 'build');
});

afterEach(() => rmSync(join(out, '..'), { recursive: true }));

function put(folder, page) {
  for (const part of ['client', 'server']) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'client', 'index.html'), page);
}

const page = () => readFileSync(join(out, 'client', 'index.html'), 'utf8');

test('the first build needs no last one', () => {
  put(openNext(out), 'new');
  swapIn(out);
  expect(page()).toBe('new');
});

test('a build takes the place of the last one, of its stamp, and leaves nothing beside', () => {
  put(out, 'old');
  writeFileSync(join(out, 'client', 'gone.html'), '');
  writeFileSync(stampOf(out), 'of the old one');
  put(openNext(out), 'new');
  expect(page()).toBe('old');
  swapIn(out);
  expect(page()).toBe('new');
  expect(existsSync(join(out, 'client', 'gone.html'))).toBe(false);
  expect(readdirSync(out).sort()).toEqual(['client', 'server']);
});

test('a build that was killed is tidied up by the next', () => {
  put(out, 'old');
  put(openNext(out), 'half');
  const next = openNext(out);
  expect(readdirSync(next)).toEqual([]);
  expect(page()).toBe('old');
});

test('while somebody else builds here nobody else does, and what fails leaves their build alone', () => {
  const next = openNext(out);
  // Whoever started this process is alive.
  writeFileSync(join(out, '.builder'), String(process.ppid));
  expect(() => openNext(out)).toThrow(/Another build is under way/);
  discardNext(out);
  expect(existsSync(next)).toBe(true);
});

test('a build whose process is gone keeps nobody from building', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  openNext(out);
  writeFileSync(join(out, '.builder'), String(pid));
  put(openNext(out), 'new');
  swapIn(out);
  expect(page()).toBe('new');
});

test('a swap that was killed is taken back by the next build', () => {
  put(out, 'old');
  put(openNext(out), 'new');
  mkdirSync(join(out, '.last'));
  renameSync(join(out, 'client'), join(out, '.last', 'client'));
  openNext(out);
  expect(page()).toBe('old');
  expect(readdirSync(out).sort()).toEqual(['.builder', '.next', 'client', 'server']);
});

test('a build that was killed when it stood in its place stays there', () => {
  put(out, 'new');
  put(join(out, '.last'), 'old');
  mkdirSync(join(out, '.next'));
  openNext(out);
  expect(page()).toBe('new');
  expect(readdirSync(out).sort()).toEqual(['.builder', '.next', 'client', 'server']);
});

test('a swap that fails leaves the last build in its place', () => {
  put(out, 'old');
  const next = openNext(out);
  put(next, 'new');
  rmSync(join(next, 'server'), { recursive: true });
  expect(() => swapIn(out)).toThrow(/ENOENT/);
  expect(page()).toBe('old');
  expect(existsSync(join(out, 'server'))).toBe(true);
});

test('a server that runs meanwhile shows the last build, then the new one', async () => {
  put(out, 'old');
  const server = createStaticServer({ root: join(out, 'client') });
  await new Promise((resolve) => server.listen(0, resolve));
  const shown = async () => (await fetch(`http://localhost:${server.address().port}/`)).text();
  expect(await shown()).toBe('old');
  put(openNext(out), 'new!');
  expect(await shown()).toBe('old');
  swapIn(out);
  expect(await shown()).toBe('new!');
  server.close();
  server.closeAllConnections();
});
