import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyLetter } from '#app/lib/any-letter-for-tests.ts';
import { createSpelling } from './spelling.ts';

const { meant, knows } = createSpelling(
  new Set(['hello', 'price', 'website', 'testing', 'cool', 'wartung', 'vertrag', 'cost']),
);

test('a word that is known is meant as it is', () => {
  expect(meant('price')).toEqual(['price']);
  expect(knows('price')).toBe(true);
  expect(knows('prize')).toBe(false);
});

test.each([
  ['one letter too many', 'webbsite', 'website'],
  ['one letter too few', 'webste', 'website'],
  ['another letter', 'webzite', 'website'],
  ['two letters in the wrong order', 'wesbite', 'website'],
  ['letters that were held down', 'helloooooo', 'hello'],
  ['a doubled letter too few', 'helo', 'hello'],
  ['a stretched short word', 'cooool', 'cool'],
])('%s: %s is %s', (_, typed, word) => {
  // Of four letters only what was stretched is mended.
  expect(meant(typed)).toEqual(typed === 'helo' ? undefined : [word]);
});

test('two mistakes, and short words, are left alone', () => {
  expect(meant('wbsiet')).toBeUndefined();
  expect(meant('xost')).toBeUndefined();
  expect(meant('')).toBeUndefined();
});

test('two words in one are taken apart where a language writes them so', () => {
  const german = createSpelling(new Set(['wartung', 'vertrag', 'angebot']), { hasCompounds: true });
  expect(german.meant('wartungsvertrag')).toEqual(['wartung', 'vertrag']);
  expect(german.meant('sonderangebot')).toEqual(['angebot']);
  expect(german.meant('wartungxyz')).toBeUndefined();
  expect(meant('wartungsvertrag')).toBeUndefined();
});

test('whatever is typed, only known words are meant', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyLetter, maxLength: 40 }), (word) => {
      for (const each of meant(word) ?? []) expect(knows(each)).toBe(true);
    }),
  );
});
