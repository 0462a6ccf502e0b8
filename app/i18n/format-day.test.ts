import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#app/content/language-codes.ts';
import { latinDigits } from '#app/lib/time-words.ts';
import { formatDay } from './format-day.ts';
import { speaking } from './speaking.ts';

test.each(LANGUAGE_CODES)('%s: a day is written as Intl does', async (language) => {
  const { t } = await speaking(language);
  const format = new Intl.DateTimeFormat(latinDigits(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  for (let day = 1; day <= 366; day += 1) {
    const date = new Date(Date.UTC(2028, 0, day));
    const parts = { year: 2028, month: date.getUTCMonth(), day: date.getUTCDate() };
    expect(formatDay(parts, t)).toBe(format.format(date));
  }
});
