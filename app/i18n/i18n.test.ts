import { expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { collectionKeys, collections } from '#app/content/collections.ts';
import { translateBuiltIn } from './built-in.ts';
import { builtInTranslations, createI18n, fetchLanguage } from './i18n.ts';
import { detectLanguage, directionOf, LANGUAGES, toLanguage } from './languages.ts';
import { en } from './locales/en.ts';
import { speaking } from './speaking.ts';
import { listOrEnglish } from './text-list.ts';

test('the stored language goes first, then the browser, then the page, then English', () => {
  const hints = { stored: 'ur', browser: ['de-AT', 'fr'], declared: 'it' };
  expect(detectLanguage(hints)).toBe('ur');
  expect(detectLanguage({ ...hints, stored: null })).toBe('de');
  expect(detectLanguage({ ...hints, stored: null, browser: ['ja', 'fr-CA'] })).toBe('fr');
  expect(detectLanguage({ ...hints, stored: null, browser: ['ja'] })).toBe('it');
  expect(detectLanguage({ stored: null, browser: [], declared: null })).toBe('en');
});

test('a site speaks the languages that it offers, its main one before all others', () => {
  const hints = { stored: 'fr', browser: ['de', 'ar'], declared: 'ur' };
  expect(detectLanguage({ ...hints, offered: ['ur', 'ar'] })).toBe('ar');
  expect(detectLanguage({ ...hints, declared: 'en', offered: ['ur', 'it'] })).toBe('ur');
});

test('a stored language that does not exist is passed over', () => {
  expect(detectLanguage({ stored: 'tlh', browser: ['de'], declared: 'en' })).toBe('de');
});

test('regional variants belong to their language', () => {
  expect(toLanguage('AR_eg')).toBe('ar');
  expect(toLanguage('en-GB')).toBe('en');
  expect(toLanguage('')).toBeUndefined();
});

test('there are six languages, and Urdu and Arabic run from right to left', () => {
  expect(LANGUAGES.map(({ code }) => code)).toEqual(['en', 'ur', 'de', 'fr', 'it', 'ar']);
  const rtl = LANGUAGES.filter(({ code }) => directionOf(code) === 'rtl').map(({ code }) => code);
  expect(rtl).toEqual(['ur', 'ar']);
});

test('English is there without waiting', () => {
  const i18n = createI18n();
  expect(i18n.t('hero.hireMe')).toBe('Hire Me');
});

const languages = LANGUAGES.map(({ code }) => code);

test.each(languages)('%s loads and can be switched to', async (language) => {
  const i18n = createI18n();
  expect(await fetchLanguage(i18n, language)).toBe(true);
  expect(i18n.language).toBe('en');
  i18n.changeLanguage(language);
  expect(i18n.language).toBe(language);
});

test('a language that cannot be loaded is logged, and the page stays as it is', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const i18n = createI18n();
  expect(await fetchLanguage(i18n, 'xx' as never)).toBe(false);
  expect(i18n.language).toBe('en');
  expect(logged).toHaveBeenCalledTimes(1);
});

test('a translated list that is not a list falls back to the English one', () => {
  expect(listOrEnglish('options.contactServices', 'oops')).toBe(en.options.contactServices);
  expect(listOrEnglish('options.contactServices', undefined)).toBe(en.options.contactServices);
  expect(listOrEnglish('options.contactServices', { 0: 'x' })).toBe(en.options.contactServices);
  expect(listOrEnglish('options.contactServices', ['x'])).toEqual(['x']);
});

test('a built-in text is translated, the words of the owner are not', () => {
  const [first, second] = builtInContent.services;
  if (!first || !second) throw new Error('two services expected');
  const services = [first, { ...second, title: 'My own title' }];
  const translated = translateBuiltIn(services, {
    [first.title]: 'Erstens',
    [second.title]: 'Zweitens',
    [first.features[0] ?? '']: 'Merkmal',
  });
  expect(translated[0]).toMatchObject({ id: first.id, title: 'Erstens' });
  expect(translated[0]?.features[0]).toBe('Merkmal');
  expect(translated[1]?.title).toBe('My own title');
});

test('a word is translated where people read it, not where it names an icon', () => {
  const service = { title: 'Database', icon: 'Database', features: ['Database'] };
  expect(translateBuiltIn(service, { Database: 'Datenbank' })).toEqual({
    title: 'Datenbank',
    icon: 'Database',
    features: ['Datenbank'],
  });
});

test('a text that is also the name of an object property is left alone', () => {
  expect(translateBuiltIn({ title: 'constructor' }, {})).toEqual({ title: 'constructor' });
});

test.each(languages)('%s leaves every collection valid', async (language) => {
  const i18n = await speaking(language);
  const translations = builtInTranslations(i18n) ?? {};
  for (const key of collectionKeys) {
    const translated = translateBuiltIn(builtInContent[key], translations);
    expect(collections[key].schema.safeParse(translated).success, key).toBe(true);
  }
});
