import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { LeaveGuard, UntilDiscarded, useUnsaved } from './leave-guard.tsx';

afterEach(cleanup);

function Editor() {
  const [text, setText] = useState('saved');
  useUnsaved(text !== 'saved');
  return <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />;
}

function start() {
  const element = (
    <LeaveGuard>
      <UntilDiscarded>
        <Outlet />
      </UntilDiscarded>
    </LeaveGuard>
  );
  const children = [
    { path: '/editor', element: <Editor /> },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ];
  const router = createMemoryRouter([{ element, children }], { initialEntries: ['/editor'] });
  render(<RouterProvider router={router} />);
  return router;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Text');
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const question = () => document.querySelector('dialog[open]');

test('what the owner agreed to lose is lost, also when the way leads back at once', async () => {
  const router = start();
  fireEvent.change(field(), { target: { value: 'typed' } });
  await act(() => router.navigate('/elsewhere'));
  expect(question()).not.toBeNull();

  // The address has changed, and the screen has not yet: the next press comes in between.
  const stop = router.subscribe(({ location }) => {
    if (location.pathname !== '/elsewhere') return;
    stop();
    void router.navigate('/editor');
  });
  await press('Discard changes');
  expect(router.state.location.pathname).toBe('/editor');
  expect(question()).toBeNull();
  expect(field().value).toBe('saved');
});

test('a way to a mail or phone app leaves nothing and asks nothing, whatever is typed', () => {
  start();
  fireEvent.change(field(), { target: { value: 'typed' } });
  const asks = (at: number) => {
    const event = new Event('beforeunload', { cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: at });
    return !window.dispatchEvent(event);
  };
  expect(asks(1000)).toBe(true);
  const link = document.createElement('a');
  link.href = 'mailto:ada@example.com';
  document.body.append(link);
  const click = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(click, 'timeStamp', { value: 2000 });
  link.dispatchEvent(click);
  link.remove();
  expect(asks(2010)).toBe(false);
  // The tab is closed some time later.
  expect(asks(9000)).toBe(true);
});
