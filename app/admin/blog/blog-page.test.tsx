import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { arrived } from '#app/site/render-in-test.tsx';
import { failure } from '#app/store/adapter.ts';
import type { Store } from '#app/store/store.ts';
import { openScreen, press, type } from '../screen-in-test.tsx';
import { blankPost, postFromForm } from './post-fields.tsx';

function post(slug: string, date: string, part: Partial<BlogPost> = {}): BlogPost {
  const blank = postFromForm(blankPost(new Date(date)));
  return { ...blank, id: slug, slug, title: `Post ${slug}`, published: true, ...part };
}

const open = (...blogPosts: BlogPost[]) => openScreen('/admin/blog', { saved: { blogPosts } });
const list = () => within(screen.getByRole('region', { name: /^Posts/ }));
const choose = (title: string) =>
  act(async () =>
    list()
      .getByRole('button', { name: new RegExp(title) })
      .click(),
  );
const turn = (name: string) =>
  act(async () => screen.getByRole('switch', { name: new RegExp(`^${name}`) }).click());
const written = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value;
const isUnsaved = () => screen.queryByText('Unsaved changes') !== null;

/** Holds the next save up until the returned function is called. */
function holdSave(store: Store) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { updateAll } = store;
  vi.spyOn(store, 'updateAll').mockImplementationOnce(async (...given) => {
    await held;
    return updateAll(...given);
  });
  return () => act(async () => release());
}

test('§2 the list is sorted newest first, with title or Untitled, date and state', async () => {
  await open(
    post('old', '2024-03-01T10:00:00.000Z'),
    post('new', '2025-03-01T10:00:00.000Z', { published: false, title: '' }),
  );
  const rows = list().getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'UntitledMar 1, 2025Draft',
    'Post oldMar 1, 2024Published',
  ]);
});

test('a cover’s address is completed when the post is saved from within the field', async () => {
  const { store } = await open(post('a', '2024-03-01T10:00:00.000Z'));
  await choose('Post a');
  const cover = screen.getByRole('textbox', { name: 'Cover Image URL' });
  fireEvent.change(cover, { target: { value: 'x.example/cover.png' } });
  await press('Save');
  expect(store.get('blogPosts')).toMatchObject([{ coverImage: 'https://x.example/cover.png' }]);
});

test('a slug is cleaned up while it is typed, around the caret, and fully when it is left', async () => {
  const { store } = await open();
  const slug = screen.getByLabelText<HTMLInputElement>(/^Slug/);
  const stroke = (value: string, caret = value.length) => {
    const target = { value, selectionStart: caret, selectionEnd: caret };
    fireEvent.change(slug, { target });
    return [slug.value, slug.selectionStart];
  };
  expect(stroke('My')).toEqual(['my', 2]);
  expect(stroke('my ')).toEqual(['my-', 3]);
  expect(stroke('my-post')).toEqual(['my-post', 7]);
  expect(stroke('my F-post', 4)).toEqual(['my-f-post', 4]);
  expect(stroke('my-f!-post', 5)).toEqual(['my-f-post', 4]);
  expect(stroke('my-f-post ')).toEqual(['my-f-post-', 10]);
  fireEvent.blur(slug);
  expect(slug.value).toBe('my-f-post');
  stroke('my-f-post ');
  await press('Save');
  expect(store.get('blogPosts')[0]?.slug).toBe('my-f-post');
});

test.each([
  ['below the list, is gone to', true],
  ['beside the list, leaves the focus there', false],
])('the form of a chosen post, %s', async (_, isNarrow) => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: isNarrow && query === '(width < 64rem)',
      }) as MediaQueryList,
  );
  await open(post('a', '2024-03-01T10:00:00.000Z'));
  await choose('Post a');
  expect(written('Title')).toBe('Post a');
  expect(document.activeElement === screen.getByLabelText('Title')).toBe(isNarrow);
  expect(scrollIntoView).toHaveBeenCalledTimes(isNarrow ? 1 : 0);
});

test('who discards changes for another form is in it, and not back in the list', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
  );
  await open(post('a', '2024-03-01T10:00:00.000Z'), post('b', '2024-03-02T10:00:00.000Z'));
  await choose('Post a');
  for (const [name, title] of [
    [/^Post b/, 'Post b'],
    ['New Post', ''],
  ] as const) {
    type('Excerpt', 'changed');
    await act(async () => screen.getByRole('button', { name }).focus());
    await press(name);
    await press('Discard changes');
    expect(written('Title')).toBe(title);
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  }
});

