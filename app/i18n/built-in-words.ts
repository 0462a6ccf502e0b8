import { loadLocale } from './i18n.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

/** What comes with the site in a language, by its English text; English says it as it is. */
export async function builtInWords(language: Language): Promise<Record<string, string>> {
  if (language !== DEFAULT_LANGUAGE) return (await loadLocale(language)).builtIn;
  const { builtIn } = await loadLocale('de');
  return Object.fromEntries(Object.keys(builtIn).map((text) => [text, text]));
}
