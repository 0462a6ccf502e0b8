import type { Content } from '#app/content/collections.ts';
import type { LanguageCode } from '#app/content/language-codes.ts';
import { postsIn } from '#app/content/post-groups.ts';
import { languagesOf } from '#app/content/site-languages.ts';

/**
 * The other languages whose documents say something that a page in this one does not carry: what the owner has
 * translated, and on a page with a list the posts that are read in that language.
 */
export function saidElsewhere(
  { settings, translations, blogPosts }: Content,
  language: LanguageCode,
  hasPosts: boolean,
): LanguageCode[] {
  const { main, offered } = languagesOf(settings);
  const translated = new Set(translations.map((translation) => translation.language));
  const here = postsIn(blogPosts, language, main);
  const hasOthers = (other: LanguageCode) =>
    hasPosts && postsIn(blogPosts, other, main).some((post, at) => post !== here[at]);
  return offered.filter(
    (other) => other !== language && (translated.has(other) || hasOthers(other)),
  );
}
