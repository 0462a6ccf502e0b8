import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GrowingList } from './growing-list.tsx';

/** What is watched at the moment: the end of the list, until it is reached. */
const watched = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>();
let margin: string | undefined;

class Observer {
  constructor(
    private readonly look: (entries: { isIntersecting: boolean }[]) => void,
    options: { rootMargin: string },
  ) {
    margin = options.rootMargin;
  }
  observe(element: Element) {
    watched.set(element, this.look);
  }
  disconnect() {
    for (const [element, look] of watched) if (look === this.look) watched.delete(element);
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const list = (count: number, start?: number) => (
  <GrowingList items={numbers(count)} {...(start !== undefined && { start })}>
    {(number) => <li key={number}>{number}</li>}
  </GrowingList>
);
const shown = () => [...document.querySelectorAll('li:not([aria-hidden])')];

function look(isIntersecting: boolean) {
  act(() => {
    for (const see of [...watched.values()]) see([{ isIntersecting }]);
  });
}

test('fifty at a time, as the reader comes near the end', () => {
  render(list(120));
  expect(shown()).toHaveLength(50);
  expect(margin).toBe('1000px');
  look(false);
  expect(shown()).toHaveLength(50);
  look(true);
  expect(shown()).toHaveLength(100);
  look(true);
  expect(shown().map((item) => item.textContent)).toEqual(numbers(120).map(String));
  expect(watched.size).toBe(0);
});

test('a short list is whole and watches nothing', () => {
  render(list(50));
  expect(shown()).toHaveLength(50);
  expect(watched.size).toBe(0);
});

test('what came with the page stays on it, however much it was', () => {
  render(list(200, 180));
  expect(shown()).toHaveLength(180);
  look(true);
  expect(shown()).toHaveLength(200);
});

test('items that are added later are shown as far as the list has grown', () => {
  const { rerender } = render(list(10));
  rerender(list(120));
  expect(shown()).toHaveLength(50);
  expect(watched.size).toBe(1);
});

test('at the end of what there is, more is asked for, once for each end', () => {
  const onEnd = vi.fn();
  const growing = (count: number, isMore = true) => (
    <GrowingList items={numbers(count)} onEnd={isMore ? onEnd : undefined}>
      {(number) => <li key={number}>{number}</li>}
    </GrowingList>
  );
  const { rerender } = render(growing(60));
  look(true);
  expect(onEnd).not.toHaveBeenCalled();
  expect(shown()).toHaveLength(60);
  look(true);
  expect(onEnd).toHaveBeenCalledOnce();
  rerender(growing(110));
  look(true);
  expect(shown()).toHaveLength(110);
  look(true);
  expect(onEnd).toHaveBeenCalledTimes(2);
  rerender(growing(110, false));
  expect(watched.size).toBe(0);
});

test('a list that is gone watches nothing', () => {
  const { unmount } = render(list(120));
  unmount();
  expect(watched.size).toBe(0);
});
