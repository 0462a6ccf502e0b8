// The main language of a site has the plain addresses; each other one stands below its code: `/ur/blog`.
import { knownLanguage, type LanguageCode } from './language-codes.ts';
import type { SiteLanguages } from './site-languages.ts';

/**
 * An address within the site, with the language that it names taken off. Two slashes name none: what would be left of
 * `/en//example.com` is the address of another site.
 */
export function readLanguage(path: string): { language: LanguageCode | undefined; path: string } {
  const [, first, rest = '/'] = /^\/([a-z]{2})(\/(?!\/).*)?$/.exec(path) ?? [];
  const language = knownLanguage(first);
  return { language, path: language ? rest : path };
}

/** What the addresses of a language begin with; one that is not offered has none of its own. */
export function languagePrefix(language: string, { main, offered }: SiteLanguages): string {
  const isBelow = language !== main && offered.some((code) => code === language);
  return isBelow ? `/${language}` : '';
}

/** Tells a server which language a visitor has chosen. */
export const LANGUAGE_COOKIE = 'language';
