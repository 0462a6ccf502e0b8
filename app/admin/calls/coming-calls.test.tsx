import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Booking } from '#app/content/requests.ts';
import { createDesk, createStore } from '#app/store/create-store.ts';
import { createLocalCalls } from '#app/store/local-calls.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import type { Calls } from '#app/store/ports.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { type Toast, takeToasts } from '#app/ui/toast.ts';
import { ComingCalls } from './coming-calls.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-11T10:10:00Z'), toFake: ['Date'] }));

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const booking = (name: string, date: string, slot: string): Booking => ({
  ...{ id: name, name, email: `${name}@example.com`, phone: '1', company: '', notes: '' },
  ...{ date, slot, timeZone: 'Europe/Berlin', submittedAt: '2026-03-01T00:00:00.000Z' },
});

const BOOKINGS = [
  booking('Later', '2026-03-20', '09:00 AM'),
  booking('Over', '2026-03-10', '09:00 AM'),
  booking('Soon', '2026-03-12', '02:00 PM'),
  booking('Unreadable', '2026-03-12', 'noon'),
];

async function open(change?: Calls['change'], bookings = BOOKINGS) {
  const store = createStore(createMemoryAdapter(), builtInContent);
  await store.save('bookings', bookings);
  const toasts: Toast[] = [];
  onTestFinished(takeToasts((toast) => toasts.push(toast)));
  const calls = { ...createLocalCalls(store), ...(change && { change }) };
  const router = createMemoryRouter([{ path: '/', element: <ComingCalls /> }]);
  await act(async () =>
    render(
      <ContentProvider store={store} desk={createDesk(store)} calls={calls}>
        <RouterProvider router={router} />
      </ContentProvider>,
    ),
  );
  return toasts;
}

test('what is still to come is listed, soonest first, on both clocks', async () => {
  await open();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    'SoonThursday, March 12, 2026 at 2:00\u00a0PM (Karachi)Thursday, March 12, 2026 at 10:00\u00a0AM (Berlin)',
    'LaterFriday, March 20, 2026 at 9:00\u00a0AM (Karachi)Friday, March 20, 2026 at 5:00\u00a0AM (Berlin)',
  ]);
  // Where nobody could tell the visitor, there is nothing to press.
  expect(screen.queryByRole('button')).toBeNull();
});

test('the name and the company of a visitor each run in their own direction', async () => {
  const visitor = { ...booking('محمد', '2026-03-12', '02:00 PM'), company: 'مثال' };
  await open(undefined, [visitor]);
  const isolated = ['محمد', 'مثال'].map((text) => screen.getByText(text).tagName);
  expect(isolated).toEqual(['BDI', 'BDI']);
});

test('where it can be, a call is moved to a free time or cancelled after a question', async () => {
  const change = {
    move: vi.fn<NonNullable<Calls['change']>['move']>(async () => ({ ok: true })),
    cancel: vi.fn<NonNullable<Calls['change']>['cancel']>(async () => ({
      ok: false,
      failure: { kind: 'conflict', message: 'The call was changed meanwhile.' },
    })),
  };
  const toasts = await open(change);
  fireEvent.click(screen.getByRole('button', { name: 'Move the call with Soon' }));
  const dialog = screen.getByRole('dialog', { name: 'Move the call with Soon' });
  const times = within(dialog).getByLabelText('New time') as HTMLSelectElement;
  const values = [...times.options].map(({ value }) => value);
  // Neither where it is, nor where another one is.
  expect(values).not.toContain('2026-03-12T09:00:00.000Z');
  expect(values).not.toContain('2026-03-20T04:00:00.000Z');
  fireEvent.change(times, { target: { value: '2026-03-12T10:00:00.000Z' } });
  await act(async () => fireEvent.submit(times.form as HTMLFormElement));
  expect(change.move).toHaveBeenCalledWith(BOOKINGS[2], new Date('2026-03-12T10:00:00.000Z'));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the call with Later' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel the call' })));
  expect(change.cancel).toHaveBeenCalledWith(BOOKINGS[0]);
  expect(toasts.map(({ title }) => title)).toEqual(['Call moved', 'Not changed']);
});

test('a call is cancelled once, however often that is pressed, and the focus is on the list', async () => {
  const cancel = vi.fn<NonNullable<Calls['change']>['cancel']>(async () => ({ ok: true }));
  const toasts = await open({ move: vi.fn(), cancel });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the call with Later' }));
  await act(async () => {
    const confirm = screen.getByRole('button', { name: 'Cancel the call' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
  });
  expect(cancel).toHaveBeenCalledOnce();
  expect(toasts.map(({ title }) => title)).toEqual(['Call cancelled']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Upcoming calls' }));
});
