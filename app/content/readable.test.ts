import { expect, test } from 'vitest';
import { builtInContent } from './built-in.ts';
import { picturesIn, readableFields, readableTexts } from './readable.ts';

const [project] = builtInContent.projects;
if (!project) throw new Error('There are built-in projects.');

test('pictures are found wherever they stand in a value; an empty one is none', () => {
  const pictured = { ...project, id: 1, image: '/one.png' };
  const bare = { ...project, id: 2, image: '' };
  expect(picturesIn('projects', [pictured, bare])).toEqual([
    { field: 'image', as: 'picture', text: '/one.png', at: 'projects.1.image' },
  ]);
});

test('what people read is told apart from pictures, and says where it stands', () => {
  const texts = readableTexts('projects', [{ ...project, id: 1, title: 'T', image: '/one.png' }]);
  expect(texts).toContainEqual({ field: 'title', as: 'name', text: 'T', at: 'projects.1.title' });
  expect(texts.some(({ text }) => text === '/one.png')).toBe(false);
});

test('the names of the fields that people read come once, in order', () => {
  const fields = readableFields(['services', 'projects', 'projects']);
  expect(fields).toContain('description');
  expect(fields).not.toContain('image');
  expect(fields).toEqual([...new Set(fields)].sort());
});
