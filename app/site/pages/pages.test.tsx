import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { builtInContent } from '#app/content/built-in.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { CoverImage } from '../blog/cover-image.tsx';
import { articleCode } from '../blog/sleeping-body.tsx';
import { arrived, renderInTest, textsOf } from '../render-in-test.tsx';
import { Seo } from '../seo.tsx';
import BlogListPage from './blog-list-page.tsx';
import BlogPostPage from './blog-post-page.tsx';
import NotFoundPage from './not-found-page.tsx';
import { pageOf } from './page.ts';

const { settings } = builtInContent;
const named = (siteName: string) => ({ ...settings, siteName });

beforeEach(() => {
  // A visitor who cannot point at anything: no code for tooltips comes after the page.
  const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal('matchMedia', matchMedia);
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

test.each([
  ['/', { kind: 'landing' }],
  ['/blog', { kind: 'blog' }],
  ['/blog/', { kind: 'blog' }],
  ['/index.html', { kind: 'landing' }],
  ['/blog/index.html', { kind: 'blog' }],
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
  expect(screen.getByText('/<script>alert(1)<%2Fscript>')).toBeDefined();
  expect(screen.getByText('Return to Home').getAttribute('href')).toBe('/');
  expect(log).toHaveBeenCalledExactlyOnceWith(
    '404: no page at /%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  );
  expect(document.title).toBe('404 | Portfolio');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/noindex/);
});

test('an unknown path has the ways on that every page has', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await renderInTest(<NotFoundPage />, { onLandingPage: false });
  await arrived();
  const [bar] = screen.getAllByRole('navigation', { name: 'Main' });
  expect(
    within(bar as HTMLElement)
      .getByText('Projects')
      .getAttribute('href'),
  ).toBe('/#projects');
  expect(screen.getByRole('contentinfo')).toBeDefined();
  expect(screen.getByText('Skip to content').getAttribute('href')).toBe('#main');
});

test.each(['/<script>alert(1)', '/اردو', '/بلاگ/a b', `/${'long'.repeat(60)}`, '/100%', '/%E2%80'])(
  'a path of any length and script is named as it was typed, without breaking the screen: %s',
  async (path) => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    history.replaceState(null, '', path);
    await renderInTest(<NotFoundPage />);
    expect(textsOf('main bdi')).toEqual([path]);
    expect(textsOf('h1')).toEqual(['404']);
  },
);

function post(slug: string, changes: Partial<BlogPost> = {}): BlogPost {
  return {
    id: slug,
    slug,
    title: `Post ${slug}`,
    excerpt: '',
    content: 'Text.',
    date: '2025-03-14T09:00:00.000Z',
    published: true,
    featured: false,
    tags: [],
    coverImage: '',
    author: '',
    ...changes,
  };
}

/** A page on which there is nothing but these posts. */
const withPosts = (...blogPosts: BlogPost[]) => ({ saved: { blogPosts }, onLandingPage: false });

test('the tab has its name before the text is there', async () => {
  const code = await articleCode.ask();
  let arrive = () => {};
  const arrival = new Promise<typeof code>((resolve) => {
    arrive = () => resolve(code);
  });
  vi.spyOn(articleCode, 'current', 'get').mockReturnValue(undefined);
  vi.spyOn(articleCode, 'arrival').mockReturnValue(arrival);
  await renderInTest(<BlogPostPage slug="full" />, withPosts(post('full')));
  await arrived();
  expect(document.title).toBe('Post full | Portfolio');
  expect(document.querySelector('.prose')).toBe(null);
  await act(async () => arrive());
  expect(textsOf('.prose')).toEqual(['Text.']);
  expect(document.title).toBe('Post full | Portfolio');
});

test('a post that is not published says so, offers a way back, is not indexed', async () => {
  const draft = post('draft', { published: false });
  await renderInTest(<BlogPostPage slug="draft" />, withPosts(draft));
  await arrived();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Post not found');
  expect(screen.getByText("The article you are looking for doesn't exist.")).toBeDefined();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/noindex/);
  const back = within(screen.getByRole('main')).getByRole('link', { name: 'All articles' });
  expect(back.getAttribute('href')).toBe('/blog');
});

test('a post that came with another page, without its text, is not taken for the article', async () => {
  const content = { ...builtInContent, blogPosts: [post('newest', { content: '' })] };
  for (const [isOfAnotherPage, title] of [
    [true, 'Post not found'],
    [false, 'Post newest'],
  ] as const) {
    const store = createStore(createMemoryAdapter(), content);
    const page = <BlogPostPage slug="newest" isOfAnotherPage={isOfAnotherPage} />;
    const { unmount } = await renderInTest(page, { store, onLandingPage: false });
    await arrived();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    unmount();
  }
});

test('a post in another script has an address and its own direction', async () => {
  const slug = 'میرا-مضمون';
  const content = 'یہ اردو ہے۔\n\n```ts\nlet a = 1;\n```';
  const posts = withPosts(post(slug, { title: 'میرا مضمون', content }));
  const { unmount } = await renderInTest(<BlogListPage />, posts);
  await arrived();
  const address = screen.getByText('میرا مضمون', { selector: 'a' }).getAttribute('href') ?? '';
  expect(pageOf(address)).toEqual({ kind: 'post', slug });
  unmount();
  await renderInTest(<BlogPostPage slug={slug} />, posts);
  await arrived();
  const title = screen.getByRole('heading', { level: 1 });
  expect([title.textContent, title.dir]).toEqual(['میرا مضمون', 'rtl']);
  expect(screen.getByText('یہ اردو ہے۔').closest('[dir]')?.getAttribute('dir')).toBe('rtl');
  expect(document.querySelector('pre')?.dir).toBe('ltr');
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
