// For tests: a screen of the admin in its layout, on content that lives as long as the test.
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Content } from '#app/content/collections.ts';
import { createI18n } from '#app/i18n/i18n.ts';
import { Speaking } from '#app/i18n/use-translation.ts';
import { createDesk, createStore } from '#app/store/create-store.ts';
import { createLocalCalls } from '#app/store/local-calls.ts';
import { createLocalGate } from '#app/store/local-gate.ts';
import { createLocalHistory } from '#app/store/local-history.ts';
import { createLocalInbox } from '#app/store/local-inbox.ts';
import { createLocalQuestions } from '#app/store/local-questions.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import type { MailRoom } from '#app/store/ports.ts';
import type { Store } from '#app/store/store.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { ThemeProvider } from '#app/theme/theme-provider.tsx';
import { TooltipProvider } from '#app/ui/icon-button.tsx';
import { type Toast, takeToasts } from '#app/ui/toast.ts';
import { AuthProvider } from './auth/auth-provider.tsx';
import { Guard } from './auth/guard.tsx';
import { AdminLayout } from './layout/admin-layout.tsx';
import { ScreenOutlet } from './layout/screen-outlet.tsx';
import { adminPaths } from './paths.ts';
import { screens } from './screens.ts';

interface OpenOptions {
  saved?: Partial<Content>;
  store?: Store;
  /** That of a server. */
  mail?: MailRoom;
}

/** Opens the screen at an address like `/admin/projects`. A store is that of an earlier visit, or of another tab. */
export async function openScreen(
  path: string,
  { saved = {}, store = storeOf(saved), mail }: OpenOptions = {},
) {
  const load = screens.find((each) => each.path === path)?.load;
  if (!load) throw new Error(`There is no screen at ${path}.`);
  const { default: Screen } = await load();
  const router = createMemoryRouter(
    [
      {
        element: <ScreenOutlet />,
        children: [
          {
            element: (
              <Guard>
                <AdminLayout />
              </Guard>
            ),
            children: [
              { path, element: <Screen /> },
              { path: '*', element: null },
            ],
          },
          { path: adminPaths.login, element: null },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  return { ...(await renderAdmin(store, router, mail)), store, router };
}

/** The admin around its addresses. */
export async function renderAdmin(
  store: Store,
  router: ReturnType<typeof createMemoryRouter>,
  mail?: MailRoom,
) {
  const toasts: Toast[] = [];
  onTestFinished(takeToasts((toast) => toasts.push(toast)));
  const view = render(
    <ContentProvider
      store={store}
      desk={createDesk(store)}
      inbox={{ ...createLocalInbox(store), ...(mail && { mail }) }}
      calls={createLocalCalls(store)}
      questions={createLocalQuestions(store)}
      gate={createLocalGate(store, { salt: '', iterations: 1, hash: '' })}
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
  return { ...view, toasts };
}

const auth: Content['auth'] = {
  isAuthenticated: true,
  user: { email: 'owner@example.com', name: 'Owner' },
};

/** On the built-in content, with this in its place; the owner is signed in. */
function storeOf(saved: Partial<Content>): Store {
  return createStore(createMemoryAdapter(), { ...builtInContent, auth, ...saved });
}

export const press = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click());

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });

/** The titles of a list's rows, in order. */
export const rowTitles = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('button', { name: /^Reorder / })
    .map((handle) => handle.getAttribute('aria-label')?.replace('Reorder ', ''));
