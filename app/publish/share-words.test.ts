import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { postShareWords, shareWords } from './share-words.ts';

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

test('the picture for links to a post says who wrote it: its author, else the owner, else the site', () => {
  const byline = (author: string, ownerName: string) =>
    postShareWords({ title: 'A post', author }, { about: { ...about, name: ownerName }, settings })
      .byline;
  expect(byline(' Ada ', 'Hamza')).toBe('Ada');
  expect(byline(' ', 'Hamza')).toBe('Hamza');
  expect(byline('', ' ')).toBe('Portfolio');
  expect(postShareWords({ title: 'سلام', author: '' }, builtInContent).direction).toBe('rtl');
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
