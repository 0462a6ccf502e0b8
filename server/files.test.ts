import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileRoutes } from './files.ts';

test('a server that runs while another build takes the place of its own keeps its files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-files-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'page-1.js'), 'export {};');
  const files = await fileRoutes(folder);
  await rm(folder, { recursive: true });
  const answer = await files.request('/assets/page-1.js');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toBe('export {};');
  expect((await files.request('/assets/page-2.js')).status).toBe(404);
});
