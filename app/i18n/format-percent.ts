import { latinDigits } from '#app/lib/time-words.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A share of a hundred, as a language writes it. */
export function formatPercent(value: number, language: string): string {
  const format =
    formats.get(language) ?? new Intl.NumberFormat(latinDigits(language), { style: 'percent' });
  formats.set(language, format);
  return format.format(value / 100);
}
