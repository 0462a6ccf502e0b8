import { type MouseEvent, useRef } from 'react';

/** Milliseconds in which two presses are one double press. */
const DOUBLE_PRESS_MS = 500;

/** For a button that takes its own row away: whether a press is meant for the row that it hits. */
export function useSinglePress(): (press: MouseEvent) => boolean {
  const takenAt = useRef(Number.NEGATIVE_INFINITY);
  return ({ detail, timeStamp }) => {
    // Another row has slid under the pointer: the second half of a double press is not meant for it. Keys have no detail.
    if (detail > 0 && timeStamp - takenAt.current < DOUBLE_PRESS_MS) return false;
    takenAt.current = timeStamp;
    return true;
  };
}
