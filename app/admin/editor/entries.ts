export type AddedEntry = { ok: true; values: string[] } | { ok: false; error: string };

/** Trimmed, non-empty, no duplicate: large and small letters tell no two entries apart. */
export function addEntry(values: readonly string[], written: string): AddedEntry {
  const entry = written.trim();
  if (entry === '') return { ok: false, error: 'Type something first.' };
  const known = values.find((value) => value.toLowerCase() === entry.toLowerCase());
  if (known !== undefined) return { ok: false, error: `“${known}” is in the list already.` };
  return { ok: true, values: [...values, entry] };
}

/** With what is typed but not added yet: it is meant to be kept. */
export function withTyped(values: readonly string[], written: string): string[] {
  const added = addEntry(values, written);
  return added.ok ? added.values : [...values];
}

/** What is pasted from a column or a row of a spreadsheet, a cell each. */
export function splitCells(text: string): string[] {
  return splitBy(text, /[\t\r\n]+/);
}

/** `a, b,, c` as three entries; the comma of Urdu and Arabic is one as well. */
export function splitCommas(text: string): string[] {
  return splitBy(text, /[,،]/);
}

/** One entry a line. */
export function splitLines(text: string): string[] {
  return splitBy(text, /\r?\n/);
}

function splitBy(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
