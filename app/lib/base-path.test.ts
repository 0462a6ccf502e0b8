import { afterEach, expect, test, vi } from 'vitest';
import { basePath, withBase, withoutBase } from './base-path.ts';
import { safeImage, safeLink } from './safe-link.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('at the root of a host every address stays as it is', () => {
  expect(basePath()).toBe('');
  expect(withBase('/blog')).toBe('/blog');
  expect(withoutBase('/blog')).toBe('/blog');
  expect(withoutBase('/')).toBe('/');
});

test('below the root the base comes in front, once, and goes again', () => {
  vi.stubEnv('BASE_URL', '/portfolio/');
  expect(withBase('/')).toBe('/portfolio/');
  expect(withBase('/blog')).toBe('/portfolio/blog');
  expect(withBase(withBase('/blog'))).toBe('/portfolio/blog');
  expect(withBase('/portfolios')).toBe('/portfolio/portfolios');
  for (const path of ['/portfolio', '/portfolio/']) expect(withoutBase(path)).toBe('/');
  expect(withoutBase('/portfolio/blog/a')).toBe('/blog/a');
  expect(withoutBase('/portfolios')).toBe('/portfolios');
});

test('a same-site link or image of the owner is found below the root too', () => {
  vi.stubEnv('BASE_URL', '/portfolio/');
  expect(safeLink('/cv.pdf')).toBe('/portfolio/cv.pdf');
  expect(safeImage(safeImage('/images/a.svg'))).toBe('/portfolio/images/a.svg');
  expect(safeLink('#contact')).toBe('#contact');
  expect(safeLink('https://example.com/cv.pdf')).toBe('https://example.com/cv.pdf');
});
