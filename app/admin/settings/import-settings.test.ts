import { expect, test } from 'vitest';
import { defaultSettings } from '#app/content/settings.ts';
import { exportSettings, importSettings } from './import-settings.ts';

test('what was exported is imported again unchanged', () => {
  const settings = { ...defaultSettings, siteName: 'Mine', darkMode: false };
  expect(importSettings('portfolio-settings.json', exportSettings(settings))).toEqual(settings);
});

test('missing parts are filled in', () => {
  const imported = importSettings('a.JSON', '{"siteName":"Mine"}');
  expect(imported).toMatchObject({ siteName: 'Mine', darkMode: true, seo: { ogType: 'website' } });
});

test.each([
  ['not JSON', 'settings.json', '{"siteName":'],
  ['an empty file', 'settings.json', ''],
  ['an array', 'settings.json', '[]'],
  ['an array of settings', 'settings.json', '[{"siteName":"x"}]'],
  ['null', 'settings.json', 'null'],
  ['a text', 'settings.json', '"siteName"'],
  ['an object without any known field', 'settings.json', '{"title":"x","length":3}'],
  ['an empty object', 'settings.json', '{}'],
  ['a field of the wrong type', 'settings.json', '{"siteName":5}'],
  [
    'a nested field of the wrong type',
    'settings.json',
    '{"siteName":"x","seo":{"robotsIndex":"no"}}',
  ],
  ['an unknown choice', 'settings.json', '{"seo":{"ogType":"banner"}}'],
  ['another kind of file', 'settings.txt', '{"siteName":"x"}'],
])('%s is refused', (_, name, text) => {
  expect(importSettings(name, text)).toBeNull();
});
