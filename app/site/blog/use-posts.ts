import { useEffect } from 'react';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { knownLanguage, type LanguageCode } from '#app/content/language-codes.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { directionOf } from '#app/i18n/languages.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { lateCode } from '#app/lib/late-code.ts';
import { textDirection } from '#app/lib/text-direction.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';
import { useLateCode } from '#app/ui/late.tsx';

/** A page comes with its posts in order. Only those that its owner has saved in this browser are sorted here. */
const rule = lateCode(() => import('#app/content/post-groups.ts'));

/** What visitors of this page can read, their language first. */
export const usePosts = () => useOrdered('postsIn');

/** The posts of the landing page. */
export const useLatestPosts = () => useOrdered('latestIn');

function useOrdered(which: 'postsIn' | 'latestIn'): readonly BlogPost[] {
  const { language } = useTranslation().i18n;
  const { main } = languagesOf(useContent('settings'));
  const posts = useContent('blogPosts');
  const base = useStore().base('blogPosts');
  const isOwn = posts !== base;
  const [arrived, ask] = useLateCode(rule);
  useEffect(() => {
    if (isOwn) void ask();
  }, [isOwn, ask]);
  const order = rule.current ?? arrived;
  return isOwn && order ? order[which](posts, language as LanguageCode, main) : base;
}

/** Nothing where a post that does not say it can hardly be in the main one: it is written in other letters. */
export function usePostLanguage({ language, title }: BlogPost): LanguageCode | undefined {
  const { main } = languagesOf(useContent('settings'));
  const isOther = (textDirection(title) ?? directionOf(main)) !== directionOf(main);
  return knownLanguage(language) ?? (isOther ? undefined : main);
}

/** The language of a post on a page in another one. */
export function useForeignLanguage(post: BlogPost): LanguageCode | undefined {
  const { i18n } = useTranslation();
  const language = usePostLanguage(post);
  return language === i18n.language ? undefined : language;
}
