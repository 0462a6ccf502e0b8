// For tests, here and in the browser: what must not stand on a page in another language.
import { LANGUAGES, type Language } from './languages.ts';
import type { Locale } from './locale.ts';
import { locale as ar } from './locales/ar.ts';
import { locale as de } from './locales/de.ts';
import { en } from './locales/en.ts';
import { legal } from './locales/en-legal.ts';
import { locale as fr } from './locales/fr.ts';
import { locale as it } from './locales/it.ts';
import { locale as ur } from './locales/ur.ts';

const locales: Record<Exclude<Language, 'en'>, Locale> = { ur, de, fr, it, ar };

export const languages = LANGUAGES.map(({ code }) => code);

function leaves(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    leaves(value, path ? `${path}.${key}` : key),
  );
}

/** Every text's key: one of them on the page means that a translation is missing. */
const keys = leaves(en)
  .map(([path]) => path)
  .filter((key) => key.includes('.'));

/** English texts that the language says in other words. */
function englishTexts(language: Language): string[] {
  if (language === 'en') return [];
  const { texts, legal: legalTexts, builtIn } = locales[language];
  const translated = new Map([...leaves(texts), ...leaves(legalTexts, 'legal')]);
  const differing = [...leaves(en), ...leaves(legal, 'legal')]
    .filter(([path, text]) => translated.get(path) !== text)
    .map(([, text]) => text);
  const rewritten = Object.entries(builtIn)
    .filter(([english, text]) => english !== text)
    .map(([english]) => english);
  // A word that is the same in one place may differ in another; only texts are looked for, not words.
  return [...differing, ...rewritten].filter((text) => text.includes(' ') || text.length > 12);
}

export function forbiddenTexts(language: Language): string[] {
  return [...englishTexts(language), ...keys];
}

/**
 * Texts and labels below an element that are forbidden or have an open placeholder. It is sent into pages, so
 * it knows nothing but its arguments.
 */
export function findForbidden(root: Element, forbidden: readonly string[]): string[] {
  const known = new Set(forbidden);
  const texts = [root, ...root.querySelectorAll('*')].flatMap((element) => {
    const labels = ['aria-label', 'placeholder', 'alt', 'title'].map((name) =>
      element.getAttribute(name),
    );
    const own = element.closest('script, style')
      ? []
      : [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.nodeValue);
    return [...labels, ...own].map((text) => text?.trim() ?? '');
  });
  return [...new Set(texts.filter((text) => known.has(text) || /\{\{|\}\}/.test(text)))];
}
