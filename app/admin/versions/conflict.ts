// What the owner chooses from when the same content was saved elsewhere.
import type { Difference } from './difference.ts';

export interface Conflict {
  differences: readonly Difference[];
  keepTheirs: () => void;
  keepMine: () => void;
  /** Null when it would be the same as one of the two. */
  keepBoth: (() => void) | null;
  /** Decides later; the draft stays as it is. */
  cancel: () => void;
}
