import { createEvent, fireEvent, screen } from '@testing-library/react';

/** For tests: a press of the mouse or a finger, at that many milliseconds. */
export function pressAt(name: string, timeStamp: number) {
  const button = screen.getByRole('button', { name });
  const event = createEvent.click(button, { detail: 1 });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(button, event);
}
