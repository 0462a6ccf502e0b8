import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import TooltipLayer from './tooltip.tsx';

const open = new WeakSet<Element>();

beforeEach(() => {
  vi.useFakeTimers();
  // The document of these tests knows no popovers.
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      open.add(this);
    },
    hidePopover(this: HTMLElement) {
      open.delete(this);
    },
  });
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? open.has(this) : matches.call(this, selector);
  });
  render(
    <>
      <button type="button" aria-label="First" data-tooltip>
        <i>1</i>
      </button>
      <button type="button" aria-label="Second" data-tooltip>
        2
      </button>
      <button type="button">Named</button>
      <TooltipLayer />
    </>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = (name: string) =>
  (document.querySelector(`[aria-label="${name}"]`) ??
    [...document.querySelectorAll('button')].at(-1)) as HTMLElement;

/** What the layer says; nothing while it is hidden. */
function tip(): string | null {
  const layer = document.querySelector('[role=tooltip]') as HTMLElement;
  return open.has(layer) ? layer.textContent : null;
}

function point(at: Element, pointerType = 'mouse') {
  fireEvent(at, new PointerEvent('pointerover', { bubbles: true, pointerType }));
}

const leave = (from: Element) =>
  fireEvent(from, new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }));

test('a name shows after 700 ms, and not before', () => {
  point(button('First'));
  vi.advanceTimersByTime(699);
  expect(tip()).toBe(null);
  vi.advanceTimersByTime(1);
  expect(tip()).toBe('First');
});

test('whoever goes on within 300 ms does not wait again', () => {
  point(button('First'));
  vi.advanceTimersByTime(700);
  leave(button('First'));
  expect(tip()).toBe(null);
  vi.advanceTimersByTime(299);
  point(button('Second'));
  vi.advanceTimersByTime(1);
  expect(tip()).toBe('Second');
});

test('after 300 ms the wait begins anew', () => {
  point(button('First'));
  vi.advanceTimersByTime(700);
  leave(button('First'));
  vi.advanceTimersByTime(300);
  point(button('Second'));
  vi.advanceTimersByTime(699);
  expect(tip()).toBe(null);
  vi.advanceTimersByTime(1);
  expect(tip()).toBe('Second');
});

test('who has left in time sees nothing', () => {
  point(button('First'));
  vi.advanceTimersByTime(500);
  leave(button('First'));
  vi.advanceTimersByTime(1000);
  expect(tip()).toBe(null);
});

test('the way over an icon inside a button is none away from it', () => {
  point(button('First'));
  vi.advanceTimersByTime(700);
  const icon = button('First').firstElementChild;
  fireEvent(
    button('First'),
    new PointerEvent('pointerout', { bubbles: true, relatedTarget: icon }),
  );
  expect(tip()).toBe('First');
});

test.each([
  ['a press', () => fireEvent.pointerDown(button('First'))],
  ['Escape', () => fireEvent.keyDown(button('First'), { key: 'Escape' })],
])('%s sends it away', (_what, act) => {
  point(button('First'));
  vi.advanceTimersByTime(700);
  fireEvent.keyDown(button('First'), { key: 'a' });
  expect(tip()).toBe('First');
  act();
  expect(tip()).toBe(null);
});

test('it comes with the keyboard’s focus, too', () => {
  button('Second').focus();
  fireEvent.focusIn(button('Second'));
  vi.advanceTimersByTime(700);
  expect(tip()).toBe('Second');
  fireEvent.focusOut(button('Second'));
  expect(tip()).toBe(null);
});

test('a finger and a button that shows its own name bring none', () => {
  point(button('First'), 'touch');
  vi.advanceTimersByTime(1000);
  expect(tip()).toBe(null);
  point(button('Named'));
  vi.advanceTimersByTime(1000);
  expect(tip()).toBe(null);
});
