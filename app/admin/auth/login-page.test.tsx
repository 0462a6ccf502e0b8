import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { SUBMIT_DELAY_MS } from '#app/content/timing.ts';
import { createStore } from '#app/store/create-store.ts';
import { createLocalGate } from '#app/store/local-gate.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import type { Gate } from '#app/store/ports.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { ThemeProvider } from '#app/theme/theme-provider.tsx';
import { TooltipProvider } from '#app/ui/icon-button.tsx';
import { type Toast, takeToasts } from '#app/ui/toast.ts';
import { AuthProvider } from './auth-provider.tsx';
import LoginPage from './login-page.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openLogin(answers: Partial<Gate> = {}) {
  const store = createStore(createMemoryAdapter(), builtInContent);
  const toasts: Toast[] = [];
  takeToasts((toast) => toasts.push(toast));
  const credentials = { salt: '', iterations: 1, hash: btoa('of another pair') };
  const gate = { ...createLocalGate(store, credentials), ...answers };
  const path = '/admin/login';
  const router = createMemoryRouter(
    [
      { path, element: <LoginPage /> },
      { path: '/admin/dashboard', element: null },
    ],
    { initialEntries: [path] },
  );
  render(
    <ContentProvider store={store} gate={gate}>
      <ThemeProvider>
        <AuthProvider>
          <TooltipProvider>
            <RouterProvider router={router} />
          </TooltipProvider>
        </AuthProvider>
      </ThemeProvider>
    </ContentProvider>,
  );
  return { store, router, toasts };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

test('§2 §5 the login screen has its texts, two required fields and a show/hide toggle', async () => {
  openLogin();
  expect(screen.getByRole('heading', { name: 'Admin Portal' })).toBeTruthy();
  expect(screen.getByText('Sign in to manage your portfolio')).toBeTruthy();
  expect(field('Email').required).toBe(true);
  const password = field('Password');
  expect(password.required).toBe(true);
  type('Password', 'secret');
  expect(password.type).toBe('password');
  await press('Show password');
  expect(password.type).toBe('text');
  expect(password.value).toBe('secret');
  await press('Hide password');
  expect(password.type).toBe('password');

  type('Password', '');
  await press('Sign In');
  expect(screen.getAllByText('Please fill in this field.')).toHaveLength(2);
  expect(document.activeElement).toBe(field('Email'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' }).disabled).toBe(false);
});

test.each([
  ['Hamza Qureshi', 'Hamza Qureshi'],
  [' ', 'owner@example.com'],
])('§8 who signs in is welcomed by name: %j as %s', async (name, called) => {
  vi.useFakeTimers();
  const { store, router, toasts } = openLogin({ signIn: async () => ({ ok: true }) });
  await store.save('about', { ...builtInContent.about, name });
  type('Email', 'owner@example.com');
  type('Password', 'try-the-admin');
  fireEvent.submit(field('Password'));
  await act(() => vi.advanceTimersByTimeAsync(SUBMIT_DELAY_MS));
  expect(toasts).toMatchObject([{ title: 'Login Successful', text: `Welcome back, ${called}!` }]);
  expect(router.state.location.pathname).toBe('/admin/dashboard');
});

test('a connection without cryptography is explained', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('crypto', {});
  openLogin();
  type('Email', 'owner@example.com');
  type('Password', 'try-the-admin');
  fireEvent.submit(field('Password'));
  await act(() => vi.advanceTimersByTimeAsync(SUBMIT_DELAY_MS));
  expect(screen.getByRole('alert').textContent).toContain('insecure connection');
});

test('who has to wait is told for how long', async () => {
  vi.useFakeTimers();
  const message = 'Too many attempts. Try again in 30 s.';
  openLogin({ signIn: async () => ({ ok: false, reason: 'unavailable', message }) });
  type('Email', 'owner@example.com');
  type('Password', 'try-the-admin');
  fireEvent.submit(field('Password'));
  await act(() => vi.advanceTimersByTimeAsync(SUBMIT_DELAY_MS));
  expect(screen.getByRole('alert').textContent).toBe(message);
});

describe('a wrong pair', () => {
  test('§8 shows Login Failed and stays', async () => {
    vi.useFakeTimers();
    const { store, router, toasts } = openLogin();
    type('Email', 'owner@example.com');
    type('Password', 'Try-the-admin');
    field('Password').focus();
    // As Enter does.
    fireEvent.submit(field('Password'));
    await act(() => vi.advanceTimersByTimeAsync(SUBMIT_DELAY_MS));
    await act(() => vi.waitFor(() => expect(toasts).toHaveLength(1)));
    expect(toasts).toEqual([
      { title: 'Login Failed', text: 'Invalid email or password.', tone: 'error' },
    ]);
    expect(screen.getByRole('alert').textContent).toBe('Invalid email or password.');
    expect(router.state.location.pathname).toBe('/admin/login');
    expect(document.activeElement).toBe(field('Password'));
    expect(store.isSaved('auth')).toBe(false);
  });
});
