import { useInsertionEffect } from 'react';

/** By which the document finds the place, and the page what stands there. */
export const LATER_STYLES = 'later';

/** As it came with the page. */
const kept = typeof document === 'undefined' ? null : document.getElementById(LATER_STYLES);

/**
 * The place of the styles that the first screen does not need: whoever writes the document fills it in
 * (app/document.ts), so that the first screen is painted before they have arrived.
 */
export function LaterStyles() {
  // A page that is drawn anew has lost them.
  useInsertionEffect(() => {
    if (kept && !kept.isConnected) document.head.append(kept);
  }, []);
  return (
    <style id={LATER_STYLES} suppressHydrationWarning>
      {''}
    </style>
  );
}
