// What could not be read is kept for the owner, who can have it back.
import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { createStore } from '#app/store/create-store.ts';
import { encode } from '#app/store/envelope.ts';
import { FakeStorage } from '#app/store/fake-browser.ts';
import { createWebStorageAdapter } from '#app/store/web-storage-adapter.ts';
import { catchDownloads } from '#app/ui/download-in-test.ts';
import { openScreen } from '../screen-in-test.tsx';

const BROKEN = '{"version":1,"savedAt":"2027-03-04T05:06:07.000Z","value":7}';
const NEWER = '{"version":99,"savedAt":"2027-03-04T05:06:07.000Z","value":[]}';
const [first, second, third] = builtInContent.projects;
if (!first || !second || !third) throw new Error('The built-in content has too few projects.');

// To ask the whole screen for roles is slow.
const notice = () => within(screen.getByText('Kept for you').closest('section') as HTMLElement);
const copies = () =>
  notice()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function press(name: string, among = notice()) {
  const button = among.getByRole('button', { name });
  button.focus();
  await act(async () => button.click());
}

test('the dashboard says what was set aside, hands it out, restores and deletes it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const files = catchDownloads();
  const area = new FakeStorage();
  const at = new Date('2026-01-02T03:04:05.000Z');
  const user = { email: 'owner@example.com', name: 'Owner' };
  area.setItem('portfolio.auth', encode('auth', { isAuthenticated: true, user }, at));
  area.setItem('portfolio.messages', BROKEN);
  area.setItem('portfolio.projects.corrupt', encode('projects', [third], at));
  area.setItem('portfolio.projects', encode('projects', [first, second], at));
  const adapter = createWebStorageAdapter(() => area, new EventTarget());
  const store = createStore(adapter, builtInContent);
  const { toasts, unmount } = await openScreen('/admin/dashboard', { store });
  expect(copies()).toEqual([
    expect.stringMatching(/^Messages 1 kB, saved Mar 4, 2027.*It cannot be read/),
    expect.stringMatching(/^Projects 1 kB, saved Jan 2, 2026.*restore it/),
  ]);
  expect(logged.mock.calls).toEqual([
    [expect.stringMatching(/could not be read .* and was set aside/)],
  ]);

  await press('Download the copy of Messages');
  expect(await files.get('portfolio-messages-set-aside.json')).toBe(BROKEN);
  expect(notice().queryByRole('button', { name: 'Restore the copy of Messages' })).toBeNull();

  await press('Restore the copy of Projects');
  expect(toasts.at(-1)?.title).toBe('Projects Restored');
  expect(store.get('projects')).toEqual([third]);
  await press('Restore the copy of Projects');
  expect(store.get('projects')).toEqual([first, second]);

  await press('Delete the copy of Messages');
  await press('Delete', within(screen.getByRole('dialog', { name: 'Delete the copy' })));
  expect(toasts.at(-1)?.title).toBe('Copy Deleted');
  expect(copies()).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(area.getItem('portfolio.messages.corrupt')).toBeNull();

  unmount();
  await openScreen('/admin/settings', { store });
  expect(copies()).toEqual([expect.stringMatching(/^Projects/)]);
});

test('the dashboard says what a newer version has saved, until the owner goes on without it', async () => {
  const area = new FakeStorage();
  const user = { email: 'owner@example.com', name: 'Owner' };
  area.setItem('portfolio.auth', encode('auth', { isAuthenticated: true, user }, new Date()));
  area.setItem('portfolio.messages', NEWER);
  const adapter = createWebStorageAdapter(() => area, new EventTarget());
  await openScreen('/admin/dashboard', { store: createStore(adapter, builtInContent) });
  expect(copies()).toEqual([expect.stringMatching(/^Messages.*by a newer version.*Reload/)]);
  expect(area.getItem('portfolio.messages')).toBe(NEWER);
  await press('Delete the copy of Messages');
  await press('Delete', within(screen.getByRole('dialog', { name: 'Delete the copy' })));
  expect(area.getItem('portfolio.messages')).toBeNull();
});
