// What a page says, and in which language. English is part of the page; another language is fetched when chosen.
import { DEFAULT_LANGUAGE, directionOf, type Language } from './languages.ts';
import type { Locale } from './locale.ts';
import { en } from './locales/en.ts';
import type { LegalTexts } from './locales/en-legal.ts';
import { type Translate, translator } from './translate.ts';

const loaders = import.meta.glob<{ locale: Locale }>(['./locales/??.ts', '!./locales/en.ts']);

export async function loadLocale(language: Language): Promise<Locale> {
  const load = loaders[`./locales/${language}.ts`];
  if (!load) throw new Error(`There is no file for ${language}.`);
  return (await load()).locale;
}

export interface I18n {
  readonly language: Language;
  /** Another function in another language. */
  readonly t: Translate;
  dir(): 'ltr' | 'rtl';
  /** What the language has beside English; nothing for English itself. */
  locale(): Locale | undefined;
  has(language: Language): boolean;
  add(language: Language, locale: Locale): void;
  /** The owner's translations go before those of the built-in content. */
  addWords(language: Language, words: Record<string, string>): void;
  /** To one that it has. */
  changeLanguage(language: Language): void;
  subscribe(listener: () => void): () => void;
}

const english = translator(DEFAULT_LANGUAGE, en);

export function createI18n(): I18n {
  const locales = new Map<Language, Locale>();
  const listeners = new Set<() => void>();
  let language: Language = DEFAULT_LANGUAGE;
  let t = english;
  return {
    get language() {
      return language;
    },
    get t() {
      return t;
    },
    dir: () => directionOf(language),
    locale: () => locales.get(language),
    has: (other) => other === DEFAULT_LANGUAGE || locales.has(other),
    add: (other, locale) => void locales.set(other, locale),
    addWords(other, words) {
      const locale = locales.get(other);
      if (locale) locales.set(other, { ...locale, builtIn: { ...locale.builtIn, ...words } });
    },
    changeLanguage(next) {
      const locale = locales.get(next);
      language = next;
      t = locale ? translator(next, locale.texts, english) : english;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Fetches a language once. Whether it is there to switch to; a failure is logged. */
export async function fetchLanguage(i18n: I18n, language: Language): Promise<boolean> {
  if (i18n.has(language)) return true;
  try {
    i18n.add(language, await loadLocale(language));
    return true;
  } catch (error) {
    console.error(`The language ${language} could not be loaded.`, error);
    return false;
  }
}

/** The translations of built-in content, by their English text. */
export function builtInTranslations(i18n: I18n): Record<string, string> | undefined {
  return i18n.locale()?.builtIn;
}

/** The footer's dialogs; undefined for English, which comes with them. */
export function legalTexts(i18n: I18n): LegalTexts | undefined {
  return i18n.locale()?.legal;
}
