import Papa from 'papaparse';
import { asText, BYTE_ORDER_MARK } from '#app/content/messages-csv.ts';
import type { Work } from '#app/content/translation-work.ts';
import { type FileRead, languageCode, refusal, unitId } from './unit.ts';

export function toCsv(main: string, language: string, work: readonly Work[]): string {
  const rows = work.map(({ source, at, translation }) => [unitId(source), at, source, translation]);
  const head = ['id', 'place', main, language];
  return BYTE_ORDER_MARK + Papa.unparse([head, ...rows.map((row) => row.map(asText))]);
}

/** The apostrophe in front of what a spreadsheet would have run. */
const withoutGuard = (cell: string) =>
  cell.startsWith("'") && asText(cell.slice(1)) === cell ? cell.slice(1) : cell;

export function readCsv(text: string): FileRead {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    // Rows that were cleared are saved as cells with nothing in them.
    skipEmptyLines: 'greedy',
  });
  const [head, ...rows] = data;
  if (errors.length > 0 || !head) return refusal('The file is not a table of translations.');
  const [first, second, main, language] = [
    head[0],
    head[1],
    languageCode(head[2]),
    languageCode(head[3]),
  ];
  if (first !== 'id' || second !== 'place' || !main || !language)
    return refusal('The first line has to be: id, place and the codes of the two languages.');
  const broken = rows.findIndex((row) => row.length !== head.length);
  if (broken >= 0) return refusal(`Line ${broken + 2} does not have ${head.length} cells.`);
  const units = rows.map(([id = '', place = '', source = '', target = '']) => ({
    id,
    place: withoutGuard(place),
    source: withoutGuard(source),
    target: withoutGuard(target),
  }));
  return { ok: true, file: { main, language, units } };
}
