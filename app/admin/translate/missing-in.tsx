import { Link } from 'react-router';
import { languagesOf } from '#app/content/site-languages.ts';
import { isSample } from '#app/content/translation-work.ts';
import { useContent } from '#app/store/use-content.tsx';
import { adminPaths } from '../paths.ts';
import { LANGUAGE_NAMES } from '../settings/languages-panel.tsx';

/** Below a field of an editor: the languages that its text is not translated into yet, and the way there. */
export function MissingIn({ text }: { text: string }) {
  const { main, offered } = languagesOf(useContent('settings'));
  const own = useContent('translations');
  const source = text.trim();
  if (!/\p{L}/u.test(source) || isSample(source)) return null;
  const missing = offered.filter(
    (code) =>
      code !== main && !own.some((each) => each.language === code && each.source === source),
  );
  if (missing.length === 0) return null;
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-3 text-faint text-sm">
      Not translated:
      {missing.map((code) => (
        <Link
          key={code}
          to={`${adminPaths.translations}?in=${code}`}
          state={{ source }}
          className="underline underline-offset-4 hover:text-ink"
        >
          {LANGUAGE_NAMES[code]}
        </Link>
      ))}
    </p>
  );
}
