import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { CoverImage } from '../blog/cover-image.tsx';
import { renderInTest } from '../render-in-test.tsx';
import { Seo } from '../seo.tsx';
import NotFoundPage from './not-found-page.tsx';
import { pageOf } from './page.ts';

const { settings } = builtInContent;
const named = (siteName: string) => ({ ...settings, siteName });

afterEach(() => {
  history.replaceState(null, '', '/');
});

test.each([
  ['/', { kind: 'landing' }],
  ['/blog', { kind: 'blog' }],
  ['/blog/', { kind: 'blog' }],
  ['/blog/a%20b', { kind: 'post', slug: 'a b' }],
  ['/blog/%D9%85', { kind: 'post', slug: 'م' }],
])('%s is a page', (path, page) => {
  expect(pageOf(path)).toEqual(page);
});

test.each([
  '/no/such/page',
  '/blog/a/b',
  '/administrator',
  '/About',
  '/constructor',
  '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/wp-login.php',
  '/v1.2',
  '/.env',
  '/100%',
  '/blog/100%',
])('%s is none', (path) => {
  expect(pageOf(path)).toEqual({ kind: 'not-found' });
});

test('an unknown path is named on the screen and in the log, and search engines leave it out', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  history.replaceState(null, '', '/%3Cscript%3Ealert(1)%3C%2Fscript%3E?next=//example.com');
  await renderInTest(<NotFoundPage />);
  expect(screen.getByText('Oops! The page you are looking for doesn’t exist.')).toBeDefined();
  expect(screen.getByText('/%3Cscript%3Ealert(1)%3C%2Fscript%3E')).toBeDefined();
  expect(screen.getByText('Return to Home').getAttribute('href')).toBe('/');
  expect(log).toHaveBeenCalledExactlyOnceWith(
    '404: no page at /%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  );
  expect(document.title).toBe('404 | Portfolio');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/noindex/);
});

test('the title carries the site’s name, and follows it', async () => {
  const { store } = await renderInTest(<Seo title="Blog" path="/blog" />, {
    saved: { settings: named('Atelier') },
  });
  expect(document.title).toBe('Blog | Atelier');
  await act(async () => void (await store.save('settings', named('Studio'))));
  expect(document.title).toBe('Blog | Studio');
});

test('a cover that does not load disappears; another one is tried', async () => {
  const { container, rerender } = await renderInTest(<CoverImage src="/a.png" alt="A cover" />);
  const image = () => container.querySelector('img') as HTMLImageElement;
  expect(image().getAttribute('loading')).toBe('lazy');
  fireEvent.error(image());
  expect(image()).toBe(null);
  rerender(<CoverImage src="/b.png" alt="A cover" />);
  expect(image().getAttribute('src')).toBe('/b.png');
});
