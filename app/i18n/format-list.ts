/** Things that stand beside each other, as a language lists them. */
export function formatList(items: readonly string[], language: string): string {
  // What Intl answers for English, without the time it takes to begin: this is part of the first render.
  if (language === 'en') return items.join(', ');
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(items);
}
