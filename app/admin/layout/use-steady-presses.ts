import { useEffect } from 'react';

/** Milliseconds and pixels within which two presses are one double press. */
const DOUBLE_PRESS_MS = 500;
const SAME_PLACE = 12;

/**
 * A press can put something else under the pointer: a list closes up, a form opens, a dialog goes. The second half of a
 * double press is not meant for that, and does nothing.
 */
export function useSteadyPresses(): void {
  useEffect(() => {
    let first: { at: MouseEvent; control: Element | null } | undefined;
    function handlePress(press: MouseEvent) {
      // Keys have no place.
      if (press.detail === 0) return;
      const control = controlOf(press);
      const isSecond =
        first !== undefined &&
        press.timeStamp - first.at.timeStamp < DOUBLE_PRESS_MS &&
        Math.hypot(press.clientX - first.at.clientX, press.clientY - first.at.clientY) < SAME_PLACE;
      if (isSecond && control !== first?.control) {
        press.preventDefault();
        press.stopImmediatePropagation();
        return;
      }
      first = { at: press, control };
    }
    window.addEventListener('click', handlePress, { capture: true });
    return () => window.removeEventListener('click', handlePress, { capture: true });
  }, []);
}

/** A label passes a press on to what it names: both are one. */
function controlOf({ target }: MouseEvent): Element | null {
  if (!(target instanceof Element)) return null;
  return (
    target.closest('label')?.control ??
    target.closest('a, button, input, select, textarea, summary')
  );
}
