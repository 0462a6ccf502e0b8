import { type ReactNode, useState } from 'react';
import type { LanguageCode } from '#app/content/language-codes.ts';
import { translated, type Work } from '#app/content/translation-work.ts';
import type { Translation } from '#app/content/translations.ts';
import type { Refusal } from '#app/store/adapter.ts';
import { useStore } from '#app/store/use-content.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toast.ts';
import { FileButton } from '../editor/file-button.tsx';
import { fileText } from '../editor/file-text.ts';
import { failureHelp } from '../failure-help.ts';
import { LANGUAGE_NAMES } from '../settings/languages-panel.tsx';
import { changesOf, type FileChange, readTranslationFile } from './translation-file.ts';

/** Larger than any site of ours in two languages. */
const LARGEST_BYTES = 5_000_000;

interface FileImportProps {
  main: LanguageCode;
  language: LanguageCode;
  work: readonly Work[];
  children: ReactNode;
}

/** A translator's file: all of it is used, after a look at what changes, or none. */
export function FileImport({ main, language, work, children }: FileImportProps) {
  const store = useStore();
  const [changes, setChanges] = useState<readonly FileChange[] | null>(null);
  /** What was saved when these were found. */
  const [known, setKnown] = useState<readonly Translation[]>([]);
  const [problem, setProblem] = useState<string>();

  async function handleFile(file: File) {
    setProblem(undefined);
    const found = file.size > LARGEST_BYTES ? TOO_LARGE : await changesIn(file);
    if (!found.ok) return setProblem(`Nothing was changed. ${found.reason}`);
    if (found.changes.length === 0) {
      return toast({ title: 'Nothing to import', text: 'The file says what is here already.' });
    }
    setKnown(store.get('translations'));
    setChanges(found.changes);
  }

  async function changesIn(file: File): Promise<ReturnType<typeof changesOf>> {
    const opened = await fileText(file);
    if (!opened.ok) return opened;
    const read = readTranslationFile(file.name, opened.text);
    if (!read.ok) return read;
    if (read.file.language !== language) {
      const named = LANGUAGE_NAMES[read.file.language];
      return { ok: false, reason: `The file is in ${named}: choose that language first.` };
    }
    return changesOf(read.file, main, work);
  }

  const textIn = (list: readonly Translation[], source: string) =>
    list.findLast((each) => each.language === language && each.source === source)?.text;

  async function handleImport(agreed: readonly FileChange[]) {
    setChanges(null);
    const result = await store.updateAll(['translations'], ({ translations: own }) => {
      const isNewer = agreed.some(
        ({ work: { source } }) => textIn(own, source) !== textIn(known, source),
      );
      if (isNewer) return NEWER;
      return {
        translations: agreed.reduce(
          (list, change) => translated(list, language, change.work, change.text),
          own,
        ),
      };
    });
    if (!result.ok) return setProblem(`Nothing was changed. ${failureHelp(result.failure)}`);
    toast({ title: 'Translations Imported', text: `${inWords(agreed.length)} changed.` });
  }

  return (
    <>
      <FileButton
        size="small"
        fileLabel="Translation file"
        accept=".xlf,.xliff,.csv"
        onFile={handleFile}
      >
        {children}
      </FileButton>
      {problem && (
        <p role="alert" className="w-full wrap-anywhere font-medium text-danger text-sm">
          {problem}
        </p>
      )}
      <Dialog
        isOpen={changes !== null}
        onClose={() => setChanges(null)}
        title="Import translations"
        description={`${inWords(changes?.length ?? 0)} would change.`}
        closeLabel="Close"
      >
        <div className="grid gap-4">
          <ul className="grid max-h-96 gap-3 overflow-y-auto">
            {changes?.map(({ work: { source, translation, at }, text }) => (
              <li key={source} className="grid gap-1 border-t pt-2 text-sm">
                <span className="label text-faint">{at}</span>
                {translation && (
                  <del lang={language} className="wrap-anywhere text-muted">
                    <bdi>{translation}</bdi>
                  </del>
                )}
                <ins lang={language} className="wrap-anywhere no-underline">
                  <bdi>{text}</bdi>
                </ins>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => changes && void handleImport(changes)}>Import</Button>
            <Button variant="outline" onClick={() => setChanges(null)}>
              Cancel
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

const inWords = (count: number) => (count === 1 ? '1 text' : `${count} texts`);

const NEWER: Refusal = {
  ok: false,
  failure: {
    kind: 'conflict',
    message: 'Some of these texts were translated meanwhile.',
    help: 'Choose the file once more to see what would change now.',
  },
};

const TOO_LARGE = {
  ok: false,
  reason: 'The file is larger than any that is exported here.',
} as const;
