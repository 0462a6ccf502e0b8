import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#app/content/language-codes.ts';
import { latinDigits } from '#app/lib/time-words.ts';
import { formatPercent } from './format-percent.ts';

test.each(LANGUAGE_CODES)('%s: a share of a hundred is written as Intl does', (language) => {
  const format = new Intl.NumberFormat(latinDigits(language), { style: 'percent' });
  for (let value = 0; value <= 100; value += 1) {
    expect(formatPercent(value, language)).toBe(format.format(value / 100));
  }
});
