import { expect, test } from 'vitest';
import { type BlogPost, blogPostsSchema } from './blog-posts.ts';
import { builtInContent } from './built-in.ts';
import type { LanguageCode } from './language-codes.ts';
import { pageContent } from './page-content.ts';
import { groupsOf, languageOf, postsIn } from './post-groups.ts';
import { POSTS_A_PAGE, postsOfPage, postsPlace } from './post-pages.ts';

let day = 0;

/** Each is older than the one before. */
function post(id: string, changes: Partial<BlogPost> = {}): BlogPost {
  day += 1;
  return {
    id,
    slug: `slug-${id}`,
    title: id,
    excerpt: '',
    content: 'Words.',
    date: new Date(Date.UTC(2026, 0, -day)).toISOString(),
    published: true,
    featured: false,
    tags: [],
    coverImage: '',
    author: '',
    ...changes,
  };
}

const ids = (posts: readonly BlogPost[]) => posts.map(({ id }) => id);
const shown = (posts: readonly BlogPost[], language: LanguageCode) =>
  ids(postsIn(posts, language, 'en'));
const groupOf = (posts: readonly BlogPost[], id: string) => {
  const [, group = []] = [...groupsOf(posts, 'en')].find(([each]) => each.id === id) ?? [];
  return ids(group);
};

const news = [
  post('only-en'),
  post('hallo', { language: 'de', translationOf: 'hello' }),
  post('hello'),
  post('nur-de', { language: 'de' }),
  post('salam', { language: 'ur', translationOf: 'hello' }),
];

test.each([
  ['en', ['only-en', 'hello', 'nur-de']],
  ['de', ['hallo', 'nur-de', 'only-en']],
  ['ur', ['salam', 'only-en', 'nur-de']],
  ['fr', ['only-en', 'hello', 'nur-de']],
] as const)('who reads in %s sees one of each group, that language first', (language, expected) => {
  expect(shown(news, language)).toEqual(expected);
});

test('without one in either language, the original stands for the group', () => {
  const posts = [
    post('salam', { language: 'ur', translationOf: 'hallo' }),
    post('hallo', { language: 'de' }),
  ];
  expect(shown(posts, 'fr')).toEqual(['hallo']);
});

test('a translation that is not published hides nothing, and one of a draft shows', () => {
  const posts = [
    post('hallo', { language: 'de', translationOf: 'hello', published: false }),
    post('hello'),
    post('draft', { published: false }),
    post('entwurf', { language: 'de', translationOf: 'draft' }),
  ];
  expect(shown(posts, 'de')).toEqual(['entwurf', 'hello']);
});

test('the translations of a post that is gone still belong together', () => {
  const posts = [
    post('hallo', { language: 'de', translationOf: 'gone' }),
    post('salam', { language: 'ur', translationOf: 'gone' }),
  ];
  expect(shown(posts, 'ur')).toEqual(['salam']);
  expect(shown(posts, 'fr')).toEqual(['hallo']);
  expect(shown(posts.slice(0, 1), 'fr')).toEqual(['hallo']);
});

test('another address of the original changes nothing', () => {
  const renamed = news.map((each) => (each.id === 'hello' ? { ...each, slug: 'new' } : each));
  expect(shown(renamed, 'de')).toEqual(shown(news, 'de'));
});

test('the translation of a translation belongs to the original', () => {
  const posts = [
    post('hello'),
    post('hallo', { language: 'de', translationOf: 'hello' }),
    post('salut', { language: 'fr', translationOf: 'hallo' }),
  ];
  expect(groupOf(posts, 'salut')).toEqual(['hello', 'hallo', 'salut']);
});

test('a second one in a language is no translation: both show', () => {
  const posts = [
    post('newer', { language: 'de', translationOf: 'hello' }),
    post('older', { language: 'de', translationOf: 'hello' }),
    post('copy', { translationOf: 'hello' }),
    post('hello'),
  ];
  expect(groupOf(posts, 'hello')).toEqual(['hello', 'newer']);
  expect(shown(posts, 'de')).toEqual(['newer', 'older', 'copy']);
  expect(shown(posts, 'en')).toEqual(['copy', 'hello', 'older']);
});

