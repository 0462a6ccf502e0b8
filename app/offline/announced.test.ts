import { expect, test, vi } from 'vitest';
import { openInbox } from './announced.ts';

const SITE = new URL('https://amina.example/portfolio/');

function windowsAt(...urls: string[]) {
  const focus = vi.fn(async () => {});
  const openWindow = vi.fn(async () => {});
  return { focus, openWindow, matchAll: async () => urls.map((url) => ({ url, focus })) };
}

test('a press on an announcement brings an open admin to the front, as it is', async () => {
  const windows = windowsAt(`${SITE}blog`, `${SITE}admin/projects`);
  await openInbox(windows, SITE);
  expect(windows.focus).toHaveBeenCalledOnce();
  expect(windows.openWindow).not.toHaveBeenCalled();
});

test('when none is open it opens the inbox, and not a page that is only named like it', async () => {
  const windows = windowsAt(`${SITE}administration`, 'https://amina.example/admin/messages');
  await openInbox(windows, SITE);
  expect(windows.focus).not.toHaveBeenCalled();
  expect(windows.openWindow).toHaveBeenCalledExactlyOnceWith(`${SITE}admin/messages`);
});