test('a title runs in its own direction', async () => {
  await open(post('urdu', '2024-03-01T10:00:00.000Z', { title: 'میرا پہلا مضمون' }));
  expect(list().getByText('میرا پہلا مضمون').getAttribute('dir')).toBe('auto');
});

test('§2 Preview is there only for a published post with a slug', async () => {
  await open(post('here', '2024-03-01T10:00:00.000Z'));
  await choose('Post here');
  const preview = () => screen.queryByText('Preview', { selector: 'a, button' });
  expect(screen.getByRole('link', { name: 'Preview' })).toBe(preview());
  await turn('Published');
  expect(preview()).toBeNull();
  await turn('Published');
  // What is not saved yet has no page.
  expect(preview()).toHaveProperty('disabled', true);
  type('Slug', '');
  expect(preview()).toBeNull();
});

test('a taken slug gets a number, and the owner is told', async () => {
  const { toasts } = await open(post('hello', '2024-03-01T10:00:00.000Z'));
  type('Title', 'Hello');
  await press('Save');
  expect(toasts).toContainEqual({
    title: 'Slug changed',
    text: 'Another post has the slug “hello”, so this one got “hello-2”.',
  });
  expect(written('Slug')).toBe('hello-2');
});

test('an Urdu title has a slug, and an empty title is saved as Untitled', async () => {
  const { toasts } = await open();
  type('Title', 'میرا پہلا مضمون');
  expect(written('Slug')).toBe('میرا-پہلا-مضمون');
  type('Title', '');
  await press('Save');
  expect(toasts).toMatchObject([{ title: 'Saved' }]);
  expect(list().getByRole('button', { name: /^Untitled/ })).toBeDefined();
});

test('choosing another post with unsaved changes asks first', async () => {
  await open(post('a', '2024-03-01T10:00:00.000Z'), post('b', '2024-03-02T10:00:00.000Z'));
  await choose('Post a');
  type('Excerpt', 'changed');
  await choose('Post b');
  await press('Keep editing');
  expect(written('Excerpt')).toBe('changed');
  await press('New Post');
  await press('Discard changes');
  expect(written('Title')).toBe('');
});

test('§5 §8 Delete asks, resets the form, and can be undone', async () => {
  const { store, toasts } = await open(post('gone', '2024-03-01T10:00:00.000Z'));
  await choose('Post gone');
  await press('Delete');
  const question = within(screen.getByRole('dialog', { name: 'Delete this post?' }));
  await act(async () => question.getByText('Cancel').click());
  expect(written('Title')).toBe('Post gone');
  await press('Delete');
  await act(async () => question.getByText('Delete post').click());
  expect(toasts).toMatchObject([{ title: 'Deleted', text: 'Blog post deleted.' }]);
  expect(written('Title')).toBe('');
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  expect(store.get('blogPosts')).toEqual([]);
  await act(async () => toasts[0]?.action?.onSelect());
  expect(store.get('blogPosts')).toHaveLength(1);
  expect([written('Title'), isUnsaved()]).toEqual(['Post gone', false]);
});

test('what was typed and not saved comes back with a deleted post', async () => {
  const { toasts } = await open(post('gone', '2024-03-01T10:00:00.000Z'));
  await choose('Post gone');
  type('Excerpt', 'typed');
  await press('Delete');
  const question = within(screen.getByRole('dialog', { name: 'Delete this post?' }));
  await act(async () => question.getByText('Delete post').click());
  await act(async () => toasts[0]?.action?.onSelect());
  expect([written('Title'), written('Excerpt'), isUnsaved()]).toEqual(['Post gone', 'typed', true]);
});

test('a deleted post that comes back leaves alone what was opened since', async () => {
  const { toasts } = await open(
    post('gone', '2024-03-01T10:00:00.000Z'),
    post('other', '2024-03-02T10:00:00.000Z'),
  );
  await choose('Post gone');
  await press('Delete');
  const question = within(screen.getByRole('dialog', { name: 'Delete this post?' }));
  await act(async () => question.getByText('Delete post').click());
  await choose('Post other');
  await act(async () => toasts[0]?.action?.onSelect());
  expect(written('Title')).toBe('Post other');
});

