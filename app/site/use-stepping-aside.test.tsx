import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSteppingAside } from './use-stepping-aside.ts';

function FloatingButton() {
  const button = useRef<HTMLButtonElement>(null);
  const isAside = useSteppingAside(button);
  return (
    <>
      <main>
        <p>Text</p>
        <a href="#more">
          <span>More</span>
        </a>
      </main>
      <button ref={button} type="button" data-floats={isAside ? 'aside' : 'out'}>
        Chat
      </button>
    </>
  );
}

let beneath: Element | null;
/** Where the lines of every text are. */
let lines: DOMRect[];

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  Range.prototype.getClientRects = () => lines as unknown as DOMRectList;
  // The button itself lies on top of everything.
  document.elementsFromPoint = () =>
    [screen.getByRole('button'), beneath].filter((element) => element !== null);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const place = () => screen.getByRole('button').dataset.floats;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function scrollOver(element: Element | null) {
  beneath = element;
  dispatchEvent(new Event('scroll'));
}

test('it stays where nothing can be pressed or read beneath it', async () => {
  lines = [new DOMRect(100, 0, 300, 20)];
  render(<FloatingButton />);
  scrollOver(screen.getByText('Text'));
  await wait(1000);
  expect(place()).toBe('out');
});

test('it steps aside for a line of text beneath it', async () => {
  lines = [new DOMRect(-10, -10, 300, 20)];
  render(<FloatingButton />);
  scrollOver(screen.getByText('Text'));
  await wait(150);
  expect(place()).toBe('aside');
});

test('it steps aside for a link beneath it, while the page still moves', async () => {
  render(<FloatingButton />);
  scrollOver(screen.getByText('More'));
  await wait(150);
  expect(place()).toBe('aside');
});

test('it comes back when the page rests on free ground, not before', async () => {
  render(<FloatingButton />);
  scrollOver(screen.getByText('More'));
  await wait(500);
  for (let times = 0; times < 5; times += 1) {
    scrollOver(screen.getByText('Text'));
    await wait(200);
    expect(place()).toBe('aside');
  }
  await wait(300);
  expect(place()).toBe('out');
});

test('it looks again when the page changes beneath it without being scrolled', async () => {
  const observed = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        observed.mockImplementation(onResize);
      }
      observe() {}
      disconnect() {}
    },
  );
  render(<FloatingButton />);
  beneath = screen.getByText('Text');
  await wait(500);
  expect(place()).toBe('out');
  beneath = screen.getByText('More');
  observed();
  await wait(500);
  expect(place()).toBe('aside');
  vi.unstubAllGlobals();
});
