import type { LanguageCode } from '#app/content/language-codes.ts';
import { isolated } from '#app/lib/isolated.ts';
import { directionOf } from './languages.ts';

/** What stands between two things, between several of them, and before the last of these. */
const SIGNS: Readonly<Record<LanguageCode, [two: string, several: string, last: string]>> = {
  en: [', ', ', ', ', '],
  ur: [' اور ', '، ', '، اور '],
  de: [', ', ', ', ' und '],
  fr: [' et ', ', ', ' et '],
  it: [' e ', ', ', ' e '],
  ar: [' و', '، و', '، و'],
};

/**
 * Things that stand beside each other, as a language lists them; between letters that run the other way each stays whole.
 * As `Intl` does, which needs 25 ms before its first word: this is part of the first render.
 */
export function formatList(items: readonly string[], language: LanguageCode): string {
  const [two, several, last] = SIGNS[language];
  const own = wholeIn(items, language);
  if (own.length < 2) return own.join();
  return own.slice(0, -1).join(several) + (own.length > 2 ? last : two) + own.at(-1);
}

/** With commas alone, also before the last. */
export function withCommas(items: readonly string[], language: LanguageCode): string {
  return wholeIn(items, language).join(directionOf(language) === 'rtl' ? '، ' : ', ');
}

/** With the word for 'and' in every language; nothing that is seen first needs it. */
export function formatAll(items: readonly string[], language: LanguageCode): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(wholeIn(items, language));
}

function wholeIn(items: readonly string[], language: LanguageCode): readonly string[] {
  return directionOf(language) === 'rtl' ? items.map(isolated) : items;
}
