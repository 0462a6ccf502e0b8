import { expect, test } from 'vitest';
import { textDirection } from './text-direction.ts';

test.each([
  ['Fast pages', 'ltr'],
  ['تیز صفحات', 'rtl'],
  ['React کے ساتھ تیز صفحات بنانا', 'rtl'],
  ['How Urdu (اردو) is set', 'ltr'],
  ['שלום', 'rtl'],
  ['日本語', 'ltr'],
  ['42 — 7', undefined],
  ['', undefined],
])('the text %j runs %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});
