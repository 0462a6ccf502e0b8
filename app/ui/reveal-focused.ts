import type { FocusEvent } from 'react';

/**
 * For a row that scrolls sideways: browsers leave what has half of it in sight where it is. A press would miss what moves
 * beneath it, so only the keyboard brings anything along.
 */
export function revealFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}
