import { languagesOf } from '#app/content/site-languages.ts';
import { textDirection } from '#app/lib/text-direction.ts';
import { useContent } from '#app/store/use-content.tsx';
import { builtInTranslations } from './i18n.ts';
import { directionOf, type Language } from './languages.ts';
import { useTranslation } from './use-translation.ts';
import { wordsIn } from './words-in.ts';

/** Words of the owner's, as the content's hooks give them. What is not translated says which language it is in. */
export function Said({ children }: { children: string }) {
  const language = useForeignLanguage(children);
  if (!language) return children;
  return (
    <span lang={language} dir={directionOf(language)}>
      {children}
    </span>
  );
}

/** The language of a text that is in the site's main one for want of a translation. */
function useForeignLanguage(text: string): Language | undefined {
  const { i18n } = useTranslation();
  const { main } = languagesOf(useContent('settings'));
  const own = useContent('translations');
  const { callMinutes } = useContent('availability');
  if (!text || i18n.language === main) return undefined;
  const known = saidIn(wordsIn(i18n.language, builtInTranslations(i18n), own));
  const asWritten = text.replaceAll(String(callMinutes), '{{minutes}}');
  if (known.has(text) || known.has(asWritten)) return undefined;
  // A sample that nobody has rewritten is English, whatever the main language is.
  return textDirection(text) === directionOf(main) ? main : undefined;
}

const texts = new WeakMap<object, ReadonlySet<string>>();

function saidIn(words: Record<string, string> = NONE): ReadonlySet<string> {
  const known = texts.get(words) ?? new Set(Object.values(words));
  texts.set(words, known);
  return known;
}

const NONE = {};
