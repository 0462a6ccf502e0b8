// The languages of the site. A new one is a line here and a file in `locales`.

export const LANGUAGES = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'ur', name: 'اردو', dir: 'rtl' },
  { code: 'de', name: 'Deutsch', dir: 'ltr' },
  { code: 'fr', name: 'Français', dir: 'ltr' },
  { code: 'it', name: 'Italiano', dir: 'ltr' },
  { code: 'ar', name: 'العربية', dir: 'rtl' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];

/** What is ours speaks it where nothing else is known; the site's own main language is a setting. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** `de` for `de`, `de-AT` or `DE_at`; undefined for a language that the site does not speak. */
export function toLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language.code === primary)?.code;
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return LANGUAGES.find(({ code }) => code === language)?.dir ?? 'ltr';
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
