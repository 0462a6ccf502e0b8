import { expect, test } from 'vitest';
import { outcomeOf, sourceOf } from './test-set.ts';

test('an answer is named by what gave it', () => {
  expect(sourceOf({ topic: 'pricing' })).toBe('topic pricing');
  const own = { kind: 'response' as const, id: '7', by: 'bees' };
  expect(sourceOf({ topic: 'custom', own })).toBe('response 7');
});

test.each([
  ['topic pricing', 'topic pricing', 'passes'],
  ['topic pricing', 'response 1', 'better'],
  ['response 1', 'topic pricing', 'worse'],
  ['response 1', 'response 2', 'fails'],
] as const)('now %s and before %s: it %s', (now, before, outcome) => {
  const item = { id: '1', question: 'Cost?', expected: 'topic pricing' };
  expect(outcomeOf(item, new Map([['1', now]]), new Map([['1', before]]))).toBe(outcome);
});
