// Where the site begins for who reads a language: what stands beside the pages leads back there.
import { languagePrefix } from '#app/content/language-path.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import type { Language } from '#app/i18n/languages.ts';
import type { SiteContent } from './site-content.ts';

/** The plain address while nobody can tell. */
export async function homePath(
  siteContent: Pick<SiteContent, 'read'>,
  language: Language,
): Promise<string> {
  const site = await siteContent.read().catch(() => undefined);
  return site ? `${languagePrefix(language, languagesOf(site.content.settings))}/` : '/';
}
