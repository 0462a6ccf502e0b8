import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BlogPost } from '#app/content/blog-posts.ts';
import type { Language } from '#app/i18n/languages.ts';
import { renderInTest } from '../render-in-test.tsx';
import { PostTags } from './post-meta.tsx';
import { PostRow } from './post-row.tsx';

const english: BlogPost = {
  id: 'first',
  slug: 'first',
  title: 'Fast pages do less',
  excerpt: 'What the numbers said.',
  content: '',
  date: '2025-03-14T09:00:00.000Z',
  published: true,
  featured: false,
  tags: ['React'],
  coverImage: '',
  author: '',
};
const urdu = {
  ...english,
  title: 'میرا مضمون',
  excerpt: 'یہ اردو ہے۔',
  tags: ['ہنر'],
  language: 'ur',
};

test.each<[Language, string, BlogPost, string]>([
  ['ur', 'en', english, 'ltr'],
  ['en', 'ur', urdu, 'rtl'],
])(
  'on a page in %s, a post in %s is one block in its direction',
  async (page, language, post, direction) => {
    await renderInTest(<PostRow post={post} />, { language: page });
    for (const text of [post.title, post.excerpt, ...post.tags]) {
      const part = screen.getByText(text, { exact: false });
      expect(part.closest('[dir]')?.getAttribute('dir'), text).toBe(direction);
      expect(part.closest('[lang]')?.getAttribute('lang'), text).toBe(language);
    }
  },
);

test.each<[Language, string]>([
  ['de', 'React, Tempo, Web'],
  ['ur', '\u2068React\u2069، \u2068Tempo\u2069، \u2068Web\u2069'],
])('the tags are joined by commas in %s', async (language, tags) => {
  await renderInTest(<PostTags tags={['React', 'Tempo', 'Web']} lang={undefined} />, { language });
  expect(screen.getByText(tags)).toBeDefined();
});
