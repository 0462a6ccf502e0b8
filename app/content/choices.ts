// What a form offers to choose from. The owner writes it one a line; it is stored as it is written, whatever the
// language in which a visitor reads it.
export interface Choice {
  value: string;
  label: string;
  /** That of the label, where it is not the page's. */
  lang?: string;
  dir?: string;
}

export function linesOf(written: string): string[] {
  return written
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** A translation that has lost a line would say something else of each choice: it is not used. */
export function choicesOf(
  written: string,
  translated: string,
  foreign?: Pick<Choice, 'lang' | 'dir'>,
): Choice[] {
  const values = linesOf(written);
  const labels = linesOf(translated);
  const shown = labels.length === values.length ? labels : values;
  return values.map((value, at) => ({ ...foreign, value, label: shown[at] ?? value }));
}
