import type { i18n as I18n } from 'i18next';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Settings } from '#app/content/settings.ts';
import { useChoice, useContent, usePending } from '#app/store/use-content.tsx';
import { fetchLanguage, switchLanguage } from './i18n.ts';
import { keepPlace } from './keep-place.ts';
import { detectLanguage, directionOf, type Language } from './languages.ts';

const LanguageContext = createContext<((language: Language) => void) | null>(null);

/** Remembers a language where it can; every open page of the site then switches to it. */
export function useSetLanguage(): (language: Language) => void {
  const setLanguage = useContext(LanguageContext);
  if (!setLanguage) throw new Error('useSetLanguage must be used inside a LanguageProvider.');
  return setLanguage;
}

interface LanguageProviderProps {
  i18n: I18n;
  /** Done before the language changes: the whole page has to be able to follow. */
  prepare?: () => Promise<void>;
  children: ReactNode;
}

export function LanguageProvider({ i18n, prepare, children }: LanguageProviderProps) {
  // Never another function: a change of context would wake every part of a prerendered page at once.
  const [chosen, choose] = useChoice('language');
  const isPending = usePending('language');
  const { languages } = useContent('settings');

  useEffect(() => {
    let isCurrent = true;
    async function follow(language: Language) {
      if (language !== i18n.language) {
        const [isThere] = await Promise.all([fetchLanguage(i18n, language), prepare?.()]);
        if (!isCurrent) return;
        if (isThere) await keepPlace(() => show(language));
      }
      // The inline script has marked the document for a language that may not have come.
      if (isCurrent) markDocument(i18n.language as Language);
    }
    async function show(language: Language) {
      await switchLanguage(i18n, language);
      markDocument(language);
    }
    // A choice that has not been read yet is already followed: the inline script has read it.
    if (!isPending) void follow(visitorLanguage(chosen, languages));
    return () => {
      isCurrent = false;
    };
  }, [i18n, prepare, isPending, chosen, languages]);

  return (
    <LanguageContext value={choose}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </LanguageContext>
  );
}

/** The language this visitor reads. */
function visitorLanguage(chosen: string | null, languages: Settings['languages']): Language {
  return detectLanguage({
    stored: chosen,
    browser: navigator.languages,
    declared: document.documentElement.lang,
    offered: languages && [languages.main, ...languages.offered],
  });
}

function markDocument(language: Language) {
  const root = document.documentElement;
  // Marked anew, even with what it has, the whole page would be styled again.
  if (root.lang === language && root.dir === directionOf(language)) return;
  root.lang = language;
  root.dir = directionOf(language);
}
