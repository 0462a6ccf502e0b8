import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { drawApart } from './draw-apart.ts';

const folder = mkdtempSync(join(tmpdir(), 'portfolio-draw-'));

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program in the place of the one that draws. */
function entryOf(source: string): string {
  const entry = join(folder, 'entry.mjs');
  writeFileSync(entry, source);
  return entry;
}

test('where a process may not be set back, pictures are drawn all the same', async () => {
  const setBack = vi.spyOn(os, 'setPriority').mockImplementation(() => {
    throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
  });
  syncBuiltinESMExports();
  const entry = entryOf(
    `process.once('message', ({ length }) =>
      process.send({ ok: false, reason: String(length) }, () => process.disconnect()));`,
  );
  expect(await drawApart(entry)(Buffer.alloc(3))).toEqual({ ok: false, reason: '3' });
  expect(setBack).toHaveBeenCalledOnce();
});

test.each([
  ['is killed', `process.kill(process.pid, 'SIGKILL');`, { code: null, signal: 'SIGKILL' }],
  ['ends by itself', `process.exit(7);`, { code: 7, signal: null }],
])('a process that %s before it has an answer says how it ended', async (_, source, ended) => {
  expect(await drawApart(entryOf(source))(Buffer.alloc(3))).toEqual({ ok: false, ended });
});