test('a day that is half typed is not put back in the middle of it, and changes nothing until it is one', async () => {
  const { store } = await open(post('a', '2026-10-31T10:00:00.000Z'));
  await choose('Post a');
  // The browser has no value for the 31st of November.
  type('Date', '');
  expect(written('Date')).toBe('');
  type('Date', '2026-11-05');
  expect(written('Date')).toBe('2026-11-05');
  type('Date', '');
  fireEvent.blur(screen.getByLabelText('Date'));
  expect(written('Date')).toBe('2026-11-05');
  await press('Save');
  expect(store.get('blogPosts')[0]?.date).toBe('2026-11-05T10:00:00.000Z');
});

test('a published post without a slug is said to be read by nobody', async () => {
  const { toasts } = await open();
  type('Title', '!!!');
  await turn('Published');
  expect(screen.getByText('Without it nobody can read the post.')).toBeDefined();
  await press('Save');
  expect(toasts).toMatchObject([{ title: 'Saved', text: expect.stringContaining('Nobody can') }]);
  expect(list().getByRole('listitem').textContent).toMatch(/Needs a slug$/);
});

test('an Undo of Delete that fails says so', async () => {
  const { store, toasts } = await open(post('gone', '2024-03-01T10:00:00.000Z'));
  await choose('Post gone');
  await press('Delete');
  const question = within(screen.getByRole('dialog', { name: 'Delete this post?' }));
  await act(async () => question.getByText('Delete post').click());
  vi.spyOn(store, 'update').mockResolvedValue(failure('full', 'There is no room left.'));
  await act(async () => toasts[0]?.action?.onSelect());
  expect(toasts[1]).toMatchObject({ title: 'Not saved', tone: 'error' });
});

test('the same post saved in two tabs: the later one chooses', async () => {
  const opened = post('a', '2024-03-01T10:00:00.000Z');
  const { store, toasts } = await open(opened);
  const saveElsewhere = (excerpt: string) =>
    act(async () => void (await store.save('blogPosts', [{ ...opened, excerpt }])));
  await choose('Post a');
  await saveElsewhere('followed');
  expect(written('Excerpt')).toBe('followed');
  type('Excerpt', 'mine');
  await saveElsewhere('theirs');
  await press('Save');
  expect(toasts).toEqual([]);
  const question = within(screen.getByRole('dialog', { name: 'Changed in another tab' }));
  const excerpt = question.getByRole('region', { name: /Excerpt$/ });
  expect(excerpt.textContent).toContain('theirs');
  // Whatever its language, from its own beginning.
  expect([...excerpt.querySelectorAll('p')].map(({ dir }) => dir)).toEqual(['auto', 'auto']);
  expect(question.getByText('Post a').tagName).toBe('BDI');
  await press('Keep mine');
  expect(toasts).toMatchObject([{ title: 'Saved', action: { label: 'Undo' } }]);
  expect(store.get('blogPosts')[0]?.excerpt).toBe('mine');
});

test('what is typed while a new post is being saved stays, unsaved, and is saved to the same post', async () => {
  const { store, toasts } = await open(post('hello', '2024-03-01T10:00:00.000Z'));
  type('Title', 'Hello ');
  type('Excerpt', 'Saved.');
  const endSave = holdSave(store);
  await press('Save');
  type('Excerpt', 'Saved. Typed ');
  await endSave();
  expect(toasts[0]).toMatchObject({ title: 'Saved' });
  expect(written('Excerpt')).toBe('Saved. Typed ');
  expect([written('Title'), written('Slug')]).toEqual(['Hello', 'hello-2']);
  expect(isUnsaved()).toBe(true);
  await press('Save');
  expect(isUnsaved()).toBe(false);
  expect(store.get('blogPosts').map(({ slug, excerpt }) => [slug, excerpt])).toEqual([
    ['hello-2', 'Saved. Typed'],
    ['hello', ''],
  ]);
});

test('what is typed and taken back while a post is being saved leaves nothing unsaved', async () => {
  const { store } = await open(post('a', '2024-03-01T10:00:00.000Z'));
  await choose('Post a');
  type('Excerpt', 'new');
  const endSave = holdSave(store);
  await press('Save');
  type('Excerpt', 'newer');
  type('Excerpt', 'new');
  await endSave();
  expect(isUnsaved()).toBe(false);
});

