// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { builtInContent } from '#app/content/built-in.ts';
import type { Content } from '#app/content/collections.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { renderInTest, textsOf } from '../render-in-test.tsx';
import { useKeepLatestPosts, useLatestPosts } from './use-latest-posts.ts';

function post(slug: string, changes: Partial<BlogPost> = {}): BlogPost {
  return {
    id: slug,
    slug,
    title: slug,
    excerpt: '',
    content: `All of ${slug}.`,
    date: '2025-01-01T00:00:00.000Z',
    published: true,
    featured: false,
    tags: [],
    coverImage: '',
    author: '',
    ...changes,
  };
}

function Latest() {
  useKeepLatestPosts();
  const posts = useLatestPosts();
  return (
    <ul>
      {posts.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  );
}

async function visit(saved: Partial<Content> = {}) {
  const { store } = await renderInTest(<Latest />, { saved });
  return store;
}

const shown = () => textsOf('li');

test('the three newest published posts, newest first', async () => {
  await visit({
    blogPosts: [
      post('oldest'),
      post('third', { date: '2025-02-01T00:00:00.000Z' }),
      post('newest', { date: '2025-12-01T00:00:00.000Z' }),
      post('second', { date: '2025-06-01T00:00:00.000Z' }),
      post('draft', { date: '2026-01-01T00:00:00.000Z', published: false }),
    ],
  });
  expect(shown()).toEqual(['newest', 'second', 'third']);
});

test('they are kept for the next visit, without their texts, with the stamp of the posts', async () => {
  const store = await visit({ blogPosts: [post('one')] });
  expect(store.get('latestPosts')).toMatchObject({
    of: store.stamp('blogPosts'),
    posts: [{ slug: 'one', content: '' }],
  });
});

test('a page without saved posts keeps nothing', async () => {
  const store = await visit();
  expect(store.isSaved('latestPosts')).toBe(false);
});

test('the next visit shows what was kept instead of reading all posts', async () => {
  const store = await visit({ blogPosts: [post('one')] });
  const of = store.get('latestPosts')?.of ?? '';
  await store.save('latestPosts', { of, posts: [post('kept')] });
  cleanup();
  await renderInTest(<Latest />, { store });
  expect(shown()).toEqual(['kept']);
});

test('with other posts it is not: they are read, and kept anew', async () => {
  const store = await visit({ blogPosts: [post('one')] });
  await act(async () => void (await store.save('blogPosts', [post('two')])));
  expect(shown()).toEqual(['two']);
  expect(store.get('latestPosts')).toMatchObject({
    of: store.stamp('blogPosts'),
    posts: [{ slug: 'two' }],
  });
});

test('a copy with the stamp of other posts is never shown', async () => {
  await visit({
    blogPosts: [post('mine')],
    latestPosts: { of: 'of something else', posts: [post('stale')] },
  });
  expect(shown()).toEqual(['mine']);
});

test('a stamp tells one save from another, even of texts of the same length', async () => {
  let moment = Date.UTC(2026, 0, 1);
  const store = createStore(createMemoryAdapter(), builtInContent, () => new Date(moment));
  expect(store.stamp('blogPosts')).toBe(null);
  const stampOf = async (posts: BlogPost[]) => {
    await store.save('blogPosts', posts);
    return store.stamp('blogPosts');
  };
  const first = await stampOf([post('aaa')]);
  expect(store.stamp('blogPosts')).toBe(first);
  moment += 1;
  expect(await stampOf([post('bbb')])).not.toBe(first);
  // At the same moment the length decides.
  expect(await stampOf([post('bbbb')])).not.toBe(await stampOf([post('bbb')]));
});
