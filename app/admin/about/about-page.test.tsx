import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { SUBMIT_DELAY_MS } from '#app/content/timing.ts';
import { renderInTest, textsOf } from '#app/site/render-in-test.tsx';
import { About } from '#app/site/sections/about.tsx';
import { Hero } from '#app/site/sections/hero.tsx';
import { openScreen, press, type } from '../screen-in-test.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('§2 Save Changes says Saving... for one second, and the profile is on the site', async () => {
  const { store, toasts, unmount } = await openScreen('/admin/about');
  type('Name', 'Zara Malik');
  type('Bio', '<b>Hello</b> & welcome');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await press('Save Changes');
  const saving = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Saving...' });
  expect(saving()?.getAttribute('aria-disabled')).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(SUBMIT_DELAY_MS - 1));
  expect(saving()).not.toBeNull();
  expect(toasts).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(saving()).toBeNull();
  expect(toasts).toMatchObject([{ title: 'Changes saved successfully!' }]);
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  const sidebar = within(screen.getByLabelText('Sidebar'));
  expect(sidebar.getAllByText('Zara Malik', { selector: 'p' })).toHaveLength(1);
  vi.useRealTimers();
  unmount();
  const hero = await renderInTest(<Hero />, { store });
  expect(textsOf('h1')[0]).toContain('Zara Malik');
  hero.unmount();
  const about = await renderInTest(<About />, { store });
  expect(about.getByText('<b>Hello</b> & welcome')).toBeDefined();
});

test('Save keeps the focus while it saves, and another press does nothing', async () => {
  const { store } = await openScreen('/admin/about');
  const save = vi.spyOn(store, 'save');
  type('Name', 'Zara Malik');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await press('Save Changes');
  // A button that is disabled loses the focus.
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Saving...' }).disabled).toBe(false);
  await press('Saving...');
  await act(() => vi.advanceTimersByTimeAsync(SUBMIT_DELAY_MS));
  expect(save).toHaveBeenCalledOnce();
});

test('what is typed while it is being saved stays as the next draft', async () => {
  const { store, toasts } = await openScreen('/admin/about');
  type('Location', 'Karachi');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await press('Save Changes');
  type('Location', 'Karachi, Pakistan');
  expect(toasts).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(SUBMIT_DELAY_MS));
  expect(toasts).toMatchObject([{ title: 'Changes saved successfully!' }]);
  expect(screen.getByText('Unsaved changes')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('Karachi, Pakistan');
  expect(store.get('about').location).toBe('Karachi');
});

test('an e-mail address that is none is refused beside its field, and one that was kept still opens', async () => {
  const saved = { about: { ...builtInContent.about, email: 'kept' } };
  const { store, toasts } = await openScreen('/admin/about', { saved });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('kept');
  type('Email', 'nope');
  await press('Save Changes');
  expect(toasts).toMatchObject([{ title: 'Error', text: 'Please check the marked fields.' }]);
  const email = screen.getByRole('textbox', { name: 'Email', description: /^Use an address/ });
  expect(document.activeElement).toBe(email);
  expect(store.isSaved('about')).toBe(false);
});

test('a script as a link is refused beside its field', async () => {
  const { store, toasts } = await openScreen('/admin/about');
  type('LinkedIn', 'javascript:alert(1)');
  await press('Save Changes');
  expect(toasts).toMatchObject([{ title: 'Error', text: 'Please check the marked fields.' }]);
  const linkedin = screen.getByRole('textbox', { name: 'LinkedIn', description: /^Use a link/ });
  expect(document.activeElement).toBe(linkedin);
  expect(store.isSaved('about')).toBe(false);
});
