import { act, fireEvent, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test('a screen starts at its top, and at the part of it that the address aims at', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { router, getByRole } = await openScreen('/admin/texts');
  const go = (to: string) => act(() => router.navigate(to));
  await go('/admin/sections');
  expect(document.activeElement).toBe(getByRole('main'));
  expect(scrollTo).toHaveBeenCalledOnce();
  await go('/admin/texts#contact');
  const contact = document.getElementById('contact');
  expect(scrollIntoView.mock.contexts).toEqual([contact]);
  expect(contact?.contains(document.activeElement)).toBe(true);
  expect(scrollTo).toHaveBeenCalledOnce();
  // Where the link to the content has led aims at all of it.
  await go('/admin/sections#content-area');
  expect(document.activeElement).toBe(getByRole('main'));
});
