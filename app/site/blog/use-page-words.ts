import type { BlogPost } from '#app/content/blog-posts.ts';
import { directionOf, type Language } from '#app/i18n/languages.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { useForeignLanguage } from './use-posts.ts';

export interface PageWords {
  lang?: Language;
  dir?: 'ltr' | 'rtl';
}

/** Marks what the page says of itself in the middle of a post in another language. */
export function usePageWords(post: BlogPost): PageWords {
  const lang = useTranslation().i18n.language as Language;
  return useForeignLanguage(post) ? { lang, dir: directionOf(lang) } : {};
}