test('a new post that is asked for while another is being saved begins when that is done', async () => {
  const { store, toasts } = await open(post('a', '2024-03-01T10:00:00.000Z'));
  await choose('Post a');
  type('Excerpt', 'new');
  const endSave = holdSave(store);
  await press('Save');
  await press('New Post');
  expect(written('Title')).toBe('Post a');
  await endSave();
  expect(toasts).toMatchObject([{ title: 'Saved' }]);
  expect(store.get('blogPosts')).toMatchObject([{ title: 'Post a', excerpt: 'new' }]);
  expect(written('Title')).toBe('');
});

test('a post that is begun while another is being saved stays open', async () => {
  const { store } = await open(post('a', '2024-03-01T10:00:00.000Z'));
  await choose('Post a');
  type('Excerpt', 'new');
  const endSave = holdSave(store);
  await press('Save');
  type('Tags', 'given up');
  await press('New Post');
  await press('Discard changes');
  type('Title', 'Begun');
  await endSave();
  expect(store.get('blogPosts')).toMatchObject([{ title: 'Post a', excerpt: 'new', tags: [] }]);
  expect(written('Title')).toBe('Begun');
  expect(isUnsaved()).toBe(true);
});

test('a post that is opened again while it is being saved shows what was saved', async () => {
  const { store } = await open(post('a', '2024-03-01T10:00:00.000Z'));
  await choose('Post a');
  type('Excerpt', 'new');
  const endSave = holdSave(store);
  await press('Save');
  type('Tags', 'given up');
  await choose('Post a');
  await press('Discard changes');
  type('Tags', 'typed');
  await endSave();
  expect([written('Excerpt'), written('Tags')]).toEqual(['new', 'typed']);
});

test('a save that is refused after another post was opened is asked about as the post that it was', async () => {
  const [a, b] = [
    post('a', '2024-03-01T10:00:00.000Z'),
    post('b', '2024-03-02T10:00:00.000Z'),
  ] as const;
  const { store } = await open(a, b);
  await choose('Post a');
  type('Excerpt', 'mine');
  const endSave = holdSave(store);
  await press('Save');
  type('Tags', 'given up');
  await choose('Post b');
  await press('Discard changes');
  await act(async () => void (await store.save('blogPosts', [{ ...a, excerpt: 'theirs' }, b])));
  await endSave();
  const question = within(screen.getByRole('dialog', { name: 'Changed in another tab' }));
  expect(question.getByRole('region', { name: /Excerpt$/ }).textContent).toContain('theirs');
  await press('Keep mine');
  expect(store.get('blogPosts').map(({ excerpt }) => excerpt)).toEqual(['mine', '']);
  expect(written('Title')).toBe('Post b');
});

test('what is typed while a save is being refused stays when mine is kept', async () => {
  const opened = post('a', '2024-03-01T10:00:00.000Z');
  const { store } = await open(opened);
  await choose('Post a');
  type('Excerpt', 'mine');
  const endSave = holdSave(store);
  await press('Save');
  type('Tags', 'typed');
  await act(async () => void (await store.save('blogPosts', [{ ...opened, excerpt: 'theirs' }])));
  await endSave();
  await press('Keep mine');
  expect(store.get('blogPosts')).toMatchObject([{ excerpt: 'mine', tags: [] }]);
  expect([written('Excerpt'), written('Tags')]).toEqual(['mine', 'typed']);
  expect(isUnsaved()).toBe(true);
});

test('Translate begins a draft in a language that the post lacks', async () => {
  const { store, toasts } = await open(
    post('hello', '2024-03-01T10:00:00.000Z', { content: 'Words.' }),
  );
  await choose('Post hello');
  // The code that draws the text.
  await arrived();
  await press('Translate');
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  expect(written('Content')).toBe('Words.');
  expect(written('Translation of')).toBe('hello');
  fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), {
    target: { value: 'de' },
  });
  type('Title', 'Hallo');
  await turn('Published');
  await press('Save');
  expect(toasts).toMatchObject([{ title: 'Saved' }]);
  const [newest] = list().getAllByRole('listitem');
  expect(newest?.textContent).toContain('Translates Post hello');
  expect(list().getByText('German')).toBeDefined();
  const preview = screen.getByRole('link', { name: 'Preview' });
  expect(preview.getAttribute('href')).toBe('/de/blog/hallo');
  expect(store.get('blogPosts')[0]).toMatchObject({ language: 'de', translationOf: 'hello' });
});
