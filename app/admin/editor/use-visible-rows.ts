// Of a long list, the rows in sight and the few that must not go away. They stand in the normal flow, with
// gaps for the rows that are left out, so that they can be dragged, measured and focused like any others.
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefCallback, useLayoutEffect, useRef, useState } from 'react';

/** Up to here all rows are drawn. */
const WHOLE = 100;
const ROW_PX = 72;
/** The space between two rows, as the list's class has it. */
const SPACING_PX = 8;
const OVERSCAN_ROWS = 12;

export interface VisibleRow {
  at: number;
  /** Pixels that are left out before it. */
  gapBefore: number;
}

interface VisibleRows {
  list: React.RefObject<HTMLOListElement | null>;
  rows: VisibleRow[];
  gapAfter: number;
  /** Null while all rows are drawn. */
  measure: RefCallback<Element> | null;
}

export function useVisibleRows(keys: readonly string[], kept: readonly number[]): VisibleRows {
  const count = keys.length;
  const isWhole = count <= WHOLE;
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: !isWhole,
    estimateSize: () => ROW_PX,
    gap: SPACING_PX,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    getItemKey: (at) => keys[at] ?? at,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...kept.filter((at) => at >= 0)])].sort(
        (a, b) => a - b,
      ),
  });

  // A form above the list moves it.
  useLayoutEffect(() => {
    const box = isWhole ? null : list.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  });

  if (isWhole) {
    const rows = keys.map((_, at) => ({ at, gapBefore: 0 }));
    return { list, rows, gapAfter: 0, measure: null };
  }
  let end = top - SPACING_PX;
  const rows = virtualizer.getVirtualItems().map((item) => {
    const gapBefore = item.start - end - 2 * SPACING_PX;
    end = item.end;
    return { at: item.index, gapBefore: Math.max(0, gapBefore) };
  });
  const gapAfter = top + virtualizer.getTotalSize() - end - SPACING_PX;
  return { list, rows, gapAfter: Math.max(0, gapAfter), measure: virtualizer.measureElement };
}
