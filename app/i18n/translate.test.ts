import { expect, test } from 'vitest';
import { createI18n } from './i18n.ts';
import type { Locale } from './locale.ts';
import { type TextKey, translator } from './translate.ts';

const say = (texts: object, key: string, values?: object, language = 'en') =>
  translator(language, texts)(key as TextKey, values);

test('a text is found by its path', () => {
  expect(say({ hero: { hireMe: 'Hire Me' } }, 'hero.hireMe')).toBe('Hire Me');
});

test('gaps are filled with what bears their name, as it is', () => {
  const texts = { home: '{{name}}, page {{page}} of {{name}}' };
  const values = { name: '<b>$1 {{page}}</b>', page: 0 };
  expect(say(texts, 'home', values)).toBe('<b>$1 {{page}}</b>, page 0 of <b>$1 {{page}}</b>');
  expect(say(texts, 'home', { page: 2 })).toBe(', page 2 of ');
});

test('a count chooses the form that the rules of the language ask for', () => {
  const arabic = {
    n_zero: '0',
    n_one: '1',
    n_two: '2',
    n_few: 'few',
    n_many: 'many',
    n_other: 'o',
  };
  const forms = [0, 1, 2, 3, 11, 100].map((count) => say(arabic, 'n', { count }, 'ar'));
  expect(forms).toEqual(['0', '1', '2', 'few', 'many', 'o']);
  expect(say({ n_one: '{{count}} post', n_other: '{{count}} posts' }, 'n', { count: 1.5 })).toBe(
    '1.5 posts',
  );
});

test('a text without forms is the same for every count', () => {
  expect(say({ n: 'Rated {{count}}' }, 'n', { count: 5 })).toBe('Rated 5');
});

test('what a language lacks is said in English', () => {
  const english = translator('en', { a: { b: 'Here' } });
  expect(translator('de', { a: {} }, english)('a.b' as TextKey)).toBe('Here');
});

test('whoever listens hears of another language, and the words of the owner go first', () => {
  const i18n = createI18n();
  const heard: string[] = [];
  const stop = i18n.subscribe(() => heard.push(i18n.language));
  i18n.add('de', { texts: { close: 'Zu' }, builtIn: { Hello: 'Hallo' } } as unknown as Locale);
  i18n.addWords('de', { Hello: 'Servus' });
  i18n.changeLanguage('de');
  expect([i18n.t('close'), i18n.t('cancel'), i18n.dir()]).toEqual(['Zu', 'Cancel', 'ltr']);
  expect(i18n.locale()?.builtIn).toEqual({ Hello: 'Servus' });
  stop();
  i18n.changeLanguage('en');
  expect([heard, i18n.t('close')]).toEqual([['de'], 'Close']);
});
