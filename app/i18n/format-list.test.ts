import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#app/content/language-codes.ts';
import { isolated } from '#app/lib/isolated.ts';
import { formatList } from './format-list.ts';
import { directionOf } from './languages.ts';

const NAMES = ['C++', 'Zoë', '', 'أحمد', '12'];

test.each(LANGUAGE_CODES)('%s: a list is written as Intl does, each part whole', (language) => {
  const format = new Intl.ListFormat(language, { type: 'unit', style: 'short' });
  for (let count = 0; count <= NAMES.length; count += 1) {
    const names = NAMES.slice(0, count);
    const own = directionOf(language) === 'rtl' ? names.map(isolated) : names;
    expect(formatList(names, language)).toBe(format.format(own));
  }
});
