import { expect, test } from 'vitest';
import { itemKeys, moved, placeOf, withItem, withRestored } from './list-items.ts';

const keyOf = ({ id }: { id: string }) => id;
const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const twin = { id: 'a' };
const place = (items: { id: string }[], item: { id: string }, key: string) =>
  placeOf(items, itemKeys(items, keyOf), item, key);

test('moving an item keeps the others in order, and nothing moves out of the list', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});

test('items with the same key are told apart', () => {
  expect(itemKeys(['x', 'y', 'x'], String)).toEqual(['x', 'y', 'x (2)']);
});

test('an item is found wherever it stands, and by its key when the list was read again', () => {
  expect(place([a, b, c], b, 'b')).toBe(1);
  expect(place([b, c], b, 'b')).toBe(0);
  expect(place([{ id: 'c' }, { id: 'b' }], b, 'b')).toBe(1);
  expect(place([a, c], b, 'b')).toBe(-1);
});

test('of two items with one key, each is itself, also when the other goes and comes back', () => {
  expect(place([twin], twin, 'a (2)')).toBe(0);
  expect(place([a, twin], twin, 'a')).toBe(1);
});

test('an item without a place goes to the end, and no place is out of the list', () => {
  expect(withItem([a], -1, b)).toEqual([a, b]);
  expect(withItem([a], 4, b)).toEqual([a, b]);
  expect(withItem([a, b], 0, c)).toEqual([c, b]);
});

test('what was removed comes back once', () => {
  const removed = { item: b, at: 1, count: 1 };
  expect(withRestored([a, c], removed, keyOf)).toEqual([a, b, c]);
  expect(withRestored([a, { id: 'b' }, c], removed, keyOf)).toHaveLength(3);
  expect(withRestored([a], { item: twin, at: 1, count: 2 }, keyOf)).toEqual([a, twin]);
});
