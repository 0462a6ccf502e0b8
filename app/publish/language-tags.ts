// What the head of a page says about languages. It never changes while a page is open, so no script has to know it.
import type { BlogPost } from '#app/content/blog-posts.ts';
import type { Content } from '#app/content/collections.ts';
import type { LanguageCode } from '#app/content/language-codes.ts';
import { languagePrefix } from '#app/content/language-path.ts';
import { groupsOf, languageOf } from '#app/content/post-groups.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { markupText } from '#app/lib/markup-text.ts';
import { addressesOf, ownPath } from './addresses.ts';

/** Languages as other networks name them: https://ogp.me */
const LOCALES: Readonly<Record<LanguageCode, string>> = {
  en: 'en_US',
  ur: 'ur_PK',
  de: 'de_DE',
  fr: 'fr_FR',
  it: 'it_IT',
  ar: 'ar_AR',
};

export interface Alternate {
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

/**
 * The translations of a post, itself among them, each at the address of its own language. Any other language is led to the
 * one in the main language, or to the original. A post without translations has nobody to name.
 */
export function postAlternatesOf(
  post: BlogPost,
  content: Pick<Content, 'settings' | 'blogPosts'>,
): Alternate[] {
  const { main } = languagesOf(content.settings);
  const addresses = addressesOf(content);
  const group = groupsOf(content.blogPosts, main).get(post) ?? [];
  const [original] = group;
  if (addresses.site === undefined || !original || group.length < 2) return [];
  const addressOf = (each: BlogPost) => addresses.of(ownPath(each, content));
  const fallback = group.find((each) => languageOf(each, main) === main) ?? original;
  return [
    ...group.map((each) => ({ language: languageOf(each, main), address: addressOf(each) })),
    { language: 'x-default', address: addressOf(fallback) },
  ];
}

/** A page that there is in every language, by its path in the main one; or that of a post, which is in one. */
type TaggedPage = { path: string } | { post: BlogPost };

/** Without one the page has no address of its own, and nothing stands for it. */
export function languageTags(
  page: TaggedPage | undefined,
  language: LanguageCode,
  content: Pick<Content, 'settings' | 'blogPosts'>,
): string {
  const languages = languagesOf(content.settings);
  const post = page && 'post' in page ? page.post : undefined;
  const spoken = post ? languageOf(post, languages.main) : language;
  return [
    `<meta property="og:locale" content="${LOCALES[spoken]}">`,
    ...alternates().map(
      (alternate) =>
        `<link rel="alternate" hreflang="${alternate.language}" href="${markupText(alternate.address)}">`,
    ),
  ].join('\n');

  function alternates(): Alternate[] {
    if (page && 'path' in page) return alternatesOf(page.path, content);
    // Read in another language, a post is not at its own address, and says only where that is.
    const isAtHome = languagePrefix(language, languages) === languagePrefix(spoken, languages);
    return post && isAtHome ? postAlternatesOf(post, content) : [];
  }
}
