import { expect, test } from 'vitest';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { blankPost, postFromForm, postToForm } from './post-fields.tsx';
import {
  languageMarks,
  missingLanguages,
  originalsFor,
  othersOf,
  placeProblem,
  translationOf,
} from './post-translations.ts';

const now = new Date('2025-06-12T08:30:00.000Z');
const post = (id: string, part: Partial<BlogPost> = {}): BlogPost => ({
  ...postFromForm({ ...blankPost(now), id }),
  slug: id,
  title: id,
  ...part,
});

const hello = post('hello', {
  content: 'Text.',
  tags: ['a'],
  coverImage: '/c.png',
  published: true,
});
const hallo = post('hallo', { language: 'de', translationOf: 'hello' });
const other = post('other', { language: 'de' });
const posts = [hello, hallo, other];
const ids = (found: BlogPost[]) => found.map(({ id }) => id);
const languages = { main: 'en' as const, offered: ['en', 'ur', 'de'] as const };

test('a post knows its translations, and they know each other', () => {
  const salam = post('salam', { language: 'ur', translationOf: 'hello' });
  expect(ids(othersOf(salam, [...posts, salam]))).toEqual(['hello', 'hallo']);
  expect(ids(othersOf(other, posts))).toEqual([]);
});

test('it can be translated into what is offered and not there yet', () => {
  expect(missingLanguages(hello, posts, languages)).toEqual(['ur']);
  expect(missingLanguages(hallo, posts, languages)).toEqual(['ur']);
  expect(missingLanguages(other, posts, languages)).toEqual(['en', 'ur']);
});

test('only originals in other languages can be translated, and what is chosen stays to be seen', () => {
  expect(ids(originalsFor(post('new', { language: 'de' }), posts, 'en'))).toEqual(['hello']);
  expect(ids(originalsFor(post('new'), posts, 'en'))).toEqual(['other']);
  expect(ids(originalsFor({ ...hallo, language: undefined }, posts, 'en'))).toEqual([
    'hello',
    'other',
  ]);
});

test('the owner is told when visitors would not find it as a translation', () => {
  expect(placeProblem(hello, posts, 'en')).toBe(undefined);
  expect(placeProblem(hallo, posts, 'en')).toBe(undefined);
  const second = post('zwei', { language: 'de', translationOf: 'hello' });
  expect(placeProblem(second, [...posts, second], 'en')).toContain('“hallo” says this in German');
  expect(placeProblem({ ...hallo, language: undefined }, posts, 'en')).toContain('in English');
  expect(placeProblem(hallo, [hallo], 'en')).toContain('deleted');
});

test('a translation begins as a draft with the words of the original, and belongs to that one', () => {
  expect(translationOf(hello, 'ur', posts)).toEqual({
    title: 'hello',
    excerpt: '',
    content: 'Text.',
    tags: ['a'],
    coverImage: '/c.png',
    author: '',
    slug: 'hello-ur',
    language: 'ur',
    translationOf: 'hello',
  });
  expect(translationOf(hallo, 'ur', posts).translationOf).toBe('hello');
});

test('a list names languages as soon as there is more than one', () => {
  expect(posts.map(languageMarks(posts, 'en'))).toEqual(['English', 'German', 'German']);
  expect(languageMarks([hello], 'en')(hello)).toBe(undefined);
});

test('a form holds what is not said as nothing, and gives it back so', () => {
  expect(postToForm(hello)).toMatchObject({ language: '', translationOf: '' });
  expect(postFromForm(postToForm(hallo))).toEqual(hallo);
  expect('language' in postFromForm(postToForm(hello))).toBe(false);
});
