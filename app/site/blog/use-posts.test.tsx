import { expect, test } from 'vitest';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { renderInTest, textsOf } from '../render-in-test.tsx';
import { useLatestPosts } from './use-posts.ts';

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
  const posts = useLatestPosts();
  return (
    <ul>
      {posts.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  );
}

const shown = () => textsOf('li');

test('the three newest published posts, newest first', async () => {
  const saved = {
    blogPosts: [
      post('oldest'),
      post('third', { date: '2025-02-01T00:00:00.000Z' }),
      post('newest', { date: '2025-12-01T00:00:00.000Z' }),
      post('second', { date: '2025-06-01T00:00:00.000Z' }),
      post('draft', { date: '2026-01-01T00:00:00.000Z', published: false }),
    ],
  };
  await renderInTest(<Latest />, { saved });
  expect(shown()).toEqual(['newest', 'second', 'third']);
});
