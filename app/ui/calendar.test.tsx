import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Calendar } from './calendar.tsx';

/** A Wednesday. */
const TODAY = new Date(2026, 2, 11, 15, 10);
const chosen = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: TODAY, toFake: ['Date'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  chosen.mockClear();
});

interface Reader {
  language?: string;
  direction?: 'ltr' | 'rtl';
}

function Month({ language = 'en', direction = 'ltr' }: Reader) {
  const [day, setDay] = useState<Date>();
  return (
    <Calendar
      from={new Date(2026, 2, 11)}
      selected={day}
      onSelect={(date) => {
        chosen(date?.toDateString());
        setDay(date);
      }}
      isDisabled={(date) => date.getTime() < new Date(2026, 2, 11).getTime()}
      language={language}
      direction={direction}
      label="Days"
      previousLabel="Previous month"
      nextLabel="Next month"
    />
  );
}

/** By its label: asking for roles among forty days is slow. */
const button = (label: string) =>
  document.querySelector(`button[aria-label="${label}"]`) as HTMLButtonElement;
const focus = (label: string) => act(() => button(label).focus());
const grid = () => screen.getByRole('grid').getAttribute('aria-label');
const focused = () => document.activeElement?.getAttribute('aria-label');

/** Moves through the days as a keyboard does. */
function press(...keys: string[]) {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

test('the grid is named by its month, a day by its whole date', () => {
  render(<Month />);
  expect(grid()).toBe('March 2026');
  expect(button('Thursday, March 12, 2026').textContent).toBe('12');
});

test('names and the first day of the week are those of the language', () => {
  const { unmount } = render(<Month />);
  const first = () => document.querySelector('th')?.getAttribute('aria-label');
  expect(first()).toBe('Sunday');
  unmount();
  render(<Month language="de" />);
  expect(grid()).toBe('März 2026');
  expect(first()).toBe('Montag');
});

test('the days of the week are short in every language: in Arabic they are letters', () => {
  render(<Month language="ar" direction="rtl" />);
  const days = [...document.querySelectorAll('th')].map((head) => head.textContent);
  expect(days).toEqual(['س', 'ح', 'ن', 'ث', 'ر', 'خ', 'ج']);
});

test('a day that is not offered cannot be chosen', () => {
  render(<Month />);
  expect(button('Tuesday, March 10, 2026').disabled).toBe(true);
  expect(button('Sunday, March 1, 2026').disabled).toBe(true);
  expect(button('Wednesday, March 11, 2026').disabled).toBe(false);
  fireEvent.click(button('Tuesday, March 10, 2026'));
  expect(chosen).not.toHaveBeenCalled();
});

test('a chosen day is marked, and leaves the other one', () => {
  render(<Month />);
  const marked = () =>
    [...document.querySelectorAll('[aria-selected="true"]')].map((cell) => cell.textContent);
  fireEvent.click(button('Thursday, March 12, 2026'));
  expect(marked()).toEqual(['12']);
  fireEvent.click(button('Friday, March 13, 2026'));
  expect(marked()).toEqual(['13']);
  expect(chosen).toHaveBeenLastCalledWith('Fri Mar 13 2026');
});

test('the arrow keys walk from day to day and from week to week', () => {
  render(<Month />);
  focus('Thursday, March 12, 2026');
  press('ArrowRight');
  expect(focused()).toBe('Friday, March 13, 2026');
  press('ArrowDown');
  expect(focused()).toBe('Friday, March 20, 2026');
  press('ArrowUp', 'ArrowLeft');
  expect(focused()).toBe('Thursday, March 12, 2026');
});

test('on a page that reads from right to left the arrows are mirrored', () => {
  render(<Month direction="rtl" />);
  focus('Thursday, March 12, 2026');
  press('ArrowLeft');
  expect(focused()).toBe('Friday, March 13, 2026');
});

test('Home and End lead to the ends of the week, Page Down to the next month', () => {
  render(<Month />);
  focus('Thursday, March 19, 2026');
  press('End');
  expect(focused()).toBe('Saturday, March 21, 2026');
  press('Home');
  expect(focused()).toBe('Sunday, March 15, 2026');
  press('PageDown');
  expect(focused()).toBe('Wednesday, April 15, 2026');
  expect(grid()).toBe('April 2026');
});

test('the keys stop before a day that is not offered', () => {
  render(<Month />);
  focus('Wednesday, March 11, 2026');
  press('ArrowLeft');
  expect(focused()).toBe('Wednesday, March 11, 2026');
});

test('the months go forward, and back as far as today', () => {
  render(<Month />);
  const previous = button('Previous month');
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('Next month'));
  expect(grid()).toBe('April 2026');
  expect(button('Thursday, April 30, 2026').disabled).toBe(false);
  expect(previous.getAttribute('aria-disabled')).not.toBe('true');
});
