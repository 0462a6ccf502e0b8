import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { createStore } from '#app/store/create-store.ts';
import { createLocalCalls } from '#app/store/local-calls.ts';
import { createLocalInbox } from '#app/store/local-inbox.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import DashboardPage from './dashboard-page.tsx';

vi.mock('../auth/auth-provider.tsx', () => ({ useUser: () => ({ name: 'Hamza' }) }));

afterEach(cleanup);

test('a stored time that is no date leaves the dashboard standing, and the other times right', async () => {
  const store = createStore(createMemoryAdapter(), builtInContent);
  const times = { projects: 'soon, maybe', about: '2025-06-13T00:00:00.000Z' };
  vi.spyOn(store, 'savedAt').mockImplementation((key) => times[key as 'about'] ?? null);
  const router = createMemoryRouter([{ path: '/', element: <DashboardPage /> }]);
  render(
    <ContentProvider store={store} inbox={createLocalInbox(store)} calls={createLocalCalls(store)}>
      <RouterProvider router={router} />
    </ContentProvider>,
  );
  const header = await screen.findByText('Last updated:', { exact: false });
  expect(header.textContent).toContain('June 13, 2025');
  expect(screen.getByText('About profile updated')).toBeTruthy();
  expect(screen.queryByText('Projects updated')).toBeNull();
});
