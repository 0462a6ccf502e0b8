import { expect, test } from 'vitest';
import { properName } from './proper-name.ts';

test.each(['Grace Hopper', 'J. Doe', 'Jean-Luc O’Neill', 'أمينة يوسف', 'Åse', 'Dr. Müller'])(
  '%s is a name',
  (name) => {
    expect(properName(` ${name} `)).toBe(name);
  },
);

test.each(['', 'Buy now https://spam.example', 'spam.example', 'a@b.example', 'You won 100 €!'])(
  '“%s” is none',
  (typed) => {
    expect(properName(typed)).toBeUndefined();
  },
);

test('what is far too long for a name is told at once', () => {
  expect(properName(`${'a'.repeat(1_000_000)}!`)).toBeUndefined();
});
