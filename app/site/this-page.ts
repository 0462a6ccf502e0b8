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

/** Where this page is in a language. */
export function useAddressIn(): (language: string) => string {
  const page = useContext(ThisPage);
  const published = languagesOf(useStore().base('settings'));
  return (language) => {
    const paths = pathsBelow(languagePrefix(language, published));
    if (page.kind === 'post') return paths.post(page.slug);
    return page.kind === 'blog' ? paths.blog : paths.landing;
  };
}
