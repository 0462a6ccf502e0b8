// Every screen of the admin, on content in which every text is hostile.
// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AuthProvider } from '#app/admin/auth/auth-provider.tsx';
import { AdminLayout } from '#app/admin/layout/admin-layout.tsx';
import { screens } from '#app/admin/screens.ts';
import { createI18n } from '#app/i18n/i18n.ts';
import { createStore } from '#app/store/create-store.ts';
import { createLocalGate } from '#app/store/local-gate.ts';
import { createLocalInbox } from '#app/store/local-inbox.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import type { Store } from '#app/store/store.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { ThemeProvider } from '#app/theme/theme-provider.tsx';
import { TooltipProvider } from '#app/ui/icon-button.tsx';
import { harmIn } from './harm.ts';
import { payloads } from './payloads.ts';
import { contentOf } from './specimen.ts';

afterEach(cleanup);

const texts = payloads.map(([, text]) => text);
/** Each starts elsewhere in the list, so that other texts meet other fields. */
const MIXES = [0, 1, 2].map((mix) => Math.round((mix * texts.length) / 3));
/** An element that the test's document does not know yet. */
const UNKNOWN = 'The tag <%s> is unrecognized in this browser.';

describe.each(screens)('$path', ({ path, load }) => {
  test.each(MIXES)('stands and runs nothing, its forms too (mix from text %i)', async (start) => {
    const problems = vi.spyOn(console, 'error').mockImplementation(() => {});
    let at = start;
    const store = createStore(
      createMemoryAdapter(),
      contentOf(() => texts[at++ % texts.length] ?? ''),
    );
    await renderScreen(path, (await load()).default, store);
    expect(document.querySelectorAll('main h1')).toHaveLength(1);
    const edit = document.querySelector<HTMLElement>('button[aria-label^="Edit"]');
    await act(async () => edit?.click());
    expect(harmIn(document)).toEqual([]);
    const said = problems.mock.calls.filter(([text]) => !String(text).startsWith(UNKNOWN));
    expect(said).toEqual([]);
  });
});

async function renderScreen(path: string, Screen: ComponentType, store: Store) {
  const router = createMemoryRouter(
    [{ element: <AdminLayout />, children: [{ path, element: <Screen /> }] }],
    { initialEntries: [path] },
  );
  const gate = createLocalGate(store, { salt: '', iterations: 1, hash: '' });
  render(
    <ContentProvider store={store} inbox={createLocalInbox(store)} gate={gate}>
      <I18nextProvider i18n={createI18n()}>
        <ThemeProvider>
          <AuthProvider>
            <TooltipProvider>
              <RouterProvider router={router} />
            </TooltipProvider>
          </AuthProvider>
        </ThemeProvider>
      </I18nextProvider>
    </ContentProvider>,
  );
  await act(async () => {});
}
