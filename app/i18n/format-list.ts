/** Things that stand beside each other, as a language lists them. */
export function formatList(items: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(items);
}
