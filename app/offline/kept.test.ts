import { expect, test } from 'vitest';
import { fallbackOf } from './kept.ts';

test.each([
  ['/blog', 'blog/index.html'],
  ['/blog/', 'blog/index.html'],
  ['/blog/a-post', 'shell.html'],
  ['/blogger', '404.html'],
  ['/admin', 'admin/index.html'],
  ['/admin/projects', 'admin/index.html'],
  ['/administrator', '404.html'],
  ['/nowhere', '404.html'],
])('without a connection and a copy, %s is shown by %s', (path, page) => {
  expect(fallbackOf(path)).toBe(page);
});