test.each([
  ['itself', [post('a', { translationOf: 'a' })]],
  [
    'each other',
    [post('a', { translationOf: 'b' }), post('b', { translationOf: 'a', language: 'de' })],
  ],
  [
    'each other in a circle',
    [
      post('a', { translationOf: 'b' }),
      post('b', { translationOf: 'c', language: 'de' }),
      post('c', { translationOf: 'a', language: 'ur' }),
    ],
  ],
])('posts that would translate %s are all shown', (_, posts) => {
  for (const language of ['en', 'de', 'fr'] as const) {
    expect(shown(posts, language).toSorted()).toEqual(ids(posts));
  }
});

test('ten thousand posts, each a translation of the one before, are sorted at once', () => {
  const posts = Array.from({ length: 10_000 }, (_, at) =>
    post(`${at}`, { language: 'de', translationOf: `${at - 1}` }),
  );
  expect(shown(posts, 'en')).toHaveLength(10_000);
});

test('a language that nobody speaks here is none, and what is stored need not say one', () => {
  const { language, ...stored } = post('a', { language: 'de' });
  const unknown = { ...stored, language: 'tlh', translationOf: 7 };
  const read = blogPostsSchema.parse([stored, unknown]);
  expect(read).toEqual([stored, { ...unknown, translationOf: '7' }]);
  expect(read.map((each) => languageOf(each, 'ur'))).toEqual(['ur', 'ur']);
});

test('in every language the list has as many posts, in pages that together are the whole', () => {
  const many = Array.from({ length: 60 }, (_, at) => [
    post(`${at}`),
    post(`${at}-de`, { language: 'de', translationOf: `${at}` }),
    ...(at % 2 ? [post(`${at}-ur`, { language: 'ur', translationOf: `${at}` })] : []),
  ]).flat();
  expect(postsPlace(many, 2, 'en')).toEqual({ page: 2, last: 2 });
  for (const language of ['en', 'de', 'ur', 'fr'] as const) {
    const pages = [1, 2].flatMap((page) => postsOfPage(many, page, language, 'en'));
    expect(pages).toHaveLength(60);
    expect(ids(pages)).toEqual(shown(many, language));
    const firsts = postsOfPage(many, 1, language, 'en').filter((each) => each.language === 'ur');
    expect(firsts).toHaveLength(language === 'ur' ? 30 : 0);
  }
  expect(POSTS_A_PAGE).toBe(50);
});

test('what a list has of the posts stands in the same order by itself', () => {
  const odd = [
    ...news,
    post('zweites', { language: 'de', translationOf: 'hello' }),
    post('entwurf', { language: 'fr', translationOf: 'hello', published: false }),
    post('ciao', { language: 'it', translationOf: 'entwurf' }),
  ];
  const content = { ...builtInContent, blogPosts: odd };
  for (const language of ['en', 'de', 'ur', 'it'] as const) {
    const list = pageContent({ kind: 'blog' }, content, language).blogPosts;
    expect(ids(list)).toEqual(shown(odd, language));
    expect(shown(list, language)).toEqual(ids(list));
    expect(ids(pageContent({ kind: 'landing' }, content, language).blogPosts)).toEqual(
      ids(list).slice(0, 3),
    );
  }
});

test('a post leads to its published translations, and brings the text of none', () => {
  const alsoIn = [{ language: 'fr' as const, slug: 'made up' }];
  const posts = [
    ...news.map((each) => ({ ...each, alsoIn })),
    post('ciao', { language: 'it', translationOf: 'hello', published: false }),
  ];
  const pageOf = (slug: string) =>
    pageContent({ kind: 'post', slug }, { ...builtInContent, blogPosts: posts }).blogPosts;
  expect(pageOf('slug-hallo')).toMatchObject([
    {
      content: 'Words.',
      alsoIn: [
        { language: 'en', slug: 'slug-hello' },
        { language: 'ur', slug: 'slug-salam' },
      ],
    },
  ]);
  expect(pageOf('slug-nur-de')[0]?.alsoIn).toBe(undefined);
});
