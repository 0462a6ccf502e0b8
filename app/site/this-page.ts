import { createContext, useContext } from 'react';
import { languagePrefix } from '#app/content/language-path.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { useStore } from '#app/store/use-content.tsx';
import { type Page, pathsBelow } from './pages/page.ts';

export const ThisPage = createContext<Page>({ kind: 'not-found' });

/** Whether the sections are on this page, so that a link to one of them can stay on it. */
export function useOnLandingPage(): boolean {
  return useContext(ThisPage).kind === 'landing';
}

/** Where this page is in a language; a post that is translated into it, its translation. */
export function useAddressIn(): (language: string) => string {
  const page = useContext(ThisPage);
  const store = useStore();
  const published = languagesOf(store.base('settings'));
  return (language) => {
    const paths = pathsBelow(languagePrefix(language, published));
    if (page.kind === 'post') {
      const post = store.base('blogPosts').find(({ slug }) => slug === page.slug);
      const translation = post?.alsoIn?.find((other) => other.language === language);
      return paths.post((translation ?? page).slug);
    }
    return page.kind === 'blog' ? paths.blog : paths.landing;
  };
}
