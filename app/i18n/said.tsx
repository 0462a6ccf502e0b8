import type { ReactNode } from 'react';
import { languagesOf } from '#app/content/site-languages.ts';
import { textDirection } from '#app/lib/text-direction.ts';
import { useContent } from '#app/store/use-content.tsx';
import { builtInTranslations } from './i18n.ts';
import { directionOf, type Language } from './languages.ts';
import { useTranslation } from './use-translation.ts';
import { wordsIn } from './words-in.ts';

/** What is made of a text says which one that is. */
type SaidProps = { children: string; of?: string } | { children: ReactNode; of: string };

/** Words of the owner's, as the content's hooks give them. What is not translated says which language it is in. */
export function Said({ children, of = children as string }: SaidProps) {
  const foreign = useForeign()(of);
  return foreign ? <span {...foreign}>{children}</span> : children;
}

/** Tells the language of a text that is in the site's main one for want of a translation. */
export function useForeign() {
  const { i18n } = useTranslation();
  const { main } = languagesOf(useContent('settings'));
  const own = useContent('translations');
  const { callMinutes } = useContent('availability');
  return (text: string): { lang: Language; dir: 'ltr' | 'rtl' } | undefined => {
    if (i18n.language === main) return undefined;
    const known = Object.values(wordsIn(i18n.language, builtInTranslations(i18n), own) ?? {});
    const asWritten = text.replaceAll(String(callMinutes), '{{minutes}}');
    if (known.includes(text) || known.includes(asWritten)) return undefined;
    const dir = directionOf(main);
    // A sample that nobody has rewritten is English, whatever the main language is.
    return textDirection(text) === dir ? { lang: main, dir } : undefined;
  };
}
