import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pressAt } from './press-in-test.ts';
import { useSteadyPresses } from './use-steady-presses.ts';

function start() {
  const pressed: string[] = [];
  function Buttons() {
    useSteadyPresses();
    return ['Cancel', 'Edit'].map((name) => (
      <button key={name} type="button" onClick={() => pressed.push(name)}>
        {name}
      </button>
    ));
  }
  const { unmount } = render(<Buttons />);
  return { pressed, unmount };
}

test('the second half of a double press does nothing to what has slid under it', () => {
  const { pressed } = start();
  pressAt('Cancel', 1000);
  pressAt('Edit', 1200);
  pressAt('Edit', 1400);
  expect(pressed).toEqual(['Cancel']);
  pressAt('Edit', 1600);
  expect(pressed).toEqual(['Cancel', 'Edit']);
});

test('one button can be pressed as fast as somebody can, and another in another place', () => {
  const { pressed } = start();
  pressAt('Cancel', 1000);
  pressAt('Cancel', 1100);
  pressAt('Edit', 1200, 40);
  expect(pressed).toEqual(['Cancel', 'Cancel', 'Edit']);
});

test('keys are not slowed down, and nothing is once the admin is left', () => {
  const { pressed, unmount } = start();
  pressAt('Cancel', 1000);
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(pressed).toEqual(['Cancel', 'Edit']);
  unmount();
  expect(pressed).toHaveLength(2);
});

test('a label and what it names are one', () => {
  function Choice() {
    useSteadyPresses();
    return (
      <label>
        Published <input type="checkbox" />
      </label>
    );
  }
  render(<Choice />);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  fireEvent(screen.getByText('Published'), new MouseEvent('click', { bubbles: true, detail: 1 }));
  fireEvent(box, new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(box.checked).toBe(false);
});
