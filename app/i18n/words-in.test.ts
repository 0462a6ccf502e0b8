import { expect, test } from 'vitest';
import { wordsIn } from './words-in.ts';

const own = [
  { language: 'de', source: 'Mine', text: 'Meins', at: '' },
  { language: 'de', source: 'Built in', text: 'Besser gesagt', at: '' },
  { language: 'ur', source: 'Mine', text: 'میرا', at: '' },
] as const;

test('the owner’s own translations stand beside the built-in ones, and go before them', () => {
  const builtIn = { 'Built in': 'Eingebaut', Other: 'Anderes' };
  expect(wordsIn('de', builtIn, [...own])).toEqual({
    'Built in': 'Besser gesagt',
    Other: 'Anderes',
    Mine: 'Meins',
  });
});

test('a language without built-in words has the owner’s', () => {
  expect(
    wordsIn('en', undefined, [{ language: 'en', source: 'میرا', text: 'Mine', at: '' }]),
  ).toEqual({ میرا: 'Mine' });
});

test('the words of a language are the same object until something changes', () => {
  const list = [...own];
  const builtIn = {};
  expect(wordsIn('de', builtIn, list)).toBe(wordsIn('de', builtIn, list));
  expect(wordsIn('de', {}, list)).not.toBe(wordsIn('de', builtIn, list));
  expect(wordsIn('de', builtIn, [])).toBe(builtIn);
});
