import { type RefObject, useLayoutEffect, useRef } from 'react';

const MOVE_MS = 300;

interface Before {
  arrangement: unknown;
  places: [Element, DOMRect][];
}

/**
 * Lets what stays in a list move to its new place, by transform alone, instead of jumping there. Call what it returns
 * before the arrangement changes; nothing waits for the move.
 */
export function useRearranging(
  list: RefObject<HTMLElement | null>,
  arrangement: unknown,
): () => void {
  const before = useRef<Before | null>(null);

  useLayoutEffect(() => {
    if (!before.current || before.current.arrangement === arrangement) return;
    const staying = before.current.places.filter(([item]) => item.isConnected);
    before.current = null;
    // What is still on its way starts anew from where it is seen.
    for (const [item] of staying) for (const move of item.getAnimations()) move.cancel();
    // Every place is read before anything moves: after each move the browser would lay the page out anew.
    const moves = staying.map(([item, from]) => ({ item, from, to: item.getBoundingClientRect() }));
    for (const { item, from, to } of moves) {
      if (from.x === to.x && from.y === to.y) continue;
      item.animate(
        { translate: [`${from.x - to.x}px ${from.y - to.y}px`, 'none'] },
        { duration: MOVE_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      );
    }
  });

  return () => {
    if (!list.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const items = [...list.current.children];
    before.current = {
      arrangement,
      places: items.map((item) => [item, item.getBoundingClientRect()]),
    };
  };
}
