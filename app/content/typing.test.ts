import { expect, test } from 'vitest';
import { nextTyping, startTyping, type Typing, typedText, typingDelay } from './typing.ts';

const titles = ['ab', 'c'];

test('types a character each 100 ms, pauses 2000 ms, deletes one each 50 ms, and wraps around', () => {
  const shown: [string, number][] = [];
  let state: Typing = startTyping(titles);
  for (let step = 0; step < 8; step += 1) {
    shown.push([typedText(titles, state), typingDelay(titles, state)]);
    state = nextTyping(titles, state);
  }
  expect(shown).toEqual([
    ['ab', 2000],
    ['a', 50],
    ['', 50],
    ['c', 2000],
    ['', 50],
    ['a', 100],
    ['ab', 2000],
    ['a', 50],
  ]);
});

test('a sign outside of the first 65,536 is typed at once', () => {
  const [start, next] = [startTyping(['🚀']), nextTyping(['🚀'], startTyping(['🚀']))];
  expect([typedText(['🚀'], start), typedText(['🚀'], next)]).toEqual(['🚀', '']);
});
