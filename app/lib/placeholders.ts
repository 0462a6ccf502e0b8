/** The gaps of a text that something is filled into, in any order: `{{minutes}}`, `{name}`. */
function placeholdersOf(text: string): string {
  return (text.match(/\{\{?\w+\}?\}/g) ?? []).sort().join(' ');
}

/** What a translation lacks or has too many of, or undefined when all is well. */
export function placeholderProblem(source: string, translation: string): string | undefined {
  const [wanted, given] = [placeholdersOf(source), placeholdersOf(translation)];
  if (wanted === given) return undefined;
  return wanted === ''
    ? `There is nothing to fill in here: take out ${given}.`
    : `Keep what is filled in as it is: ${wanted}.`;
}
