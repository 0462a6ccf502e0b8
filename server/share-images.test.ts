import { expect, test } from 'vitest';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { builtInContent } from '#app/content/built-in.ts';
import * as renderer from '#app/entry.server.tsx';
import { createShareImages } from './share-images.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47];

const post: BlogPost = {
  id: '1',
  slug: 'hello',
  title: 'Hello',
  excerpt: '',
  content: '',
  date: '2025-01-01T00:00:00.000Z',
  published: true,
  featured: false,
  tags: [],
  coverImage: '',
  author: 'Ada',
};

test('a title in a script that no typeface has gives way to the picture of the site, whoever wrote it', async () => {
  const images = createShareImages({ renderer, load: () => import('../scripts/share-image.mjs') });
  for (const title of ['Hello', '你好']) {
    const content = { ...builtInContent, blogPosts: [{ ...post, title }] };
    const path = await images.pathFor('/blog/hello', content);
    const picture = await images.draw(path ?? '', content);
    expect([...(picture ?? []).slice(0, 4)], title).toEqual(PNG);
  }
});
