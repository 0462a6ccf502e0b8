import { useEffect, useMemo, useState } from 'react';
import type { SiteContent } from '#app/content/bundle.ts';
import { keysOf } from '#app/content/collections.ts';
import type { LanguageCode } from '#app/content/language-codes.ts';
import { type SourceText, sourceTexts, type Work, workIn } from '#app/content/translation-work.ts';
import { builtInWords } from '#app/i18n/built-in-words.ts';
import { type LateCode, lateCode } from '#app/lib/late-code.ts';
import type { Store } from '#app/store/store.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';

/** Another tab may change them while the screen is open. */
function useSourceTexts(): SourceText[] {
  const store = useStore();
  const [texts, setTexts] = useState(() => readTexts(store));
  useEffect(() => {
    const ends = keysOf('site')
      .filter((key) => key !== 'translations')
      .map((key) => store.subscribe(key, () => setTexts(readTexts(store))));
    return () => {
      for (const end of ends) end();
    };
  }, [store]);
  return texts;
}

function readTexts(store: Store): SourceText[] {
  const site = keysOf('site').map((key) => [key, store.get(key)]);
  return sourceTexts(Object.fromEntries(site) as SiteContent);
}

type Words = Readonly<Record<string, string>>;

const codes = new Map<LanguageCode, LateCode<Words>>();

/** The words of a language are code that may not arrive: then the page says so and asks again. */
function codeOf(language: LanguageCode): LateCode<Words> {
  const code = codes.get(language) ?? lateCode(() => builtInWords(language));
  codes.set(language, code);
  return code;
}

/** All that the site says, in one language; undefined until the words that come with it are there. */
export function useWork(language: LanguageCode): Work[] | undefined {
  const own = useContent('translations');
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    let isCurrent = true;
    void codeOf(language)
      .arrival()
      .then((found) => isCurrent && setWords(found));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  const texts = useSourceTexts();
  return useMemo(() => words && workIn(language, texts, words, own), [language, texts, words, own]);
}
