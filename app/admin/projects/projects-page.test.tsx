import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInTest, textsOf } from '#app/site/render-in-test.tsx';
import { Projects } from '#app/site/sections/projects.tsx';
import { openScreen, press, rowTitles, type } from '../screen-in-test.tsx';

const button = (name: string) => screen.getByRole('button', { name });

test('§2 Edit opens the item, Cancel discards, Save Project commits', async () => {
  await openScreen('/admin/projects');
  await press('Edit Baraat');
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  type('Title', 'Shaadi');
  expect(screen.getByText('Unsaved changes')).toBeDefined();
  await press('Cancel');
  expect(document.activeElement).toBe(button('Edit Baraat'));
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  await press('Edit Baraat');
  type('Title', 'Shaadi');
  await press('Save Project');
  expect(rowTitles('Projects')).toEqual([
    'Dastarkhwan',
    'Dastarkhwan Go',
    'Shaadi',
    'Malkhana',
    'Pehra',
  ]);
});

test('§2 §4 a new project is in the list after Save Project and on the site after Save Changes', async () => {
  const { store, toasts, unmount } = await openScreen('/admin/projects');
  await press('Add Project');
  type('Title', 'Munshi');
  type('Description', 'Munshi in a sentence.');
  const form = screen.getByRole('form', { name: 'New project' });
  expect(form.querySelector('article')?.textContent).toContain('Munshi in a sentence.');
  type('Category', 'automation');
  await act(async () => screen.getByLabelText(/^Trending/).click());
  await press('Save Project');
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.activeElement).toBe(button('Edit Munshi'));
  expect(screen.getByText('Unsaved changes')).toBeDefined();
  expect(store.isSaved('projects')).toBe(false);

  await press('Save Changes');
  expect(toasts).toEqual([
    { title: 'Projects Updated', text: 'Your projects have been saved successfully.' },
  ]);
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  const munshi = store.get('projects').at(-1);
  expect(munshi).toMatchObject({
    title: 'Munshi',
    categoryKey: 'automation',
    type: 'web',
    trending: true,
  });
  expect(Math.abs((munshi?.id ?? 0) - Date.now())).toBeLessThan(60_000);
  unmount();
  await renderInTest(<Projects />, { store });
  expect(textsOf('h3')).toContain('Munshi');
});

test('Save Changes and Ctrl+S take an open form along, or say what it lacks', async () => {
  const { store, toasts } = await openScreen('/admin/projects');
  await press('Add Project');
  type('Title', 'Whole');
  const strike = (key: object) =>
    act(async () => void fireEvent.keyDown(document.body, { key: 's', ...key }));
  await strike({ ctrlKey: true });
  expect(toasts.at(-1)).toMatchObject({
    title: 'Error',
    text: 'Please fill in all required fields.',
  });
  expect(store.isSaved('projects')).toBe(false);
  type('Description', 'Complete now.');
  await strike({ metaKey: true });
  expect(toasts.at(-1)?.title).toBe('Projects Updated');
  expect(store.get('projects').at(-1)?.title).toBe('Whole');
});

test('§5 §8 a project without title or description is refused beside the field and in a toast', async () => {
  const { toasts } = await openScreen('/admin/projects');
  await press('Add Project');
  type('Title', '   ');
  button('Save Project').focus();
  await press('Save Project');
  expect(toasts.at(-1)).toMatchObject({
    title: 'Error',
    text: 'Please fill in all required fields.',
  });
  expect(screen.getAllByText('Please fill in this field.')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  type('Title', 'x');
  expect(screen.getAllByText('Please fill in this field.')).toHaveLength(1);
});

test('§2 §8 Delete removes at once, and Undo brings it back to its place', async () => {
  const { toasts } = await openScreen('/admin/projects');
  await press('Delete Baraat');
  expect(toasts).toMatchObject([{ title: 'Project Deleted', action: { label: 'Undo' } }]);
  expect(rowTitles('Projects')).not.toContain('Baraat');
  expect(document.activeElement).toBe(button('Edit Malkhana'));
  await act(async () => toasts[0]?.action?.onSelect());
  expect(rowTitles('Projects')[2]).toBe('Baraat');
});

test('§5 technologies are trimmed, never empty and never twice', async () => {
  await openScreen('/admin/projects');
  await press('Edit Malkhana');
  const form = within(screen.getByRole('form', { name: 'Edit project' }));
  const input = form.getByRole('textbox', { name: 'Technologies' });
  const fill = (value: string) => fireEvent.change(input, { target: { value } });
  const entries = () =>
    within(form.getByRole('list', { name: 'Technologies' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(entries()).toHaveLength(4);
  fill('  Redis ');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(entries()).toEqual(['React', 'Express', 'MySQL', 'Docker', 'Redis']);
  fill('Redis');
  await press('Add technology');
  expect(form.getByText('“Redis” is in the list already.')).toBeDefined();
  fill('   ');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(entries()).toHaveLength(5);
  await press('Remove Docker');
  expect(entries()).toEqual(['React', 'Express', 'MySQL', 'Redis']);
});

test('an empty list offers the sample data', async () => {
  await openScreen('/admin/projects', { saved: { projects: [] } });
  await press('Load sample data');
  expect(rowTitles('Projects')).toEqual(['Dastarkhwan', 'Dastarkhwan Go']);
});

test('links that could run a script are refused with a message, and plain domains are completed', async () => {
  const { toasts } = await openScreen('/admin/projects');
  await press('Add Project');
  type('Title', 'Linked');
  type('Description', 'Linked in a sentence.');
  type('GitHub link', 'javascript:alert(1)');
  await press('Save Project');
  expect(toasts.at(-1)).toMatchObject({
    title: 'Error',
    text: 'Please check the marked fields.',
  });
  const github = screen.getByLabelText<HTMLInputElement>('GitHub link');
  expect(document.activeElement).toBe(github);
  expect(screen.getByText(/Use a link that starts with/)).toBeDefined();
  type('GitHub link', 'github.com/me/linked');
  fireEvent.blur(github);
  expect(github.value).toBe('https://github.com/me/linked');
  await press('Save Project');
  expect(button('Edit Linked')).toBeDefined();
});

test('HTML in a field is text, here and on the site', async () => {
  const { store, toasts, unmount } = await openScreen('/admin/projects');
  const markup = '<img src=x onerror="document.title=1"><b>bold</b>';
  await press('Add Project');
  type('Title', markup);
  type('Description', `${markup} in a sentence.`);
  await press('Save Changes');
  expect(toasts.at(-1)?.title).toBe('Projects Updated');
  expect(rowTitles('Projects')).toContain(markup);
  expect(document.querySelector('img[src=x], b')).toBeNull();
  unmount();
  await renderInTest(<Projects />, { store });
  expect(textsOf('h3')).toContain(markup);
  expect(document.querySelector('img[src=x], b')).toBeNull();
});
