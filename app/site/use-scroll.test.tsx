import { act, cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useActiveAnchor, useScrolledPast } from './use-scroll.ts';

/** Two sections of 500 px, below each other. */
const TOPS: Record<string, number> = { about: 700, skills: 1200 };

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    draw();
    return 0;
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, (TOPS[this.id] ?? 0) - window.scrollY, 1000, 500);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

test('the active section is the one that holds the scroll offset plus 100 px', () => {
  scrollTo(0);
  render(
    <>
      <section id="about" />
      <section id="skills" />
    </>,
  );
  const { result } = renderHook(() => useActiveAnchor(['about', 'skills', 'gone']));
  expect(result.current).toBe(undefined);
  scrollTo(599);
  expect(result.current).toBe(undefined);
  scrollTo(600);
  expect(result.current).toBe('about');
  scrollTo(1099);
  expect(result.current).toBe('about');
  scrollTo(1100);
  expect(result.current).toBe('skills');
  scrollTo(1600);
  expect(result.current).toBe(undefined);
});

test('with larger letters a section is active as soon as a link has led to it', () => {
  // 5.5rem at 20 px.
  document.documentElement.style.scrollPaddingTop = '110px';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  scrollTo(590);
  render(<section id="about" />);
  const { result } = renderHook(() => useActiveAnchor(['about']));
  expect(result.current).toBe('about');
});

test('a window of another size is measured anew', () => {
  scrollTo(600);
  render(<section id="about" />);
  const { result } = renderHook(() => useActiveAnchor(['about']));
  expect(result.current).toBe('about');
  vi.stubGlobal('scrollY', 0);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(result.current).toBe(undefined);
});

test('past is more than, not as much as', () => {
  scrollTo(0);
  const { result } = renderHook(() => useScrolledPast(300));
  scrollTo(300);
  expect(result.current).toBe(false);
  scrollTo(301);
  expect(result.current).toBe(true);
});
