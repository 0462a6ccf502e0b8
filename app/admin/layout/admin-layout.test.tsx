import { act, fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../screen-in-test.tsx';

const drawer = () => document.querySelector('dialog[aria-label=Menu]') as HTMLDialogElement;
const links = () => [...drawer().querySelectorAll('a')];

test('the sidebar is a drawer that closes after a choice and with Escape', async () => {
  const { router, getByLabelText } = await openScreen('/admin/dashboard');
  const menu = getByLabelText('Open menu');
  async function open() {
    menu.focus();
    await act(async () => menu.click());
    expect(drawer().open).toBe(true);
  }
  await open();
  // The fourteen, and the way back to the site.
  expect(links()).toHaveLength(15);
  links()[0]?.focus();
  // As Escape does.
  await act(async () => fireEvent(drawer(), new Event('cancel', { cancelable: true })));
  expect(drawer().open).toBe(false);
  expect(document.activeElement).toBe(menu);
  await open();
  await act(async () => within(drawer()).getByText('Projects').click());
  expect(router.state.location.pathname).toBe('/admin/projects');
  expect(drawer().open).toBe(false);
});
