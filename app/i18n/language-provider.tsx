import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';
import { languagesOf } from '#app/content/site-languages.ts';
import { useChoice, useContent, usePending, useStore } from '#app/store/use-content.tsx';
import type { OpenPage, Wish } from './language-switch.ts';
import type { Language } from './languages.ts';
import { Speaking } from './use-translation.ts';

const LanguageContext = createContext<((language: Language) => void) | null>(null);

/** Remembers a language where it can; every open page of the site then switches to it. */
export function useSetLanguage(): (language: Language) => void {
  const setLanguage = useContext(LanguageContext);
  if (!setLanguage) throw new Error('useSetLanguage must be used inside a LanguageProvider.');
  return setLanguage;
}

interface LanguageProviderProps extends Omit<OpenPage, 'published' | 'store' | 'keep'> {
  children: ReactNode;
}

export function LanguageProvider({ i18n, prepare, children }: LanguageProviderProps) {
  const [chosen, choose] = useChoice('language');
  const isPending = usePending('language');
  const { languages } = useContent('settings');
  const store = useStore();
  const published = store.base('settings');
  /** The choice that the page has followed; undefined until one can be read. */
  const followed = useRef<string | null>(undefined);
  /** How many choices of this page are being kept: until they are, older ones can still be read. */
  const keeping = useRef(0);

  const keep = useCallback(
    async (language: Language) => {
      followed.current = language;
      keeping.current += 1;
      await choose(language);
      keeping.current -= 1;
    },
    [choose],
  );

  /** Without a wish, the language of the address. */
  const follow = useCallback(
    (wish?: Wish) => {
      const page = { i18n, prepare, store, keep, published: languagesOf(published) };
      import('./language-switch.ts')
        .then((change) => (wish ? change.follow(wish, page) : change.followAddress(page)))
        .catch(console.error);
    },
    [i18n, prepare, store, keep, published],
  );

  // Never another function: a change of context would wake every part of a prerendered page at once.
  const chooseHere = useCallback(
    (language: Language) => {
      follow({ chosen: language, offered: [language], move: 'pushState', kept: keep(language) });
    },
    [follow, keep],
  );

  useEffect(() => {
    const handlePopState = () => follow();
    addEventListener('popstate', handlePopState);
    return () => removeEventListener('popstate', handlePopState);
  }, [follow]);

  useEffect(() => {
    // A choice that has not been read yet is already followed: the inline script has read it.
    if (isPending || keeping.current > 0) return;
    const isFirst = followed.current === undefined;
    const isNew = !isFirst && followed.current !== chosen;
    const { offered } = languagesOf({ languages });
    const isLeft = isNew || !offered.includes(i18n.language);
    followed.current = chosen;
    // What the inline script found may not have come with the page.
    if (!isLeft && !(isFirst && document.documentElement.lang !== i18n.language)) return;
    follow({
      chosen: isNew ? chosen : null,
      offered,
      move: isLeft ? 'replaceState' : undefined,
    });
  }, [i18n, follow, isPending, chosen, languages]);

  return (
    <LanguageContext value={chooseHere}>
      <Speaking value={i18n}>{children}</Speaking>
    </LanguageContext>
  );
}
