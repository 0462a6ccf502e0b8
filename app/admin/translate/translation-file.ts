// From a translator's file to what it would change: all of it, or nothing and the reason.
import type { LanguageCode } from '#app/content/language-codes.ts';
import type { Work } from '#app/content/translation-work.ts';
import { placeholderProblem } from '#app/lib/placeholders.ts';
import { readCsv } from './csv-file.ts';
import {
  asCarried,
  type FileRead,
  refusal,
  type TranslationFile,
  type Unit,
  unitId,
} from './unit.ts';
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
  for (const unit of file.units) {
    const { id, source, target } = unit;
    const each = known.get(id);
    if (seen.has(id)) return { ok: false, reason: `The file has a text twice: ${named(unit)}.` };
    seen.add(id);
    if (!each) {
      const reason = `The file has a text that this site does not say: ${named(unit)}. Take it out of the file, or export it anew.`;
      return { ok: false, reason };
    }
    if (asCarried(each.source) !== asCarried(source))
      return { ok: false, reason: `The source of ${each.at} is not what this site says.` };
    const text = asCarried(target).trim();
    const problem = text && placeholderProblem(each.source, text);
    if (problem) return { ok: false, reason: `${each.at}: ${problem}` };
    if (text && text !== each.translation) changes.push({ work: each, text });
  }
  return { ok: true, changes };
}

/** How much of a text is enough to find it again. */
const BEGINNING = 40;

/** A text of the file by what whoever has it before them can see there: its place and how it begins. */
function named({ id, place, source }: Unit): string {
  const words = source.trim().replace(/\s+/g, ' ');
  const letters = [...words];
  const begins =
    letters.length > BEGINNING ? `${letters.slice(0, BEGINNING).join('').trimEnd()}…` : words;
  return (
    [place.trim() || id, begins && `“${begins}”`].filter(Boolean).join(', ') || 'one without a name'
  );
}
