// Where the addresses of the admin lead, and whom.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { createStore } from '#app/store/create-store.ts';
import { encode } from '#app/store/envelope.ts';
import { FakeStorage } from '#app/store/fake-browser.ts';
import { createWebStorageAdapter } from '#app/store/web-storage-adapter.ts';
import { createAdminRouter } from './routes.tsx';
import { openScreen, renderAdmin } from './screen-in-test.tsx';
import { screens } from './screens.ts';

// To load the code of all screens takes longer than the tests.
await Promise.all(screens.map(({ load }) => load()));

const WELCOME = 'Welcome back, Hamza Qureshi!';

/** Each link with its screen and what that is headed. */
const LINKS = [
  ['Dashboard', 'dashboard', WELCOME],
  ['About', 'about', 'About'],
  ['Skills', 'skills', 'Skills'],
  ['Projects', 'projects', 'Projects'],
  ['Services', 'services', 'Services'],
  ['Case studies', 'case-studies', 'Case Studies'],
  ['Blog', 'blog', 'Blog'],
  ['Trusted companies', 'companies', 'Trusted Companies'],
  ['Chatbot', 'chatbot', 'Chatbot'],
  ['Messages', 'messages', 'Messages'],
  ['Settings', 'settings', 'Settings'],
  ['Sections', 'sections', 'Sections'],
  ['Availability', 'availability', 'Availability'],
  ['Translate', 'translate', 'Translate'],
] as const;

function storeIn(area: FakeStorage) {
  const adapter = createWebStorageAdapter(() => area, new EventTarget());
  return createStore(adapter, builtInContent);
}

const SESSION = {
  isAuthenticated: true,
  user: { email: 'owner@example.com', name: 'Owner' },
} as const;

/** Opens an address in a browser that holds the record of a session. */
async function visit(path: string, { isSignedIn = true } = {}) {
  const before = location.href;
  history.replaceState(null, '', path);
  const area = new FakeStorage();
  if (isSignedIn) area.setItem('portfolio.auth', encode('auth', SESSION, new Date()));
  const router = createAdminRouter();
  onTestFinished(() => {
    cleanup();
    router.dispose();
    history.replaceState(null, '', before);
  });
  const store = storeIn(area);
  await renderAdmin(store, router);
  return store;
}

const expectHeading = (text: string) =>
  waitFor(() => expect(document.querySelector('main h1')?.textContent).toBe(text));

test('§2 the sidebar has the twelve links and those of availability and translations, opens each screen and marks the current one', async () => {
  // An element of the inbox is newer than the browser of these tests.
  const { error } = console;
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    if (!said.includes('search')) error(...said);
  });
  await visit('/admin/dashboard');
  await expectHeading(WELCOME);
  const nav = document.querySelector('nav[aria-label=Admin]') as HTMLElement;
  expect(nav.querySelectorAll('a')).toHaveLength(LINKS.length);
  for (const [name, path, heading] of LINKS) {
    const link = within(nav).getByText(name, { selector: 'a' });
    await act(async () => link.click());
    await expectHeading(heading);
    expect(location.pathname).toBe(`/admin/${path}`);
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(nav.querySelectorAll('[aria-current]')).toHaveLength(1);
  }
});

test.each(['/admin', '/admin/nothing/here', '/admin/login'])(
  '§4 a stored record restores the session; /admin, unknown paths and the login lead to the dashboard: %s',
  async (path) => {
    await visit(path);
    await expectHeading(WELCOME);
    expect(location.pathname).toBe('/admin/dashboard');
  },
);

describe('the keyboard starts at the screen', () => {
  const expectFocus = () =>
    waitFor(() => expect(document.activeElement).toBe(document.querySelector('main')));

  test('of the login, for who logs out', async () => {
    await visit('/admin/projects');
    await expectHeading('Projects');
    await act(async () => screen.getByRole('button', { name: 'Logout' }).click());
    await expectHeading('Admin Portal');
    await expectFocus();
    expect(screen.getByRole('main', { name: 'Admin Portal' })).toBeDefined();
  });

  test('that is opened, for who logs in', async () => {
    const store = await visit('/admin/dashboard', { isSignedIn: false });
    await expectHeading('Admin Portal');
    await act(async () => void store.save('auth', SESSION));
    await expectHeading(WELCOME);
    await expectFocus();
  });
});

describe('a record that nobody signed in wrote', () => {
  test('§6 does not open the admin and is set aside', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const records = [
      JSON.stringify({ version: 1, savedAt: '', value: { isAuthenticated: 'yes' } }),
      JSON.stringify({ isAuthenticated: true }),
      '{"isAuth',
    ];
    const area = new FakeStorage();
    for (const text of records) {
      area.setItem('portfolio.auth', text);
      const { router } = await openScreen('/admin/settings', { store: storeIn(area) });
      expect(router.state.location.pathname).toBe('/admin/login');
      cleanup();
    }
    expect(area.content).toEqual({
      'portfolio.auth.corrupt': records[0],
      'portfolio.auth.corrupt.2': records[1],
      'portfolio.auth.corrupt.3': records[2],
    });
  });
});
