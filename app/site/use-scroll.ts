import { useSyncExternalStore } from 'react';
import { ACTIVE_SECTION_OFFSET_PX } from '#app/content/timing.ts';

function subscribe(onScroll: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('resize', onScroll);
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('resize', onScroll);
  };
}

export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );
}

/** The anchor whose section contains the scroll offset plus 100 px. */
export function useActiveAnchor(anchors: readonly string[]): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => {
      const offset = window.scrollY + ACTIVE_SECTION_OFFSET_PX;
      return anchors.find((anchor) => {
        const box = document.getElementById(anchor)?.getBoundingClientRect();
        if (!box) return false;
        const top = box.top + window.scrollY;
        return offset >= top && offset < top + box.height;
      });
    },
    () => undefined,
  );
}
