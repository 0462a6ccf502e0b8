import type { RefCallback } from 'react';

/**
 * For a control that goes with what its press has done: the focus that it has then goes to `next`, which is looked for when
 * the page has changed. Else it would fall to the top of the page.
 */
export function leavesFocusTo(
  next: () => HTMLElement | null | undefined,
): RefCallback<HTMLElement> {
  return (control) => () => {
    if (control !== document.activeElement) return;
    queueMicrotask(() => {
      // A ref is let go of with every drawing, too.
      if (!control?.isConnected) next()?.focus();
    });
  };
}
