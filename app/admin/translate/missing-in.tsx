import { Link } from 'react-router';
import type { LanguageCode } from '#app/content/language-codes.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { isSample } from '#app/content/translation-work.ts';
import { useContent } from '#app/store/use-content.tsx';
import { useSavedTexts } from '../editor/saved-texts.tsx';
import { adminPaths } from '../paths.ts';
import { LANGUAGE_NAMES } from '../settings/languages-panel.tsx';

/**
 * Below a field of an editor: the languages that its texts are not translated into yet, and the way there. What is
 * not saved is not there yet, and would be lost on the way.
 */
export function MissingIn({ texts }: { texts: readonly string[] }) {
  const missingOf = useMissing();
  const savedTexts = useSavedTexts();
  const missing = [...new Set(texts.map((text) => text.trim()))].flatMap((source) => {
    const [first, ...others] = missingOf(source);
    return first ? [{ source, first, languages: named([first, ...others]) }] : [];
  });
  if (missing.length === 0) return null;
  const saved = missing.filter(({ source }) => savedTexts.has(source));
  // One way for all languages: the next field is not five stops of the keyboard away.
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-4 text-faint text-sm">
      {saved.map(({ source, first, languages }) => (
        <Link
          key={source}
          to={`${adminPaths.translations}?in=${first}`}
          state={{ source }}
          className="wrap-anywhere underline underline-offset-4 hover:text-ink"
        >
          Not translated: {languages}
          {texts.length > 1 && (
            <>
              {' '}
              (<bdi>{source}</bdi>)
            </>
          )}
        </Link>
      ))}
      {saved.length < missing.length && <span>Save first, then translate</span>}
    </p>
  );
}

const named = (codes: readonly LanguageCode[]) =>
  codes.map((code) => LANGUAGE_NAMES[code]).join(', ');

/** Tells the languages that a text lacks. */
function useMissing(): (source: string) => LanguageCode[] {
  const { main, offered } = languagesOf(useContent('settings'));
  const own = useContent('translations');
  return (source) => {
    if (!/\p{L}/u.test(source) || isSample(source)) return [];
    const done = own.filter((each) => each.source === source).map(({ language }) => language);
    return offered.filter((code) => code !== main && !done.includes(code));
  };
}
