// From a translator's file to what it would change: all of it, or nothing and the reason.
import type { LanguageCode } from '#app/content/language-codes.ts';
import type { Work } from '#app/content/translation-work.ts';
import { placeholderProblem } from '#app/lib/placeholders.ts';
import { readCsv } from './csv-file.ts';
import { asCarried, type FileRead, refusal, type TranslationFile, unitId } from './unit.ts';
import { readXliff } from './xliff-file.ts';

/** What a file would change. */
export interface FileChange {
  work: Work;
  text: string;
}

export function readTranslationFile(name: string, text: string): FileRead {
  if (/\.csv$/i.test(name)) return readCsv(text);
  return /\.(xlf|xliff|xml)$/i.test(name)
    ? readXliff(text)
    : refusal('Only .xlf, .xliff and .csv files can be read.');
}

/** What the file would change of the work in its language; or why it cannot be used, all of it. */
export function changesOf(
  file: TranslationFile,
  main: LanguageCode,
  work: readonly Work[],
): { ok: true; changes: FileChange[] } | { ok: false; reason: string } {
  if (file.main !== main) return { ok: false, reason: 'The file is from another main language.' };
  if (file.units.length === 0) return { ok: false, reason: 'There is no text in the file.' };
  const known = new Map(work.map((each) => [unitId(each.source), each]));
  const changes: FileChange[] = [];
  const seen = new Set<string>();
  for (const { id, source, target } of file.units) {
    const each = known.get(id);
    if (seen.has(id)) return { ok: false, reason: `The file has a text twice: ${id}` };
    seen.add(id);
    if (!each)
      return { ok: false, reason: `The file has a text that this site does not say: ${id}` };
    if (asCarried(each.source) !== asCarried(source))
      return { ok: false, reason: `The source of ${each.at} is not what this site says.` };
    const text = asCarried(target).trim();
    const problem = text && placeholderProblem(each.source, text);
    if (problem) return { ok: false, reason: `${each.at}: ${problem}` };
    if (text && text !== each.translation) changes.push({ work: each, text });
  }
  return { ok: true, changes };
}
