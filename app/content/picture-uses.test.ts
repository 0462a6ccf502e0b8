import { expect, test } from 'vitest';
import type { BlogPost } from './blog-posts.ts';
import { builtInContent } from './built-in.ts';
import { pictureUses } from './picture-uses.ts';

const A = 'a'.repeat(32);
const B = 'b'.repeat(32);
const addressOf = (id: string) => `/media/${id}/640x480.jpg`;
const [project, other] = builtInContent.projects;
if (!project || !other) throw new Error('There are built-in projects.');
const post: BlogPost = {
  id: '1',
  slug: 'a-draft',
  title: 'A draft',
  excerpt: '',
  content: '',
  date: '2026-01-01T00:00:00.000Z',
  published: false,
  featured: false,
  tags: [],
  coverImage: '',
  author: '',
};

test('the built-in site shows none', () => {
  expect(pictureUses(builtInContent).size).toBe(0);
});

test('a picture is found in a field, in a part of one, and in the middle of a text', () => {
  const { settings } = builtInContent;
  const uses = pictureUses({
    ...builtInContent,
    projects: [{ ...project, title: 'Engines', image: addressOf(A) }, other],
    blogPosts: [{ ...post, content: `Text ![x](${addressOf(B)}) more` }],
    settings: { ...settings, seo: { ...settings.seo, ogImage: addressOf(A) } },
  });
  expect(Object.fromEntries(uses)).toEqual({
    [A]: [
      { key: 'projects', owner: 'Project “Engines”', field: 'image' },
      { key: 'settings', owner: 'Settings', field: 'ogImage' },
    ],
    [B]: [{ key: 'blogPosts', owner: 'Post “A draft”', field: 'content' }],
  });
});

test('what an item shows twice in one field is one use', () => {
  const content = `![](${addressOf(A)}) ![](${addressOf(A)})`;
  const uses = pictureUses({ ...builtInContent, blogPosts: [{ ...post, content }] });
  expect(uses.get(A)).toHaveLength(1);
});
