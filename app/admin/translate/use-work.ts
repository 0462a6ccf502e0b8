import { useEffect, useMemo, useState } from 'react';
import type { SiteContent } from '#app/content/bundle.ts';
import { keysOf } from '#app/content/collections.ts';
import type { LanguageCode } from '#app/content/language-codes.ts';
import { sourceTexts, type Work, workIn } from '#app/content/translation-work.ts';
import { builtInWords } from '#app/i18n/built-in-words.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';

/** All that the site says, in one language; undefined until the words that come with it are there. */
export function useWork(language: LanguageCode): Work[] | undefined {
  const store = useStore();
  const own = useContent('translations');
  const [words, setWords] = useState<Readonly<Record<string, string>>>();
  useEffect(() => {
    let isCurrent = true;
    void builtInWords(language).then((found) => isCurrent && setWords(found));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  // Nothing but translations can be saved on this screen.
  const texts = useMemo(() => {
    const site = keysOf('site').map((key) => [key, store.get(key)]);
    return sourceTexts(Object.fromEntries(site) as SiteContent);
  }, [store]);
  return useMemo(() => words && workIn(language, texts, words, own), [language, texts, words, own]);
}
