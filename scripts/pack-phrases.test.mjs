import { expect, test } from 'vitest';
import { packPhrases } from './pack-phrases.mjs';

test('a phrase leaves out the words that it shares with the one before it', () => {
  expect(packPhrases('how much, how long, how much is it\n  price, how much')).toBe(
    'how long,¹much,²is it,price',
  );
});

test('marks of other scripts separate phrases as well', () => {
  expect(packPhrases('قیمت، کتنے پیسے')).toBe('قیمت,کتنے پیسے');
});
