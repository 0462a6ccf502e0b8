import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SUBMIT_DELAY_MS } from '#app/content/timing.ts';
import { openScreen, press, type } from '../screen-in-test.tsx';

afterEach(() => {
  vi.useRealTimers();
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

test('a script as a link is refused beside its field', async () => {
  const { store, toasts } = await openScreen('/admin/about');
  type('LinkedIn', 'javascript:alert(1)');
  await press('Save Changes');
  expect(toasts).toMatchObject([{ title: 'Error', text: 'Please check the marked fields.' }]);
  const linkedin = screen.getByRole('textbox', { name: 'LinkedIn', description: /^Use a link/ });
  expect(document.activeElement).toBe(linkedin);
  expect(store.isSaved('about')).toBe(false);
});
