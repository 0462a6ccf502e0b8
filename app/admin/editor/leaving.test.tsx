// Nothing unsaved is lost without a question, wherever the owner goes.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failure, type Result } from '#app/store/adapter.ts';
import type { Store } from '#app/store/store.ts';
import { openScreen } from '../screen-in-test.tsx';

// To ask the whole screen for roles is slow.
const sidebar = () => within(screen.getByLabelText('Sidebar'));
const main = () => within(screen.getByRole('main'));
const question = () => document.querySelector<HTMLElement>('dialog[open]');
const click = (element: HTMLElement) => act(async () => element.click());
const answer = (text: string) => click(within(question() as HTMLElement).getByText(text));
const title = () => main().getByLabelText<HTMLInputElement>('Title');
const fillTitle = (value: string) => fireEvent.change(title(), { target: { value } });

test('leaving with unsaved changes asks: keep editing keeps, discarding discards', async () => {
  const { router } = await openScreen('/admin/projects');
  await click(main().getByLabelText('Edit Baraat'));
  fillTitle('Shaadi');
  await click(main().getByText('Save Project'));
  await click(sidebar().getByText('Services'));
  const asked = screen.getByRole('dialog', { name: 'Leave without saving?' });
  // It has the focus when the question opens.
  expect(within(asked).getByText('Keep editing').hasAttribute('autofocus')).toBe(true);
  // As Escape does.
  await act(async () => fireEvent(asked, new Event('cancel', { cancelable: true })));
  expect(question()).toBeNull();
  expect(router.state.location.pathname).toBe('/admin/projects');
  expect(main().getByLabelText('Edit Shaadi')).toBeTruthy();
  await click(sidebar().getByText('Services'));
  await answer('Discard changes');
  expect(router.state.location.pathname).toBe('/admin/services');
  await click(sidebar().getByText('Projects'));
  expect(main().getByLabelText('Edit Baraat')).toBeTruthy();
});

test('an open form counts as unsaved, and so does a logout', async () => {
  const { router } = await openScreen('/admin/projects');
  await click(main().getByText('Add Project'));
  fillTitle('Half');
  expect(main().getByText('Unsaved changes')).toBeTruthy();
  await click(sidebar().getByLabelText('Logout'));
  await answer('Keep editing');
  expect(question()).toBeNull();
  expect(title().value).toBe('Half');
  await click(sidebar().getByLabelText('Logout'));
  await answer('Discard changes');
  expect(router.state.location.pathname).toBe('/admin/login');
});

test('who was signed out elsewhere is told so, and need not answer once signed in again', async () => {
  const { store } = await openScreen('/admin/projects');
  await click(main().getByText('Add Project'));
  fillTitle('Half');
  const session = store.get('auth');
  await act(async () => void (await store.save('auth', null)));
  expect(screen.getByRole('dialog', { name: 'You were signed out' })).toBeTruthy();
  await act(async () => void (await store.save('auth', session)));
  expect(question()).toBeNull();
  expect(title().value).toBe('Half');
});

test('what was typed into a form that is cancelled, by Escape too, can be had back', async () => {
  const { toasts } = await openScreen('/admin/projects');
  await click(main().getByText('Add Project'));
  fireEvent.keyDown(title(), { key: 'Escape' });
  expect(main().queryByLabelText('Title')).toBeNull();
  expect(toasts).toEqual([]);
  await click(main().getByText('Add Project'));
  fillTitle('Half');
  fireEvent.keyDown(title(), { key: 'Escape' });
  expect(main().queryByLabelText('Title')).toBeNull();
  expect(toasts).toMatchObject([{ title: 'Changes Discarded', action: { label: 'Undo' } }]);
  await act(async () => toasts[0]?.action?.onSelect());
  expect(title().value).toBe('Half');
});

