// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceNear } from './once-near.ts';

let scroll: (isIntersecting: boolean) => void = () => {};
const disconnect = vi.fn();

class Observer {
  readonly observe = () => {};
  readonly disconnect = disconnect;
  constructor(tell: IntersectionObserverCallback) {
    scroll = (isIntersecting) =>
      tell([{ isIntersecting } as IntersectionObserverEntry], this as never);
  }
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Observer));
afterEach(() => {
  vi.unstubAllGlobals();
  disconnect.mockClear();
});

const print = () => dispatchEvent(new Event('beforeprint'));

test('it is told once that an element is near, and not that it is far', () => {
  const tell = vi.fn();
  onceNear(document.body, tell);
  scroll(false);
  expect(tell).not.toHaveBeenCalled();
  scroll(true);
  print();
  expect(tell).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});

test('on paper everything is near', () => {
  const tell = vi.fn();
  onceNear(document.body, tell);
  print();
  print();
  expect(tell).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});

test('who no longer waits is not told', () => {
  const tell = vi.fn();
  onceNear(document.body, tell)();
  print();
  expect(tell).not.toHaveBeenCalled();
  expect(disconnect).toHaveBeenCalledOnce();
});
