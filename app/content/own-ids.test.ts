import { expect, test } from 'vitest';
import { withOwnIds } from './own-ids.ts';
import { readCollection } from './read-collection.ts';

const message = (id: unknown, name: string) => ({
  id,
  name,
  timestamp: '2026-01-02T03:04:05.000Z',
});

test('of two items with one id the later one gets an id of its own, also where one was a number', () => {
  const read = readCollection('messages', [
    message('9', 'One'),
    message(9, 'Two'),
    message('9-2', 'Three'),
    message('9', 'Four'),
  ]);
  expect(read).toMatchObject({
    ok: true,
    value: [
      { id: '9', name: 'One' },
      { id: '9-3', name: 'Two' },
      { id: '9-2', name: 'Three' },
      { id: '9-4', name: 'Four' },
    ],
  });
});

test('of two posts too: the editor would open the first, whichever is meant', () => {
  const post = (title: string) => ({ id: '1', title, slug: title, date: '2026-01-02' });
  const read = readCollection('blogPosts', [post('one'), post('two')]);
  expect(read).toMatchObject({ ok: true, value: [{ id: '1' }, { id: '1-2', title: 'two' }] });
});

test('numbers go on', () => {
  const items = [1, 1, 2, 1].map((id) => ({ id }));
  expect(withOwnIds(items)).toEqual([{ id: 1 }, { id: 3 }, { id: 2 }, { id: 4 }]);
});

test('what is said twice of a section is said of that section', () => {
  const hero = { id: 'hero', showInNavbar: true, showInPortfolio: true };
  expect(readCollection('sectionVisibility', [hero, hero])).toEqual({
    ok: true,
    value: [hero, hero],
  });
});

test('ten thousand with one id are ten thousand', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => message('1', `Visitor ${at}`));
  const read = readCollection('messages', many);
  const ids = read.ok ? read.value.map(({ id }) => id) : [];
  expect(new Set(ids).size).toBe(10_000);
});
