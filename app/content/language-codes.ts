/** The languages that the pages can speak; what they are called stands in `i18n/languages.ts`. */
export const LANGUAGE_CODES = ['en', 'ur', 'de', 'fr', 'it', 'ar'] as const;

export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** The language with that code; undefined for one that the pages do not speak. */
export function knownLanguage(code: string | undefined): LanguageCode | undefined {
  return LANGUAGE_CODES.find((known) => known === code);
}
