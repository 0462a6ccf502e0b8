// What the picture for links to the site says in each language. It stands beside the pages of its language, unless the main
// language says the same.
import type { Content } from '#app/content/collections.ts';
import { languagePrefix } from '#app/content/language-path.ts';
import { publishedAbout } from '#app/content/owner.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { builtInWords } from '#app/i18n/built-in-words.ts';
import { directionOf, type Language } from '#app/i18n/languages.ts';
import { wordsIn } from '#app/i18n/words-in.ts';

export interface ShareWords {
  /** Where the picture is. */
  path: string;
  title: string;
  byline: string;
  direction: 'ltr' | 'rtl';
}

/** Nothing for a site that has a picture of its owner's own. */
export async function shareWords(
  content: Content,
  language: Language,
): Promise<ShareWords | undefined> {
  const { settings } = content;
  if (settings.seo.ogImage) return undefined;
  const languages = languagesOf(settings);
  const words = await wordsOf(content, language);
  if (language === languages.main) return { ...words, path: FILE };
  const main = await wordsOf(content, languages.main);
  const isSame = words.title === main.title && words.byline === main.byline;
  return isSame
    ? { ...main, path: FILE }
    : { ...words, path: languagePrefix(language, languages) + FILE };
}

const FILE = '/share-site.png';

async function wordsOf({ about, settings, translations }: Content, language: Language) {
  const { name, title } = publishedAbout(about, settings);
  const words = wordsIn(language, await builtInWords(language), translations) ?? {};
  const said = (text: string) => (Object.hasOwn(words, text) ? words[text] : text) ?? text;
  return { title: said(name), byline: said(title), direction: directionOf(language) };
}
