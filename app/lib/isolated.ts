/** A part that keeps its own direction, so that it does not fall apart between letters that run the other way. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
