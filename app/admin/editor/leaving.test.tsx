// Nothing unsaved is lost without a question, wherever the owner goes.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
