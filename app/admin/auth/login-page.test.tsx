import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { SUBMIT_DELAY_MS } from '#app/content/timing.ts';
import { createStore } from '#app/store/create-store.ts';
import { createLocalGate } from '#app/store/local-gate.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { ThemeProvider } from '#app/theme/theme-provider.tsx';
import { TooltipProvider } from '#app/ui/icon-button.tsx';
import { AuthProvider } from './auth-provider.tsx';
import LoginPage from './login-page.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openLogin() {
  const store = createStore(createMemoryAdapter(), builtInContent);
  render(
    <ContentProvider
      store={store}
      gate={createLocalGate(store, { salt: '', iterations: 1, hash: '' })}
    >
      <ThemeProvider>
        <AuthProvider>
          <TooltipProvider>
            <MemoryRouter>
              <LoginPage />
            </MemoryRouter>
          </TooltipProvider>
        </AuthProvider>
      </ThemeProvider>
    </ContentProvider>,
  );
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
