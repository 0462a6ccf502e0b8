import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { drawApart } from './draw-apart.ts';

const folder = mkdtempSync(join(tmpdir(), 'portfolio-draw-'));

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true, force: true });
});

test('where a process may not be set back, pictures are drawn all the same', async () => {
  const setBack = vi.spyOn(os, 'setPriority').mockImplementation(() => {
    throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
  });
  syncBuiltinESMExports();
  const entry = join(folder, 'entry.mjs');
  writeFileSync(
    entry,
    `process.once('message', ({ length }) =>
      process.send({ ok: false, reason: String(length) }, () => process.disconnect()));`,
  );
  expect(await drawApart(entry)(Buffer.alloc(3))).toEqual({ ok: false, reason: '3' });
  expect(setBack).toHaveBeenCalledOnce();
});
