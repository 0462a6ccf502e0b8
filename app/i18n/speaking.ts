// For whoever writes pages: one speaker a language, made once for all of them.
import type { I18n } from './i18n.ts';
import { createI18n, fetchLanguage } from './i18n.ts';
import type { Language } from './languages.ts';

const speakers = new Map<Language, Promise<I18n>>();

/** One that speaks a language. Nobody may switch it. */
export function speaking(language: Language): Promise<I18n> {
  const known = speakers.get(language) ?? create(language);
  speakers.set(language, known);
  return known;
}

async function create(language: Language): Promise<I18n> {
  const i18n = createI18n();
  // A page in the wrong language is worse than none.
  if (!(await fetchLanguage(i18n, language)))
    throw new Error(`There are no words for ${language}.`);
  i18n.changeLanguage(language);
  return i18n;
}
