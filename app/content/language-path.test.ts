import { expect, test } from 'vitest';
import { languagePrefix, readLanguage } from './language-path.ts';

test('an address below the code of a language is one of that language', () => {
  expect(readLanguage('/ur/blog/first')).toEqual({ language: 'ur', path: '/blog/first' });
  expect(readLanguage('/de/')).toEqual({ language: 'de', path: '/' });
  expect(readLanguage('/de')).toEqual({ language: 'de', path: '/' });
});

test('any other address is one of no language', () => {
  for (const path of ['/', '/blog', '/es/', '/UR/', '/urdu', '/blog/de', '//de', '/constructor/']) {
    expect(readLanguage(path)).toEqual({ language: undefined, path });
  }
});

test('an address of two slashes is one of no language: what is left would lead to another site', () => {
  for (const path of ['/en//example.com/login', '/de//', '/en///example.com']) {
    expect(readLanguage(path)).toEqual({ language: undefined, path });
  }
});

test('the main language has the plain addresses, and so has one that is not offered', () => {
  const languages = { main: 'ur', offered: ['en', 'ur'] } as const;
  expect(languagePrefix('ur', languages)).toBe('');
  expect(languagePrefix('en', languages)).toBe('/en');
  expect(languagePrefix('de', languages)).toBe('');
});
