import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyLetter } from './any-letter-for-tests.ts';
import { slugify, uniqueSlug } from './slug.ts';

test.each([
  ['Hello World', 'hello-world'],
  ['  Trimmed  title ', 'trimmed-title'],
  ['What is new in TypeScript 7.0?', 'what-is-new-in-typescript-70'],
  ['Ship it — fast & calm!', 'ship-it-fast-calm'],
  ['a -- b---c', 'a-b-c'],
  ['tabs\tand\nlines', 'tabs-and-lines'],
  ['snake_case/path\\to', 'snakecasepathto'],
  ['Über große Straßen', 'über-große-straßen'],
  ['میرا پہلا مضمون', 'میرا-پہلا-مضمون'],
  ['كيف أبني واجهة سريعة؟', 'كيف-أبني-واجهة-سريعة'],
  ['مُقدِّمة ١٢٣', 'مُقدِّمة-١٢٣'],
  ['नमस्ते दुनिया', 'नमस्ते-दुनिया'],
  ['日本語のタイトル', '日本語のタイトル'],
  ['🎉 Party', 'party'],
  ['Cafe!\u0301', 'café'],
  ['', ''],
  ['!!!', ''],
])('the title %j has the slug %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test('a hyphen that is being typed at the end of a slug stays', () => {
  expect(slugify('my-')).toBe('my-');
});

test('a letter with its mark is one letter, however it was typed', () => {
  expect(slugify('Cafe\u0301')).toBe(slugify('Caf\u00e9'));
});

test('a slug is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(slugify(slugify(text))).toBe(slugify(text));
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: anyLetter }), (text) => {
      expect(slugify(slugify(text))).toBe(slugify(text));
    }),
  );
});

test('a slug holds letters, marks, digits and single hyphens only', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyLetter }), (text) => {
      expect(slugify(text)).toMatch(/^(?:-?[\p{L}\p{M}\p{N}]+)*-?$/u);
    }),
  );
});

test('a taken slug gets the next free number', () => {
  expect(uniqueSlug('post', [])).toBe('post');
  expect(uniqueSlug('post', ['other'])).toBe('post');
  expect(uniqueSlug('post', ['post'])).toBe('post-2');
  expect(uniqueSlug('post', ['post', 'post-2', 'post-3'])).toBe('post-4');
  expect(uniqueSlug('', [''])).toBe('');
});

test('a unique slug is never one of the taken ones', () => {
  const slug = fc.string({ minLength: 1 }).map(slugify).filter(Boolean);
  fc.assert(
    fc.property(slug, fc.array(slug), (wanted, taken) => {
      expect([...taken, wanted]).not.toContain(uniqueSlug(wanted, [...taken, wanted]));
    }),
  );
});
