import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
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
  const [active, setActive] = useState<string>();
  const find = useEffectEvent(() => setActive(activeAnchor(anchors)));
  // In a frame of its own: measuring in the middle of a change would lay out the whole page at once.
  useEffect(() => {
    let frame = requestAnimationFrame(find);
    const unsubscribe = subscribe(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(find);
    });
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
    };
  }, []);
  return active;
}

function activeAnchor(anchors: readonly string[]): string | undefined {
  return anchors.find((anchor) => {
    const box = document.getElementById(anchor)?.getBoundingClientRect();
    return box && box.top <= ACTIVE_SECTION_OFFSET_PX && ACTIVE_SECTION_OFFSET_PX < box.bottom;
  });
}
