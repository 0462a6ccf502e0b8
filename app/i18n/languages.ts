// The languages of the site. A new one is a line here, its code, and a file in `locales`.
import { knownLanguage, type LanguageCode } from '#app/content/language-codes.ts';

export type Language = LanguageCode;

/** In the order of the switcher. */
export const LANGUAGES: readonly { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'ur', name: 'اردو' },
  { code: 'de', name: 'Deutsch' },
  { code: 'fr', name: 'Français' },
  { code: 'it', name: 'Italiano' },
  { code: 'ar', name: 'العربية' },
];

const RIGHT_TO_LEFT: readonly string[] = ['ur', 'ar'] satisfies Language[];

/** What is ours speaks it where nothing else is known; the site's own main language is a setting. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** `de` for `de`, `de-AT` or `DE_at`; undefined for a language that the site does not speak. */
export function toLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.toLowerCase().split(/[-_]/)[0];
  return knownLanguage(primary);
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
}

/** The stored choice, else the first browser language we speak, else the page's own, else English. */
export function detectLanguage(hints: {
  stored: string | null;
  browser: readonly string[];
  declared: string | null;
  /** Those that the site offers, its main one first; all of them unless it says so. */
  offered?: readonly string[] | undefined;
}): Language {
  const { offered } = hints;
  const tags = [hints.stored, ...hints.browser, hints.declared, ...(offered ?? [])];
  for (const tag of tags) {
    const language = toLanguage(tag);
    if (language && (!offered || offered.includes(language))) return language;
  }
  return DEFAULT_LANGUAGE;
}
