import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium } from './chromium.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-test-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function addFile(path) {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '', { mode: 0o755 });
  return file;
}

test('CHROMIUM_PATH comes before what is on the PATH', async () => {
  addFile('bin/chromium');
  const chosen = addFile('my/browser');
  const env = { CHROMIUM_PATH: chosen, PATH: join(folder, 'bin') };
  expect(await findChromium(env)).toBe(chosen);
});

test('a CHROMIUM_PATH that does not exist is an error of one line that names it', async () => {
  const env = { CHROMIUM_PATH: join(folder, 'nothing'), PATH: folder };
  await expect(findChromium(env)).rejects.toThrow(
    `CHROMIUM_PATH is set to "${env.CHROMIUM_PATH}", which does not exist.`,
  );
});

test('an empty CHROMIUM_PATH counts as unset', async () => {
  const installed = addFile('google-chrome');
  expect(await findChromium({ CHROMIUM_PATH: '', PATH: folder })).toBe(installed);
});
