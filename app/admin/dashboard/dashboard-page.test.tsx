import { act, cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { createStore } from '#app/store/create-store.ts';
import { createLocalCalls } from '#app/store/local-calls.ts';
import { createLocalInbox } from '#app/store/local-inbox.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import type { Store } from '#app/store/store.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { blankPost, postFromForm } from '../blog/post-fields.tsx';
import DashboardPage from './dashboard-page.tsx';

vi.mock('../auth/auth-provider.tsx', () => ({ useUser: () => ({ name: 'Hamza' }) }));

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function open(store: Store) {
  const router = createMemoryRouter([{ path: '/', element: <DashboardPage /> }]);
  render(
    <ContentProvider store={store} inbox={createLocalInbox(store)} calls={createLocalCalls(store)}>
      <RouterProvider router={router} />
    </ContentProvider>,
  );
}

test('§2 the dashboard welcomes, counts what is stored, leads on and lists recent activity', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-02T03:04:05.000Z') });
  const store = createStore(createMemoryAdapter(), builtInContent);
  const [project, trending] = builtInContent.projects;
  if (!project || !trending) throw new Error('There are built-in projects.');
  await store.save('projects', [
    { ...project, trending: false },
    { ...trending, trending: true },
  ]);
  const post = postFromForm(blankPost(new Date()));
  await store.save('blogPosts', [
    { ...post, id: 'a', slug: 'a', published: true },
    { ...post, id: 'b', slug: 'b', published: false },
    // Without an address nobody can read it.
    { ...post, id: 'c', slug: '', published: true },
  ]);
  vi.setSystemTime('2026-01-02T08:04:05.000Z');
  open(store);
  await act(async () => {});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Hamza!');
  const textsIn = (part: HTMLElement) =>
    within(part)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(textsIn(screen.getByRole('list', { name: 'At a glance' }))).toEqual([
    'Projects21 trending',
    'Skills30in 6 categories',
    'Blog posts31 published',
    'Messages31 new',
  ]);
  expect(screen.getByText(/^January 2, 2026/).parentElement?.textContent).toMatch(/^Last updated:/);
  const live = screen.getByRole('link', { name: /^View Live Site/ });
  expect(live.getAttribute('href')).toBe('/');
  expect(live.getAttribute('target')).toBe('_blank');
  const actions = within(screen.getByRole('region', { name: 'Quick actions' }));
  expect(
    actions
      .getAllByRole('link')
      .map((link) => [
        link.querySelector('.font-semibold')?.textContent,
        link.getAttribute('href'),
      ]),
  ).toEqual([
    ['Edit About Me', '/admin/about'],
    ['Manage Projects', '/admin/projects'],
    ['Update Skills', '/admin/skills'],
    ['Chatbot Settings', '/admin/chatbot'],
    ['General Settings', '/admin/settings'],
    ['View Messages', '/admin/messages'],
  ]);
  expect(textsIn(screen.getByRole('region', { name: 'Recent activity' }))).toEqual([
    expect.stringMatching(/^Projects updated.*5h ago$/),
    expect.stringMatching(/^Blog.*updated.*5h ago$/),
    expect.stringContaining('Message from Sara Lindqvist'),
    expect.stringContaining('Message from Omar Farooq'),
    expect.stringContaining('Message from Julia Brandt'),
  ]);
});

test('what a visitor has written runs in its own direction', async () => {
  const store = createStore(createMemoryAdapter(), builtInContent);
  const subject = 'ایک سوال';
  await store.save(
    'messages',
    store.get('messages').map((message) => ({ ...message, subject })),
  );
  open(store);
  const [line] = await screen.findAllByText(subject);
  expect(line?.dir).toBe('auto');
});

test('a stored time that is no date leaves the dashboard standing, and the other times right', async () => {
  const store = createStore(createMemoryAdapter(), builtInContent);
  const times = { projects: 'soon, maybe', about: '2025-06-13T00:00:00.000Z' };
  vi.spyOn(store, 'savedAt').mockImplementation((key) => times[key as 'about'] ?? null);
  open(store);
  const header = await screen.findByText('Last updated:', { exact: false });
  expect(header.textContent).toContain('June 13, 2025');
  expect(screen.getByText('About profile updated')).toBeTruthy();
  expect(screen.queryByText('Projects updated')).toBeNull();
});
