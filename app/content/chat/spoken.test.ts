import { expect, test } from 'vitest';
import { answerIn, likelyLists, possibleLists, spokenIn } from './spoken.ts';

test.each([
  ['en', 'how much does it cost to build a shop?'],
  ['de', 'Was kostet mich ein Shop, wenn ich die Texte selbst schreibe?'],
  ['de', 'koennen Sie mir helfen'],
  ['fr', 'combien ça coûte un site pour mon restaurant'],
  ['it', 'quanto costa un sito per il mio ristorante'],
  ['ur', 'ایک ویب سائٹ کے کتنے پیسے لگیں گے'],
  ['ar', 'كم سعر الموقع؟'],
  ['ur-latn', 'bhai website ka kitna kharcha aayega'],
  ['ar-latn', 'bekam el website 3ashan el mat3am'],
])('%s is recognised: %s', (language, message) => {
  expect(spokenIn(message)[0]).toBe(language);
});

test('without a sign the page decides', () => {
  expect(spokenIn('website')).toEqual([]);
  expect(answerIn('website', 'de')).toBe('de');
  expect(likelyLists('website', 'de')).toEqual(['de', 'en']);
});

test('a clear question is answered in its language, whatever the page', () => {
  expect(answerIn('how much does it cost?', 'de')).toBe('en');
  expect(answerIn('wie lange dauert das', 'en')).toBe('de');
  expect(answerIn('آپ کا نمبر کیا ہے', 'en')).toBe('ur');
});

test('what nobody understands is tried in every language of its script', () => {
  expect(possibleLists('قیمت')).toEqual(['ur', 'ar']);
  expect(possibleLists('xyz')).toContain('ur-latn');
});
