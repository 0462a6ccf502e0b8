// One i18next instance for a page. English is part of the page; another language is fetched when chosen.
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import type { Locale } from './locale.ts';
import { en, type Texts } from './locales/en.ts';
import type { LegalTexts } from './locales/en-legal.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts };
  }
}

const TEXTS = 'translation';
export const BUILT_IN = 'builtIn';
const LEGAL = 'legal';

const loaders = import.meta.glob<{ locale: Locale }>(['./locales/??.ts', '!./locales/en.ts']);

export async function loadLocale(language: Language): Promise<Locale> {
  const load = loaders[`./locales/${language}.ts`];
  if (!load) throw new Error(`There is no file for ${language}.`);
  return (await load()).locale;
}

export function createI18n(): I18n {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    resources: { [DEFAULT_LANGUAGE]: { [TEXTS]: en } },
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18n;
}

/** Fetches a language once and switches to it. A failure is logged, and the page stays as it is. */
export async function switchLanguage(i18n: I18n, language: Language): Promise<void> {
  if (await fetchLanguage(i18n, language)) await i18n.changeLanguage(language);
}

/** Whether the language is there to switch to. */
export async function fetchLanguage(i18n: I18n, language: Language): Promise<boolean> {
  if (i18n.hasResourceBundle(language, TEXTS)) return true;
  try {
    const locale = await loadLocale(language);
    i18n.addResourceBundle(language, TEXTS, locale.texts);
    i18n.addResourceBundle(language, BUILT_IN, locale.builtIn);
    i18n.addResourceBundle(language, LEGAL, locale.legal);
    return true;
  } catch (error) {
    console.error(`The language ${language} could not be loaded.`, error);
    return false;
  }
}

/** The translations of built-in content, by their English text. */
export function builtInTranslations(i18n: I18n): Record<string, string> | undefined {
  return i18n.getResourceBundle(i18n.language, BUILT_IN);
}

/** The footer's dialogs; undefined for English, which comes with them. */
export function legalTexts(i18n: I18n): LegalTexts | undefined {
  return i18n.getResourceBundle(i18n.language, LEGAL);
}
