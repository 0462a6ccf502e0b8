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

/** The anchor whose section contains the scroll offset plus 100 px, or what a link has just led to. */
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
  const offset = Math.max(ACTIVE_SECTION_OFFSET_PX, landingLine() + 1);
  return anchors.find((anchor) => {
    const box = document.getElementById(anchor)?.getBoundingClientRect();
    return box && box.top <= offset && offset < box.bottom;
  });
}

/** Where a section begins that a link has led to: it is lower the larger the visitor's letters are. */
function landingLine(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}
