import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Content } from '#app/content/collections.ts';
import { createStore } from '#app/store/create-store.ts';
import { createLocalGate } from '#app/store/local-gate.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { toast } from '#app/ui/toast.ts';
import { AuthProvider } from '../auth/auth-provider.tsx';
import { Toasts } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // The document of these tests knows no popovers.
  Object.assign(HTMLElement.prototype, { showPopover: () => {} });
});

afterEach(async () => {
  // Those that are still there would show in the next host.
  await pass(10_000);
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const OWNER: Content['auth'] = {
  isAuthenticated: true,
  user: { email: 'owner@example.com', name: 'Owner' },
};
const NOBODY = null;

async function pass(milliseconds: number) {
  await act(async () => vi.dynamicImportSettled());
  await act(async () => vi.advanceTimersByTimeAsync(milliseconds));
}

/** The edge of the window that a toast stands at. */
async function edgeOf(title: string, auth: Content['auth'], isWide: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener() {},
    removeEventListener() {},
  }));
  const store = createStore(createMemoryAdapter(), { ...builtInContent, auth });
  const gate = createLocalGate(store, { salt: '', iterations: 1, hash: '' });
  await act(async () =>
    render(
      <ContentProvider store={store} gate={gate}>
        <AuthProvider>
          <Toasts />
        </AuthProvider>
      </ContentProvider>,
    ),
  );
  await act(async () => toast({ title }));
  await pass(100);
  return screen.getByText(title).closest('ol')?.dataset.yPosition;
}

test('beside the sidebar a toast lies over the bar of the page', async () => {
  expect(await edgeOf('Saved', OWNER, true)).toBe('top');
});

test('where the bar begins with the menu button, a toast stands below', async () => {
  expect(await edgeOf('Removed', OWNER, false)).toBe('bottom');
});

test('on the login screen there is no sidebar to stand beside', async () => {
  expect(await edgeOf('Refused', NOBODY, true)).toBe('bottom');
});
