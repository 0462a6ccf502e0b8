import type { BlogPost } from '#app/content/blog-posts.ts';
import { LANGUAGE_CODES } from '#app/content/language-codes.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { directionOf, type Language } from '#app/i18n/languages.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { textDirection } from '#app/lib/text-direction.ts';
import { useContent } from '#app/store/use-content.tsx';

/** Nothing where a post that does not say it can hardly be in the main one: it is written in other letters. */
export function usePostLanguage({ language, title }: BlogPost): Language | undefined {
  const { main } = languagesOf(useContent('settings'));
  const isOther = (textDirection(title) ?? directionOf(main)) !== directionOf(main);
  const said = LANGUAGE_CODES.find((code) => code === language);
  return said ?? (isOther ? undefined : main);
}

/** The language of a post on a page in another one. */
export function useForeignLanguage(post: BlogPost): Language | undefined {
  const { i18n } = useTranslation();
  const language = usePostLanguage(post);
  return language === i18n.language ? undefined : language;
}
