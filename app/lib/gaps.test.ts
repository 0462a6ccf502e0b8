import { expect, test } from 'vitest';
import { fillGaps } from './gaps.ts';

test('every gap of a name is filled, and one that nothing is known of stays', () => {
  const text = '{{name}} and {{name}}, {{minutes}} minutes, {{else}}';
  expect(fillGaps(text, { name: 'Amina', minutes: 30 })).toBe(
    'Amina and Amina, 30 minutes, {{else}}',
  );
});

test('what is filled in is no pattern', () => {
  expect(fillGaps('© {{name}}', { name: "Cash$$ & $' $& Co" })).toBe("© Cash$$ & $' $& Co");
});
