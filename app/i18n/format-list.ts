import { isolated } from '#app/lib/isolated.ts';
import { textDirection } from '#app/lib/text-direction.ts';

/** Things that stand beside each other, as a language lists them. Between letters that run the other way each stays whole. */
export function formatList(
  items: readonly string[],
  language: string,
  type: 'unit' | 'conjunction' = 'unit',
): string {
  // What Intl answers for English, without the time it takes to begin: this is part of the first render.
  if (language === 'en' && type === 'unit') return items.join(', ');
  const list = new Intl.ListFormat(language, { type, style: type === 'unit' ? 'short' : 'long' });
  // Its own words tell which way it runs.
  return list.format(textDirection(list.format(['', ''])) === 'rtl' ? items.map(isolated) : items);
}
