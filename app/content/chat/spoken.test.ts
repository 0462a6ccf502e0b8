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
  expect(possibleLists('xyz')).toEqual(['en', 'de', 'fr', 'it', 'ur-latn', 'ar-latn']);
});

test('letters that only one of two languages has are a sign, and without any it may be Arabic', () => {
  expect(spokenIn('گاڑی')).toEqual(['ur']);
  expect(spokenIn('شركة')).toEqual(['ar']);
  expect(spokenIn('سلام')).toEqual(['ar']);
  expect(spokenIn('ma3na')).toEqual(['ar-latn']);
  expect(spokenIn('mana')).toEqual([]);
});

test('a word that two languages have is half a sign of each, and one more whole one is clear', () => {
  // `was` is English and German, `kostet` neither.
  expect(answerIn('was', 'fr')).toBe('fr');
  expect(answerIn('wie', 'fr')).toBe('de');
  expect(answerIn('wie comment', 'fr')).toBe('fr');
  expect(spokenIn('was wie')).toEqual(['de', 'en']);
});

test('the two likeliest languages are read first', () => {
  expect(likelyLists('wie wer wann comment quand quanto', 'ar')).toEqual(['de', 'fr', 'ar', 'en']);
});
