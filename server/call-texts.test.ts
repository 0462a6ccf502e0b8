import { expect, test } from 'vitest';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { sentenceProblems } from '#app/i18n/sentence-problems.ts';
import { CALL_TEXTS } from './call-texts.ts';

test.each(LANGUAGES)('the page of a call speaks as the site does in $code', ({ code }) => {
  const texts = Object.values(CALL_TEXTS[code]).map((text) => text.replace('{name}', 'Zoë C++'));
  expect(texts.flatMap((text) => sentenceProblems(text, code))).toEqual([]);
});
