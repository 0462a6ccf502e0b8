import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInTest, textsOf } from '../render-in-test.tsx';
import { TypedRoles } from './typed-roles.tsx';

const TITLES = ['Cook', 'Pilot'];
let prefersStillness = false;

beforeEach(() => {
  prefersStillness = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduce') && prefersStillness,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const typed = () => textsOf('[data-testid=typed-role]')[0];

/** What stands there after each of the delays, one after the other. */
function after(...delays: number[]) {
  return delays.map((delay) => {
    act(() => void vi.advanceTimersByTime(delay));
    return typed();
  });
}

test('a title is kept for 2000 ms, deleted at 50 ms, and the next is typed at 100 ms', async () => {
  await renderInTest(<TypedRoles titles={TITLES} />);
  expect(typed()).toBe('Cook');
  expect(after(1999, 1)).toEqual(['Cook', 'Coo']);
  expect(after(49, 1, 50, 50)).toEqual(['Coo', 'Co', 'C', '']);
  expect(after(50)).toEqual(['P']);
  expect(after(99, 1, 100, 100, 100)).toEqual(['P', 'Pi', 'Pil', 'Pilo', 'Pilot']);
  expect(after(1999, 1)).toEqual(['Pilot', 'Pilo']);
});

test('after the last title the first one comes again', async () => {
  await renderInTest(<TypedRoles titles={TITLES} />);
  after(2000, 50, 50, 50, 50, 100, 100, 100, 100);
  expect(typed()).toBe('Pilot');
  after(2000, 50, 50, 50, 50, 50, 100, 100, 100);
  expect(typed()).toBe('Cook');
});

test('the title stands still for visitors who ask for less motion', async () => {
  prefersStillness = true;
  await renderInTest(<TypedRoles titles={TITLES} />);
  expect(after(30_000)).toEqual(['Cook']);
});

test('assistive technology reads all titles at once and no typing', async () => {
  await renderInTest(<TypedRoles titles={TITLES} />);
  expect(textsOf('.sr-only')).toEqual(['Cook, Pilot']);
  const animated = document.querySelector('[data-testid=typed-role]');
  expect(animated?.getAttribute('aria-hidden')).toBe('true');
});

test('a page that is translated by the browser goes on typing', async () => {
  await renderInTest(<TypedRoles titles={['Cook']} />);
  // Each text is taken out and stands in an element of the translator's own.
  const place = document.querySelector('[data-testid=typed-role]') as HTMLElement;
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const own = document.createElement('font');
    text.replaceWith(own);
    own.append(text);
    texts.currentNode = own.lastChild as Text;
  }
  expect(after(2000, 50, 50, 50).at(-1)).toBe('');
});
