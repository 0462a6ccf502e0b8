import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Content } from '#app/content/collections.ts';
import { createDesk, createStore } from '#app/store/create-store.ts';
import { createLocalCalls } from '#app/store/local-calls.ts';
import { createLocalHistory } from '#app/store/local-history.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import type { Calls } from '#app/store/ports.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { TooltipProvider } from '#app/ui/icon-button.tsx';
import { type Toast, takeToasts } from '#app/ui/toast.ts';
import { LeaveGuard } from '../editor/leave-guard.tsx';
import AvailabilityPage from './availability-page.tsx';

/** Wednesday, ten past three in the afternoon in Karachi. */
const NOW = new Date('2026-03-11T10:10:00Z');

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const page = (
  <LeaveGuard>
    <AvailabilityPage />
  </LeaveGuard>
);

async function open(saved: Partial<Content> = {}, calls?: Calls) {
  const store = createStore(createMemoryAdapter(), builtInContent);
  await store.saveAll(saved);
  const toasts: Toast[] = [];
  onTestFinished(takeToasts((toast) => toasts.push(toast)));
  const router = createMemoryRouter([{ path: '/', element: page }]);
  const history = createLocalHistory(store, window);
  await act(async () =>
    render(
      <ContentProvider
        store={store}
        desk={createDesk(store)}
        history={history}
        calls={calls ?? createLocalCalls(store)}
      >
        <TooltipProvider>
          <RouterProvider router={router} />
        </TooltipProvider>
      </ContentProvider>,
    ),
  );
  return { store, toasts };
}

const next = () => within(screen.getByRole('region', { name: 'Next free times' }));
const times = () =>
  next()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const save = () => act(async () => fireEvent.click(screen.getByText('Save Changes')));
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('what is free next follows what is typed, without the calls that are booked', async () => {
  await open();
  expect(next().getAllByRole('heading', { level: 3 })[0]?.textContent).toBe(
    'Wednesday, March 11, 2026',
  );
  // On the owner's clock, and on that of the device.
  expect(times().slice(0, 2)).toEqual(['04:00 PM11:00 AM', '07:00 PM2:00 PM']);
  choose('Shortest notice', '720');
  expect(times()[0]).toContain('09:00 AM');
  choose('Length of a call', '60');
  expect(
    times()
      .slice(0, 3)
      .map((each) => each?.slice(0, 8)),
  ).toEqual(['09:00 AM', '10:30 AM', '02:00 PM']);
});

test('hours are changed, copied to every day and saved', async () => {
  const { store } = await open();
  const monday = screen.getByRole('group', { name: 'Monday' });
  for (const name of ['Remove 19:00–00:30 on Monday', 'Remove 14:00–17:00 on Monday']) {
    fireEvent.click(within(monday).getByRole('button', { name }));
  }
  fireEvent.change(within(monday).getByLabelText('Monday, to'), { target: { value: '10:30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy Monday to every day' }));
  await save();
  const { hours } = store.get('availability');
  expect(hours.monday).toEqual([{ from: '09:00', to: '10:30' }]);
  expect(hours.sunday).toEqual(hours.monday);
});

test('hours that were copied are said, and taken back with Undo where no other were typed since', async () => {
  const { toasts } = await open();
  const first = (day: string) => screen.getAllByLabelText<HTMLInputElement>(`${day}, from`)[0];
  const change = (day: string, value: string) =>
    fireEvent.change(first(day) as HTMLInputElement, { target: { value } });
  change('Sunday', '08:15');
  fireEvent.click(screen.getByRole('button', { name: 'Copy Sunday to every day' }));
  expect(first('Monday')?.value).toBe('08:15');
  expect(toasts.at(-1)?.text).toBe('Every day has the hours of Sunday now. Save to keep them.');
  change('Friday', '07:30');
  await act(async () => toasts.at(-1)?.action?.onSelect());
  const values = ['Monday', 'Friday', 'Sunday'].map((day) => first(day)?.value);
  expect(values).toEqual(['09:00', '07:30', '08:15']);
});

test('hours that reach into others, or lack a time, are not saved, and the first gets the focus', async () => {
  const { store, toasts } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Add hours on Friday' }));
  await save();
  expect(screen.getByText('Please fill in both times.')).toBeTruthy();
  const [, , , added] = screen.getAllByLabelText('Friday, to');
  if (!added) throw new Error('There is a fourth.');
  fireEvent.change(added, { target: { value: '10:00' } });
  await save();
  expect(screen.getByText('These hours reach into others.')).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Friday, from');
  expect(toasts.map(({ tone }) => tone)).toEqual(['error', 'error']);
  expect(store.isSaved('availability')).toBe(false);
});

test('a zone or a length that is not offered stays as it was imported', async () => {
  const availability = {
    ...builtInContent.availability,
    timeZone: 'Asia/Calcutta',
    callMinutes: 25,
  };
  const { store } = await open({ availability });
  choose('Pause between calls', '0');
  await save();
  expect(store.get('availability')).toEqual({ ...availability, bufferMinutes: 0 });
});

test('where there is a feed, its link is shown once and can be revoked', async () => {
  let since: string | null = null;
  const listeners = new Set<() => void>();
  const become = (next: string | null) => {
    since = next;
    for (const listener of listeners) listener();
  };
  const feed: NonNullable<Calls['feed']> = {
    since: {
      get: () => since,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    make: async () => {
      become(NOW.toISOString());
      return { ok: true, path: '/calendar/secret.ics' };
    },
    end: async () => {
      become(null);
      return { ok: true };
    },
  };
  await open({}, { agreed: { get: () => [], subscribe: () => () => {} }, feed });
  await act(async () => fireEvent.click(screen.getByText('Make a link')));
  const shown = screen.getByLabelText('Your link') as HTMLInputElement;
  expect(shown.value).toMatch(/\/calendar\/secret\.ics$/);
  const revoke = screen.getByText('Revoke the link');
  revoke.focus();
  await act(async () => fireEvent.click(revoke));
  expect(screen.queryByLabelText('Your link')).toBeNull();
  expect(screen.getByText('Make a link')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Calendar feed' }));
});

test('hours that are removed leave the keyboard beside them', async () => {
  await open();
  const remove = () => screen.queryAllByRole('button', { name: /^Remove .* on Monday$/ });
  const [first, ...others] = remove();
  await act(async () => first?.click());
  expect(remove()).toHaveLength(others.length);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add hours on Monday' }));
});