test('goodbye is said when it is one, and who cannot be signed out is told only that', async () => {
  const { router, store, toasts } = await openScreen('/admin/projects');
  vi.spyOn(store, 'clear').mockResolvedValueOnce(
    failure('unreachable', 'The server cannot be reached.'),
  );
  await click(sidebar().getByLabelText('Logout'));
  expect(toasts.map(({ title }) => title)).toEqual(['Still signed in']);

  toasts.length = 0;
  // As the login does with who is signed in.
  await act(() => router.navigate('/admin/projects'));
  await click(sidebar().getByLabelText('Logout'));
  expect(toasts.map(({ title }) => title)).toEqual(['Logged out successfully']);
  expect(router.state.location.pathname).toBe('/admin/login');
});

/** Holds the next save up until the returned function is called: with how it ends, else as it would have. */
function holdSave(store: Store) {
  let end = (_result?: Result) => {};
  const ended = new Promise<Result | undefined>((resolve) => {
    end = resolve;
  });
  const { save } = store;
  vi.spyOn(store, 'save').mockImplementationOnce(
    async (...given) => (await ended) ?? save(...given),
  );
  return (result?: Result) => act(async () => end(result));
}

/** A project has been renamed, and is being saved. */
async function renameAndSave() {
  const opened = await openScreen('/admin/projects');
  const endSave = holdSave(opened.store);
  await click(main().getByLabelText('Edit Baraat'));
  fillTitle('Shaadi');
  await click(main().getByText('Save Changes'));
  return { ...opened, endSave };
}

test('who leaves while it is being saved goes without a question, as soon as that is done', async () => {
  const { router, store, toasts, endSave } = await renameAndSave();
  await click(sidebar().getByText('Services'));
  expect(question()).toBeNull();
  expect(router.state.location.pathname).toBe('/admin/projects');
  await endSave();
  expect(router.state.location.pathname).toBe('/admin/services');
  expect(store.get('projects').map(({ title }) => title)).toContain('Shaadi');
  expect(toasts.at(-1)?.title).toBe('Projects Updated');
});

test('a tab that is closed while it saves asks: nobody could be told of a failure', async () => {
  const { endSave } = await renameAndSave();
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(true);
  await endSave();
  expect(closing()).toBe(false);
});

test('what is changed after a save began is asked about', async () => {
  const { router } = await renameAndSave();
  await click(main().getByLabelText('Delete Shaadi'));
  await click(sidebar().getByText('Services'));
  expect(question()).not.toBeNull();
  expect(router.state.location.pathname).toBe('/admin/projects');
});

test('so is a form that is filled in after a save began', async () => {
  const { router } = await renameAndSave();
  await click(main().getByText('Add Project'));
  fillTitle('Half');
  await click(sidebar().getByText('Services'));
  expect(question()).not.toBeNull();
  expect(router.state.location.pathname).toBe('/admin/projects');
});

test('a save that fails keeps the owner where the changes are, and the next try to leave asks', async () => {
  const { router, toasts, endSave } = await renameAndSave();
  await click(sidebar().getByText('Services'));
  await endSave(failure('unreachable', 'The server does not answer.'));
  expect(router.state.location.pathname).toBe('/admin/projects');
  expect(toasts.at(-1)).toMatchObject({
    title: 'Not saved',
    text: expect.stringContaining('Your changes are still on this screen.'),
  });
  expect(question()).toBeNull();
  await click(sidebar().getByText('Services'));
  await answer('Discard changes');
  expect(router.state.location.pathname).toBe('/admin/services');
});

test('so does one that finds another version: the owner is asked which it should be', async () => {
  const { router, store, endSave } = await renameAndSave();
  await click(sidebar().getByText('Services'));
  const [first, ...others] = store.get('projects');
  if (!first) throw new Error('There are built-in projects.');
  await act(
    async () => void (await store.save('projects', [{ ...first, title: 'Other' }, ...others])),
  );
  await endSave();
  expect(router.state.location.pathname).toBe('/admin/projects');
  expect(question()?.textContent).toContain('Other');
});

test('a logout waits for it, too', async () => {
  const { router, store, endSave } = await renameAndSave();
  await click(sidebar().getByLabelText('Logout'));
  expect(question()).toBeNull();
  await endSave();
  expect(router.state.location.pathname).toBe('/admin/login');
  expect(store.get('projects').map(({ title }) => title)).toContain('Shaadi');
});
