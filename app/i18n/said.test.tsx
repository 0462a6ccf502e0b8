import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Content } from '#app/content/collections.ts';
import { renderInTest } from '#app/site/render-in-test.tsx';
import { About } from '#app/site/sections/about.tsx';
import { Process } from '#app/site/sections/process.tsx';
import { Services } from '#app/site/sections/services.tsx';
import type { Language } from './languages.ts';

const { about, settings } = builtInContent;

async function marked(language: Language, saved: Partial<Content> = {}) {
  await renderInTest(
    <>
      <About />
      <Services />
      <Process />
    </>,
    { language, saved },
  );
  return [...document.querySelectorAll('section [lang]')].map((element) => [
    element.textContent,
    element.getAttribute('lang'),
    element.getAttribute('dir'),
  ]);
}

test.each(['en', 'de', 'ur'] as const)(
  'what is built in is said in %s, and marked nowhere',
  async (language) => {
    expect(await marked(language)).toEqual([]);
  },
);

test('what is not translated says which language it is in', async () => {
  const saved = { about: { ...about, bio: 'I am me.' } };
  expect(await marked('ur', saved)).toEqual([['I am me.', 'en', 'ltr']]);
});

test('a translation is marked nowhere', async () => {
  const saved = {
    about: { ...about, bio: 'میں میں ہوں۔' },
    settings: { ...settings, languages: { main: 'ur' as const, offered: ['en' as const] } },
  };
  const translations = [
    { language: 'en' as const, source: 'میں میں ہوں۔', text: 'I am me.', at: 'about.bio' },
  ];
  expect(await marked('en', { ...saved, translations })).toEqual([]);
});

test('an Urdu text runs from right to left on an English page', async () => {
  const saved = {
    about: { ...about, bio: 'میں میں ہوں۔' },
    settings: { ...settings, languages: { main: 'ur' as const, offered: ['en' as const] } },
  };
  expect(await marked('en', saved)).toEqual([['میں میں ہوں۔', 'ur', 'rtl']]);
});
