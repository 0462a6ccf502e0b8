import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { renderInTest, textsOf } from '../render-in-test.tsx';
import { PostCard } from './post-card.tsx';

const post: BlogPost = {
  id: 'first',
  slug: 'first',
  title: '“Why” is short',
  excerpt: 'What the numbers said.',
  content: '',
  date: '2025-03-14T09:00:00.000Z',
  published: true,
  featured: false,
  tags: ['React'],
  coverImage: '',
  author: '',
};

test.each([
  ['“Why” is short', 'W'],
  ['میرا مضمون', 'م'],
  ['2025 in review', '2'],
  ['…', ''],
])(
  'without a cover, “%s” has its first letter in the place of one: “%s”',
  async (title, letter) => {
    await renderInTest(<PostCard post={{ ...post, title }} />);
    expect(textsOf('.picture[aria-hidden]')).toEqual([letter]);
  },
);

test('a cover stands alone', async () => {
  await renderInTest(<PostCard post={{ ...post, coverImage: '/images/a.png' }} />);
  expect(document.querySelectorAll('img.picture')).toHaveLength(1);
  expect(document.querySelector('.picture[aria-hidden]')).toBe(null);
});

test('a post in another language is one block in its direction, and says which language it is', async () => {
  await renderInTest(<PostCard post={post} />, { language: 'ur' });
  for (const text of [post.title, post.excerpt, ...post.tags]) {
    const part = screen.getByText(text);
    expect(part.closest('[dir]')?.getAttribute('dir'), text).toBe('ltr');
    expect(part.closest('[lang]')?.getAttribute('lang'), text).toBe('en');
  }
});
