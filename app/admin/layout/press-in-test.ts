import { createEvent, fireEvent, screen } from '@testing-library/react';

/** For tests: a press of the mouse or a finger, at that many milliseconds and pixels from the left. */
export function pressAt(name: string, timeStamp: number, clientX = 0) {
  const button = screen.getByRole('button', { name });
  const event = createEvent.click(button, { detail: 1, clientX });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(button, event);
}
