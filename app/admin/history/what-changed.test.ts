import { expect, test } from 'vitest';
import { listOf, recordOf } from '../versions/shape.ts';
import { whatChanged } from './what-changed.ts';

interface Item {
  id: string;
  title: string;
  text?: string;
}

const list = listOf<Item>({
  noun: 'project',
  keyOf: ({ id }) => id,
  titleOf: ({ title }) => title,
  fields: { title: { label: 'Title' }, text: { label: 'Description' } },
});
const [a, b, c] = ['A', 'B', 'C'].map((title) => ({ id: title.toLowerCase(), title })) as [
  Item,
  Item,
  Item,
];

test('items are named by their titles, with what became of each', () => {
  expect(whatChanged(list, [a, b], [a, { ...b, text: 'New' }, c])).toBe(
    '“B”: Description · “C” added',
  );
  expect(whatChanged(list, [a, b], [b])).toBe('“A” removed');
  expect(whatChanged(list, [a, b, c], [c, a, b])).toBe('“C”: moved');
  expect(whatChanged(list, [a, b, c], [{ ...c, title: 'D' }, a, b])).toBe('“D”: moved, Title');
});

test('a record is named by its heading, and its fields as the form does', () => {
  const record = recordOf(
    'Profile',
    { name: { label: 'Full name' } },
    { links: recordOf('Links', {}) },
  );
  const before = { name: 'A', bio: '', links: { site: '' } };
  const after = { name: 'B', bio: 'x', links: { site: 'https://a.example' } };
  expect(whatChanged(record, before, after)).toBe('Profile: Full name, Bio · Links: Site');
});

test('much is counted, nothing is said to be nothing', () => {
  const many = Array.from({ length: 1204 }, (_, at) => ({ id: `${at}`, title: `Item ${at}` }));
  expect(whatChanged(list, [], many)).toBe(
    '“Item 0” added · “Item 1” added · “Item 2” added and 1,201 more',
  );
  const fields = { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 };
  expect(whatChanged(recordOf('Profile', {}), {}, fields)).toBe('Profile: A, B, C, D and 2 more');
  expect(whatChanged(list, [a], [a])).toBe('Saved without a change.');
});
