// What the pictures for links say. That of the site stands beside the pages of each language, unless the main language says
// the same.
import type { BlogPost } from '#app/content/blog-posts.ts';
import type { Content } from '#app/content/collections.ts';
import { languagePrefix } from '#app/content/language-path.ts';
import { publishedAbout } from '#app/content/owner.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { builtInWords } from '#app/i18n/built-in-words.ts';
import { directionOf, type Language } from '#app/i18n/languages.ts';
import { wordsIn } from '#app/i18n/words-in.ts';
import { textDirection } from '#app/lib/text-direction.ts';

interface Words {
  title: string;
  byline: string;
  direction: 'ltr' | 'rtl' | undefined;
}

export interface ShareWords extends Words {
  /** Where the picture is. */
  path: string;
}

export function postShareWords(
  { title, author }: Pick<BlogPost, 'title' | 'author'>,
  { about, settings }: Pick<Content, 'about' | 'settings'>,
): Words {
  const byline = author.trim() || publishedAbout(about, settings).name;
  return { title, byline, direction: textDirection(title) };
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
