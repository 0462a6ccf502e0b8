// What the head of a page says about languages. It never changes while a page is open, so no script has to know it.
import type { Content } from '#app/content/collections.ts';
import type { LanguageCode } from '#app/content/language-codes.ts';
import { languagePrefix } from '#app/content/language-path.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { markupText } from '#app/lib/markup-text.ts';
import { addressesOf } from './addresses.ts';

/** Languages as other networks name them: https://ogp.me */
const LOCALES: Readonly<Record<LanguageCode, string>> = {
  en: 'en_US',
  ur: 'ur_PK',
  de: 'de_DE',
  fr: 'fr_FR',
  it: 'it_IT',
  ar: 'ar_AR',
};

interface Alternate {
  /** As `hreflang` has it. */
  language: string;
  address: string;
}

/**
 * The same page in every language that the site offers, and where to go with any other. Only complete addresses count:
 * while nobody has said where the site stands, there are none. The path is one of the main language.
 */
export function alternatesOf(path: string, content: Pick<Content, 'settings'>): Alternate[] {
  const languages = languagesOf(content.settings);
  const addresses = addressesOf(content);
  if (addresses.site === undefined || languages.offered.length < 2) return [];
  return [
    ...languages.offered.map((language) => ({
      language,
      address: addresses.of(languagePrefix(language, languages) + path),
    })),
    { language: 'x-default', address: addresses.of(path) },
  ];
}

/** Without a path the page has no address of its own, and nothing stands for it. */
export function languageTags(
  path: string | undefined,
  language: LanguageCode,
  content: Pick<Content, 'settings'>,
): string {
  const links = (path === undefined ? [] : alternatesOf(path, content)).map(
    (alternate) =>
      `<link rel="alternate" hreflang="${alternate.language}" href="${markupText(alternate.address)}">`,
  );
  return [`<meta property="og:locale" content="${LOCALES[language]}">`, ...links].join('\n');
}
