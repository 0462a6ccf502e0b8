import { expect, test } from 'vitest';
import { choicesOf } from './choices.ts';

test('what is chosen is kept as it was written, and read in the language of the visitor', () => {
  expect(choicesOf('1 month\n\n 2-3 months ', '1 Monat\n2–3 Monate')).toEqual([
    { value: '1 month', label: '1 Monat' },
    { value: '2-3 months', label: '2–3 Monate' },
  ]);
});

test('a translation with another number of lines is not used', () => {
  expect(choicesOf('a\nb\nc', 'x\ny').map(({ label }) => label)).toEqual(['a', 'b', 'c']);
});

test('where nothing is written, there is nothing to choose', () => {
  expect(choicesOf(' \n', '')).toEqual([]);
});
