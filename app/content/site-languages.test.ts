import { expect, test } from 'vitest';
import { languagesOf } from './site-languages.ts';

test('until the owner says so a site is written in English and speaks all languages', () => {
  expect(languagesOf({})).toEqual({
    main: 'en',
    offered: ['en', 'ur', 'de', 'fr', 'it', 'ar'],
  });
});

test('it speaks what is offered, and its main language whether that is or not, in one order', () => {
  expect(languagesOf({ languages: { main: 'de', offered: ['ar', 'en'] } })).toEqual({
    main: 'de',
    offered: ['en', 'de', 'ar'],
  });
  expect(languagesOf({ languages: { main: 'ur', offered: [] } }).offered).toEqual(['ur']);
});
