// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAim } from './aim.ts';

/** The page has changed its height. */
let grow: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(see: () => void) {
        grow = see;
      }
      observe() {}
    },
  );
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4000);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'navigate' } as PerformanceNavigationTiming,
  ]);
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function arriveAt(hash: string, id: string) {
  history.replaceState(null, '', hash);
  document.body.innerHTML = `<h2 id="${id}">Section</h2>`;
  const heading = document.querySelector('h2') as HTMLElement;
  heading.getBoundingClientRect = () => new DOMRect(0, 900, 10, 10);
  heading.scrollIntoView = vi.fn();
  keepAim();
  grow();
  return heading;
}

test.each([
  ['#skills', 'skills'],
  ['#%D9%85%DB%81%D8%A7%D8%B1%D8%AA%DB%8C%DA%BA', 'مہارتیں'],
])('who arrives at %s stays at its section while the page grows', (hash, id) => {
  expect(arriveAt(hash, id).scrollIntoView).toHaveBeenCalled();
});

test('an address that cannot be read leads nowhere', () => {
  expect(arriveAt('#%', 'skills').scrollIntoView).not.toHaveBeenCalled();
});
