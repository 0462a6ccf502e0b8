// The list of posts, a post, and what is not there.
import { heading, link, part } from '../names.mjs';

const POST = {
  id: 'fast',
  slug: 'fast-pages',
  title: 'Fast pages do less',
  excerpt: 'What the numbers said.',
  content:
    '## Measure\n\nFirst **measure**.\n\n```js\nconst a = 1;\n```\n\n| A | B |\n|---|---|\n| 1 | 2 |',
  date: '2025-03-14T09:00:00.000Z',
  published: true,
  featured: false,
  tags: ['Performance'],
  coverImage: '',
  author: '',
};

export const blog = {
  async 'a saved post stands on the landing page, in the list and alone'({ tab }) {
    await tab.store('blogPosts', [POST]);
    await tab.open('/#blog');
    await tab.sees(heading(POST.title));
    await tab.open('/blog');
    await tab.click(link(POST.title));
    await tab.sees(part('h1', POST.title));
    await tab.sees(heading('Measure'));
    await tab.sees(part('pre code', /const a = 1/));
    await tab.sees(part('td', '2'));
  },

  async 'an empty blog and an unknown path say so'({ tab }) {
    await tab.open('/blog');
    await tab.sees(part('p', 'No articles yet. Check back soon.'));
    await tab.open('/no/such/page');
    await tab.sees(part('h1', '404'));
    await tab.click(link('Return to Home'));
    await tab.sees(part('h1', 'Hamza Qureshi'));
  },
};
