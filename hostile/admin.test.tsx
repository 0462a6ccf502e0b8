// Every screen of the admin, on content in which every text is hostile.
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AuthProvider } from '#app/admin/auth/auth-provider.tsx';
import { AdminLayout } from '#app/admin/layout/admin-layout.tsx';
import { adminPaths } from '#app/admin/paths.ts';
import { screens } from '#app/admin/screens.ts';
import { keysOf } from '#app/content/collections.ts';
import { createI18n } from '#app/i18n/i18n.ts';
import { Speaking } from '#app/i18n/use-translation.ts';
import { createDesk, createStore } from '#app/store/create-store.ts';
import { createLocalCalls } from '#app/store/local-calls.ts';
import { createLocalGate } from '#app/store/local-gate.ts';
import { createLocalHistory } from '#app/store/local-history.ts';
import { createLocalInbox } from '#app/store/local-inbox.ts';
import { createLocalQuestions } from '#app/store/local-questions.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import type { Store } from '#app/store/store.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { ThemeProvider } from '#app/theme/theme-provider.tsx';
import { TooltipProvider } from '#app/ui/icon-button.tsx';
import { harmIn } from './harm.ts';
import { payloads } from './payloads.ts';
import { contentOf } from './specimen.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const texts = payloads.map(([, text]) => text);
/** Each starts elsewhere in the list, so that other texts meet other fields. */
const MIXES = [0, 1, 2].map((mix) => Math.round((mix * texts.length) / 3));

function contentFrom(start: number) {
  let at = start;
  return contentOf(() => texts[at++ % texts.length] ?? '');
}

/** An element that the test's document does not know yet. */
const UNKNOWN = 'The tag <%s> is unrecognized in this browser.';

/** Those that a browser alone has; the others hold nothing that a store could bring. */
const ofBrowser = screens.filter(({ needs }) => needs === undefined);

describe.each(ofBrowser)('$path', ({ path, load }) => {
  test.each(MIXES)('stands and runs nothing, its forms too (mix from text %i)', async (start) => {
    const problems = vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = createStore(createMemoryAdapter(), contentFrom(start));
    await renderScreen(path, (await load()).default, store);
    expect(document.querySelectorAll('main h1')).toHaveLength(1);
    const edit = document.querySelector<HTMLElement>('button[aria-label^="Edit"]');
    await act(async () => edit?.click());
    expect(harmIn(document)).toEqual([]);
    const said = problems.mock.calls.filter(([text]) => !String(text).startsWith(UNKNOWN));
    expect(said).toEqual([]);
  });
});

/** Where any text can stand; a version that holds none is like the other. */
const [one, other] = [contentOf(() => 'One'), contentOf(() => 'Other')];
const written = keysOf('site').filter(
  (key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]),
);
const ofSite = screens.filter(({ path }) => written.some((key) => adminPaths[key] === path));

describe.each(ofSite)('the history of $path', ({ path, load }) => {
  test('shows hostile versions side by side and runs nothing', async () => {
    const problems = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('IntersectionObserver', NearObserver);
    // Each begins with another text, however many fields there are: the versions differ everywhere.
    const [before, after] = [contentFrom(0), contentFrom(1)];
    const store = createStore(createMemoryAdapter(), before);
    for (const key of keysOf('site')) await store.save(key, after[key]);
    await renderScreen(path, (await load()).default, store);
    await act(async () => screen.getByRole('button', { name: 'History' }).click());
    const dialog = await screen.findByRole('dialog', { name: 'History' }, { timeout: 10_000 });
    await vi.waitFor(() => expect(dialog.textContent).not.toContain('Comparing…'));
    const show = screen.getByRole('button', { name: /^Show the version/ });
    await act(async () => show.click());
    expect(screen.getByRole('region', { name: 'Compared with what is saved now' })).toBeTruthy();
    expect(harmIn(document)).toEqual([]);
    const said = problems.mock.calls.filter(([text]) => !String(text).startsWith(UNKNOWN));
    expect(said).toEqual([]);
  });
});

/** Everything is near. */
class NearObserver {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe() {
    this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  disconnect() {}
}

async function renderScreen(path: string, Screen: ComponentType, store: Store) {
  const router = createMemoryRouter(
    [{ element: <AdminLayout />, children: [{ path, element: <Screen /> }] }],
    { initialEntries: [path] },
  );
  const gate = createLocalGate(store, { salt: '', iterations: 1, hash: '' });
  render(
    <ContentProvider
      store={store}
      desk={createDesk(store)}
      inbox={createLocalInbox(store)}
      calls={createLocalCalls(store)}
      questions={createLocalQuestions(store)}
      gate={gate}
      history={createLocalHistory(store, window)}
    >
      <Speaking value={createI18n()}>
        <ThemeProvider>
          <AuthProvider>
            <TooltipProvider>
              <RouterProvider router={router} />
            </TooltipProvider>
          </AuthProvider>
        </ThemeProvider>
      </Speaking>
    </ContentProvider>,
  );
  await act(async () => {});
}
