import { expect, test } from 'vitest';
import { keyed } from './keyed.ts';

const keysOf = (list: { key: string }[]) => list.map(({ key }) => key);

test('equal values have different keys, and each keeps its own while the others change', () => {
  const keys = keysOf(keyed(['React', '2 React', 'React']));
  expect(new Set(keys).size).toBe(3);
  expect(keysOf(keyed(['Vue', 'React']))[1]).toBe(keys[0]);
});

test('a value that is no text is named', () => {
  expect(keyed([{ name: 'a' }], ({ name }) => name)).toEqual([
    { key: '1 a', value: { name: 'a' } },
  ]);
});
