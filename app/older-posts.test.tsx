// The list of a site with more posts than one page holds, with the pages that a server would send.
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BlogPost } from './content/blog-posts.ts';
import { builtInContent } from './content/built-in.ts';
import { postsOfPage, postsPlace } from './content/post-pages.ts';
import { documentHtml } from './document.ts';
import { AllPosts } from './site/blog/all-posts.tsx';
import { renderInTest, textsOf } from './site/render-in-test.tsx';
import { createHttpArchive } from './store/http/http-archive.ts';

const assets = { head: '', stylesOf: () => '', scriptsOf: () => '' };
let posts: BlogPost[];
/** Looks at the end of the list. */
let look: (entries: { isIntersecting: boolean }[]) => void;

beforeEach(() => {
  posts = Array.from({ length: 120 }, (_, at) => post(at + 1));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(see: typeof look) {
        look = see;
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => void vi.unstubAllGlobals());

/** The last one is the newest. */
function post(number: number): BlogPost {
  return {
    id: `${number}`,
    slug: `post-${number}`,
    title: `Post ${number}`,
    excerpt: '',
    content: 'Words.',
    date: new Date(number * 1000).toISOString(),
    published: true,
    featured: false,
    tags: [],
    coverImage: '',
    author: '',
  };
}

/** As the server answers. */
async function send(path: string): Promise<Response> {
  const page = Number(new URL(path, 'http://site.test').searchParams.get('page') ?? 1);
  const content = { ...builtInContent, blogPosts: postsOfPage(posts, page, 'en', 'en') };
  const { settings } = content;
  const rendered = { kind: 'blog', head: '', body: '', missing: '', settings, content };
  return new Response(
    documentHtml({ ...rendered, postsPlace: postsPlace(posts, page, 'en') }, assets),
  );
}

async function open(page: number, fetch = vi.fn(send)) {
  const place = postsPlace(posts, page, 'en');
  const archive = createHttpArchive(fetch, `${place?.page}/${place?.last}`);
  await renderInTest(<AllPosts />, {
    saved: { blogPosts: postsOfPage(posts, page, 'en', 'en') },
    archive,
  });
  return { fetch };
}

const titles = () => textsOf('h2');
const numbers = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, at) => `Post ${from - at}`);
const link = () => screen.queryByText('Older articles')?.getAttribute('href');
const comeToTheEnd = () => act(async () => look([{ isIntersecting: true }]));

test('who comes to the end sees the next page below, until there is none', async () => {
  // The order is that of the language in which the list is read.
  history.replaceState(null, '', '/de/blog');
  const { fetch } = await open(1);
  expect(titles()).toEqual(numbers(120, 71));
  expect(link()).toBe('/blog?page=2');
  await comeToTheEnd();
  await vi.waitFor(() => expect(link()).toBe('/blog?page=3'));
  await comeToTheEnd();
  expect(titles()).toEqual(numbers(120, 21));
  await comeToTheEnd();
  await vi.waitFor(() => expect(link()).toBe(undefined));
  await comeToTheEnd();
  expect(titles()).toEqual(numbers(120, 1));
  expect(fetch.mock.calls).toEqual([['/de/blog?page=2'], ['/de/blog?page=3']]);
});

test('a page of the list goes on from where it stands', async () => {
  await open(2);
  expect(titles()).toEqual(numbers(70, 21));
  expect(link()).toBe('/blog?page=3');
});

test('what was published meanwhile makes nothing appear twice', async () => {
  await open(1);
  posts = [...posts, post(121)];
  await comeToTheEnd();
  await vi.waitFor(() => expect(link()).toBe('/blog?page=3'));
  await comeToTheEnd();
  expect(titles()).toEqual(numbers(120, 22));
  posts = [...posts, post(122)];
  await comeToTheEnd();
  await vi.waitFor(() => expect(link()).toBe(undefined));
  await comeToTheEnd();
  expect(titles()).toEqual(numbers(120, 1));
});

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['somebody else answers', async () => new Response('<title>Sign in to this network</title>')],
])('when %s, the link to the next page stays', async (_, answer) => {
  const { fetch } = await open(1, vi.fn(answer));
  await comeToTheEnd();
  expect(fetch).toHaveBeenCalledOnce();
  expect(titles()).toEqual(numbers(120, 71));
  expect(link()).toBe('/blog?page=2');
});

test('the last page and a list of one page lead nowhere', async () => {
  await open(3);
  expect(link()).toBe(undefined);
});
