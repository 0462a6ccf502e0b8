import type { LanguageCode } from '#app/content/language-codes.ts';
import { classNames } from '#app/lib/class-names.ts';
import { LANGUAGE_NAMES } from '../settings/languages-panel.tsx';
import { useWork } from './use-work.ts';

interface LanguageTabsProps {
  languages: readonly LanguageCode[];
  current: LanguageCode;
  onChoose: (language: LanguageCode) => void;
}

/** The languages, each with how much of it is done. */
export function LanguageTabs({ languages, current, onChoose }: LanguageTabsProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Language</legend>
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === current}
          onClick={() => onChoose(code)}
          className={classNames(
            'grid min-h-11 rounded-md border px-4 py-2 text-start',
            code === current
              ? 'border-primary-text bg-primary/15'
              : 'border-line-strong text-muted',
          )}
        >
          <span className="font-medium">{LANGUAGE_NAMES[code]}</span>
          <Progress language={code} />
        </button>
      ))}
    </fieldset>
  );
}

function Progress({ language }: { language: LanguageCode }) {
  const counted = useWork(language)?.filter(({ state }) => state !== 'name');
  if (!counted) return <span className="label text-faint">…</span>;
  const done = counted.filter(({ state }) => state === 'done').length;
  // All of it is only said when nothing is left.
  const percent = counted.length === 0 ? 100 : Math.floor((done / counted.length) * 100);
  return (
    <span className="label text-faint">
      {percent}%, {counted.length - done} left
    </span>
  );
}
