import { expect, test } from 'vitest';
import { normalisePhrase, phrasesOf } from '../app/content/chat/phrases.ts';
import { packPhrases } from './pack-phrases.mjs';

const pack = (list) => packPhrases(list, normalisePhrase);

test('a phrase leaves out what it shares with the one before it', () => {
  expect(pack('how much, how long, How much is it?\n  price, how much')).toBe(
    '^Ahow longEmuchI is itAprice',
  );
});

test('marks of other scripts separate phrases as well', () => {
  expect(pack('قیمت، کتنے پیسے')).toBe('^AقیمتAکتنے پیسے');
});

test.each([
  'how much, Preis?, größe, 24 stunden, where is {name}, {name}s work',
  'u=you, für=fuer, کیوں کر=کیسے',
  'Ein Satz mit mehr als sechsundzwanzig Zeichen, Ein Satz mit mehr als sechsundzwanzig Wörtern',
])('what is packed is read as what was written: %s', (list) => {
  expect(phrasesOf(pack(list))).toEqual(phrasesOf(list).sort());
});

test('an empty list stays empty', () => {
  expect(phrasesOf(pack(' '))).toEqual([]);
});
