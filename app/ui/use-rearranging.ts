import { type RefObject, useLayoutEffect, useRef } from 'react';

const MOVE_MS = 300;

/**
 * Lets what stays in a list move to its new place, by transform alone, instead of jumping there. Call what it returns
 * right before the list changes; nothing waits for the move.
 */
export function useRearranging(list: RefObject<HTMLElement | null>): () => void {
  const places = useRef<[Element, DOMRect][]>([]);

  useLayoutEffect(() => {
    for (const [item, from] of places.current.splice(0)) {
      // What is still on its way starts anew from where it is seen.
      for (const move of item.getAnimations()) move.cancel();
      const to = item.getBoundingClientRect();
      if (!item.isConnected || (from.x === to.x && from.y === to.y)) continue;
      item.animate(
        { translate: [`${from.x - to.x}px ${from.y - to.y}px`, 'none'] },
        { duration: MOVE_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      );
    }
  });

  return () => {
    if (!list.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    places.current = [...list.current.children].map((item) => [item, item.getBoundingClientRect()]);
  };
}
