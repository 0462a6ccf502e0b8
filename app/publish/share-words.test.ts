import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { shareWords } from './share-words.ts';

const { about, settings } = builtInContent;
const name = { language: 'ur' as const, source: about.name, text: 'حمزہ قریشی', at: 'about.name' };

test('the picture for links to the site speaks the language of its page', async () => {
  expect(await shareWords(builtInContent, 'en')).toEqual({
    path: '/share-site.png',
    title: 'Hamza Qureshi',
    byline: 'Full-stack developer',
    direction: 'ltr',
  });
  expect(await shareWords({ ...builtInContent, translations: [name] }, 'ur')).toEqual({
    path: '/ur/share-site.png',
    title: 'حمزہ قریشی',
    byline: 'فل اسٹیک ڈویلپر',
    direction: 'rtl',
  });
});

test('languages that say the same have one picture', async () => {
  const site = { ...builtInContent, about: { ...about, title: 'Architekt' } };
  expect(await shareWords(site, 'ur')).toEqual(await shareWords(site, 'en'));
});

test('a picture of the owner’s own is for all of them', async () => {
  const seo = { ...settings.seo, ogImage: '/mine.png' };
  const site = { ...builtInContent, settings: { ...settings, seo } };
  expect(await shareWords(site, 'ur')).toBeUndefined();
});
