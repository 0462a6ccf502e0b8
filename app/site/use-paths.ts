import { useMemo } from 'react';
import { languagePrefix } from '#app/content/language-path.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { useStore } from '#app/store/use-content.tsx';
import { pathsBelow } from './pages/page.ts';

/** Where links lead, in the language of the page. Only what the page was made from says which addresses there are. */
export function usePaths() {
  const { i18n } = useTranslation();
  const prefix = languagePrefix(i18n.language, languagesOf(useStore().base('settings')));
  return useMemo(() => pathsBelow(prefix), [prefix]);
}
