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
  const [first] = missing;
  if (!first) return null;
  // One way for all of them: the next field is not five stops of the keyboard away.
  return (
    <p className="mt-1.5 text-faint text-sm">
      <Link
        to={`${adminPaths.translations}?in=${first}`}
        state={{ source }}
        className="underline underline-offset-4 hover:text-ink"
      >
        Not translated: {missing.map((code) => LANGUAGE_NAMES[code]).join(', ')}
      </Link>
    </p>
  );
}
