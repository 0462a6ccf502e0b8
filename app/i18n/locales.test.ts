// Holds every language to the measure of English.
import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { SUGGESTION_COUNT } from '#app/content/chat/engine.ts';
import { CHAT_TOPICS, type ChatPack } from '#app/content/chat/types.ts';
import { keysOf } from '#app/content/collections.ts';
import { readableFields, readableTexts } from '#app/content/readable.ts';
import { TEXT_FIELDS } from './built-in.ts';
import { LANGUAGES } from './languages.ts';
import type { Locale } from './locale.ts';
import { en } from './locales/en.ts';
import { chat } from './locales/en-chat.ts';
import { legal } from './locales/en-legal.ts';

const files = import.meta.glob<{ locale: Locale }>(['./locales/??.ts', '!./locales/en.ts'], {
  eager: true,
});
const packs = import.meta.glob<{ chat: ChatPack }>('./locales/??-chat.ts', { eager: true });
const languages = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en');

function localeOf(language: string): Locale {
  const file = files[`./locales/${language}.ts`];
  if (!file) throw new Error(`There is no file for ${language}.`);
  return file.locale;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Every text with its path; plural forms under their common name. */
function leaves(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path.replace(PLURAL, ''), node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    leaves(value, path ? `${path}.${key}` : key),
  );
}

const placeholders = (text: string) => (text.match(/\{\{?\w+\}?\}/g) ?? []).sort().join(' ');
const paths = (node: unknown) => [...new Set(leaves(node).map(([path]) => path))].sort();

/** What a visitor reads of the built-in content; names of products and people stay as they are. */
const builtInTexts = keysOf('site')
  .flatMap((key) => readableTexts(key, builtInContent[key]))
  .filter(({ as, text }) => as === 'words' && text !== '')
  .map(({ text }) => text);

test('what can be translated is what the schemas call readable', () => {
  expect([...TEXT_FIELDS]).toEqual(readableFields(keysOf('site')));
});

test.each(languages)('%s has the keys and the lists of English, and no others', (language) => {
  const { texts, legal: legalTexts } = localeOf(language);
  expect(paths(texts)).toEqual(paths(en));
  expect(paths(legalTexts)).toEqual(paths(legal));
});

test.each(languages)('%s has the placeholders of English in every text', (language) => {
  const { texts, legal: legalTexts } = localeOf(language);
  const english = new Map(
    [...leaves(en), ...leaves(legal, 'legal')].map(([path, text]) => [path, placeholders(text)]),
  );
  const wrong = [...leaves(texts), ...leaves(legalTexts, 'legal')].filter(
    // A form for exactly one or two may say the number in words.
    ([path, text]) =>
      placeholders(text) !== english.get(path) &&
      !(/^\{\{(count|years)\}\}$/.test(english.get(path) ?? '') && placeholders(text) === ''),
  );
  expect(wrong).toEqual([]);
});

test.each(languages)('%s has the plural forms of its own rules', (language) => {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const groups = new Map<string, Set<string>>();
  const collect = (node: object, path: string) => {
    for (const [key, value] of Object.entries(node)) {
      const form = PLURAL.exec(key)?.[1];
      if (form) {
        const name = `${path}.${key.replace(PLURAL, '')}`;
        groups.set(name, (groups.get(name) ?? new Set()).add(form));
      } else if (typeof value === 'object' && value !== null) {
        collect(value, `${path}.${key}`);
      }
    }
  };
  collect(localeOf(language).texts, language);
  expect(groups.size).toBeGreaterThan(0);
  for (const [name, forms] of groups) expect([...forms].sort(), name).toEqual([...needed].sort());
});

test.each(languages)('%s translates every built-in text, with its placeholders', (language) => {
  const { builtIn } = localeOf(language);
  expect(builtInTexts.length).toBeGreaterThan(100);
  expect(builtInTexts.filter((text) => !builtIn[text])).toEqual([]);
  for (const text of builtInTexts)
    expect(placeholders(builtIn[text] ?? '')).toBe(placeholders(text));
});

test.each(languages)('%s translates nothing that is not built in any more', (language) => {
  const known = new Set(leaves(builtInContent).map(([, text]) => text));
  const sources = Object.keys(localeOf(language).builtIn).map((text) => text.replace(PLURAL, ''));
  expect(sources.filter((text) => !known.has(text))).toEqual([]);
});

test.each(languages)('%s gives the assistant every topic, answer and suggestion', (language) => {
  const pack = packs[`./locales/${language}-chat.ts`]?.chat;
  if (!pack) throw new Error(`There is no assistant for ${language}.`);
  const { words, texts } = pack;
  expect(texts.locale).toBe(language);
  expect(texts.suggestions).toHaveLength(SUGGESTION_COUNT);
  for (const topic of CHAT_TOPICS) {
    expect(words.topics[topic].trim(), topic).not.toBe('');
    expect(texts.topics[topic].length, topic).toBeGreaterThan(0);
    // A sentence that names what the owner left empty is dropped: one has to stand on its own.
    const bare = texts.topics[topic].some((sentence) => placeholders(sentence) === '');
    const bareInEnglish = chat.texts.topics[topic].some(
      (sentence) => placeholders(sentence) === '',
    );
    expect(bare || !bareInEnglish, topic).toBe(true);
  }
});

test('every text is used by some page', () => {
  const sources = import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '!../i18n/locales/**', '!../**/*.test.*'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  );
  const code = Object.values(sources).join('\n');
  // Some keys are put together from their parent's and a name.
  const isUsed = (key: string): boolean =>
    code.includes(`'${key}'`) ||
    (key.includes('.') && code.includes(`\`${key.replace(/[^.]*$/, '')}\${`));
  // The items of a list are used through the list.
  const keys = paths(en).map((path) => path.replace(/\.\d+(\..*)?$/, ''));
  expect([...new Set(keys)].filter((key) => !isUsed(key))).toEqual([]);
});
