import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from './toast.ts';
import { ToastHost } from './toast-host.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // The document of these tests knows no popovers.
  Object.assign(HTMLElement.prototype, { showPopover: () => {} });
});

afterEach(async () => {
  await pass(10_000);
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

async function host() {
  await act(async () => render(<ToastHost label="Notifications" />));
}

async function pass(milliseconds: number) {
  for (let round = 0; round < 3; round += 1) await act(async () => vi.dynamicImportSettled());
  await act(async () => vi.advanceTimersByTimeAsync(milliseconds));
}

async function say(...titles: string[]) {
  for (const title of titles) {
    toast({ title });
    await pass(10);
  }
}

const titles = (selector = '') =>
  [...document.querySelectorAll(`[data-sonner-toast]${selector} [data-title]`)].map(
    ({ textContent }) => textContent,
  );

test('a toast waits for its host, and the host for a toast', async () => {
  toast({ title: 'Saved', text: 'All of it.' });
  await host();
  await pass(100);
  expect(titles()).toEqual(['Saved']);
  expect(screen.getByText('All of it.')).toBeDefined();
});

test('it stays for 4000 ms', async () => {
  await host();
  await say('Saved');
  await pass(3900);
  expect(titles()).toEqual(['Saved']);
  await pass(100);
  // Its way out.
  await pass(400);
  expect(titles()).toEqual([]);
});

test('three show at most', async () => {
  await host();
  await say('One', 'Two', 'Three', 'Four');
  expect(titles('[data-visible="true"]')).toEqual(['Four', 'Three', 'Two']);
});

test('an error looks like one, and an action can be taken', async () => {
  await host();
  const onSelect = vi.fn();
  toast({ title: 'Deleted', tone: 'error', action: { label: 'Undo', onSelect } });
  await pass(100);
  expect(document.querySelector('[data-sonner-toast] .text-danger')).not.toBe(null);
  fireEvent.click(screen.getByText('Undo'));
  expect(onSelect).toHaveBeenCalledOnce();
});

test('it goes with what it is about, and does not come after that', async () => {
  await host();
  const left = new AbortController();
  toast({ title: 'Deleted', until: left.signal });
  await say('Saved');
  expect(titles()).toEqual(['Saved', 'Deleted']);
  left.abort();
  await pass(100);
  // Its way out.
  await pass(400);
  expect(titles()).toEqual(['Saved']);
  toast({ title: 'Deleted', until: left.signal });
  await pass(10);
  expect(titles()).toEqual(['Saved']);
});

test('before an open dialog it stands inside it, and leaves with it', async () => {
  await host();
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  await say('Not saved');
  const shown = screen.getByText('Not saved');
  expect(dialog.contains(shown)).toBe(true);
  dialog.close();
  expect(dialog.contains(shown)).toBe(false);
  expect(document.body.contains(shown)).toBe(true);
});
