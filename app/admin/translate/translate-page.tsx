import { Download, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { LanguageCode } from '#app/content/language-codes.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { translated, type Work } from '#app/content/translation-work.ts';
import type { Translation } from '#app/content/translations.ts';
import { directionOf } from '#app/i18n/languages.ts';
import { textDirection } from '#app/lib/text-direction.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';
import { Button } from '#app/ui/button.tsx';
import { downloadFile } from '#app/ui/download.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { toast } from '#app/ui/toast.ts';
import { failureToast } from '../editor/failure-toast.ts';
import { HistoryButton } from '../history/history-button.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';
import { adminPaths } from '../paths.ts';
import { LANGUAGE_NAMES } from '../settings/languages-panel.tsx';
import { listOf } from '../versions/shape.ts';
import { toCsv } from './csv-file.ts';
import { FileImport } from './file-import.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { useWork } from './use-work.ts';
import { WorkList } from './work-list.tsx';
import { toXliff } from './xliff-file.ts';

const SHAPE = listOf<Translation>({
  noun: 'translation',
  keyOf: ({ language, source }) => `${language} ${source}`,
  titleOf: ({ language, source }) => `${LANGUAGE_NAMES[language]}: ${source}`,
  fields: { text: { label: 'Translation' } },
});

export default function TranslatePage() {
  usePageTitle('Translate');
  const { main, offered } = languagesOf(useContent('settings'));
  const others = offered.filter((code) => code !== main);
  const [search, setSearch] = useSearchParams();
  /** Another one after a version was restored: the fields begin anew. */
  const [round, setRound] = useState(0);
  const [isTyped, setTyped] = useState(false);
  const language = others.find((code) => code === search.get('in')) ?? others[0];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3 pt-4">
        <h1 className="text-2xl">Translate</h1>
        <HistoryButton
          collection="translations"
          shape={SHAPE}
          isDirty={isTyped}
          onRestored={() => setRound(round + 1)}
        />
      </div>
      <p className="max-w-[70ch] text-muted">
        All texts of the site beside what they are in another language. Built-in texts come with
        their translations; what you write yourself waits here. A text that is not translated shows
        in {LANGUAGE_NAMES[main]}. Articles are written in one language each and are not listed.
      </p>
      {language ? (
        <>
          <LanguageTabs
            languages={others}
            current={language}
            onChoose={(code) => setSearch({ in: code }, { replace: true })}
          />
          <LanguageWork
            key={`${language} ${round}`}
            main={main}
            language={language}
            onTyped={setTyped}
          />
        </>
      ) : (
        <EmptyState title="This site speaks one language">
          <Link to={adminPaths.settings} className="text-primary-text underline">
            Offer another one in the settings
          </Link>
        </EmptyState>
      )}
    </div>
  );
}

/** A translator is asked for names too where they have to be written in other letters. */
function isAsked({ state, source }: Work, language: LanguageCode): boolean {
  return state !== 'name' || textDirection(source) !== directionOf(language);
}

interface LanguageWorkProps {
  main: LanguageCode;
  language: LanguageCode;
  /** Whether something is typed that is not saved. */
  onTyped: (isTyped: boolean) => void;
}

function LanguageWork({ main, language, onTyped }: LanguageWorkProps) {
  const store = useStore();
  const work = useWork(language);
  const file = `translations-${main}-${language}`;
  const listed = useMemo(
    () => work?.filter((each) => isAsked(each, language)) ?? [],
    [work, language],
  );
  if (!work) return <p role="status">Loading…</p>;

  async function handleSave(each: Work, text: string) {
    const result = await store.update('translations', (own) =>
      translated(own, language, each, text),
    );
    if (!result.ok) toast(failureToast(result.failure));
    return result.ok;
  }

  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="small"
          onClick={() =>
            downloadFile(`${file}.xlf`, toXliff(main, language, listed), 'application/xliff+xml')
          }
        >
          <Download className="size-4" />
          Export XLIFF
        </Button>
        <Button
          variant="outline"
          size="small"
          onClick={() => downloadFile(`${file}.csv`, toCsv(main, language, listed), 'text/csv')}
        >
          <Download className="size-4" />
          Export CSV
        </Button>
        <FileImport main={main} language={language} work={work}>
          <Upload className="size-4" />
          Import translations
        </FileImport>
      </div>
      <WorkList {...{ main, language, work, onTyped }} onSave={handleSave} />
    </>
  );
}
