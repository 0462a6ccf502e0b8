// The blocks of a page: each section of the landing page, and the footer. The browser styles and lays out only
// those that are near the window.
import type { SectionId } from '#app/content/sections.ts';

export type BlockId = SectionId | 'footer';

const PREFIX = 'block-';

/** The element that holds a section's place, whether the section shows or not. */
export function blockId(id: BlockId): string {
  return PREFIX + id;
}

/** The block around an element. To measure it, the browser need not lay out what is inside. */
export function blockOf(element: Element): Element {
  return element.closest(`[id^="${PREFIX}"]`) ?? element;
}

/**
 * For the inline script. The way to an anchor, or back to where the visitor was, is as long as the blocks above it
 * are high: then all of them have to be laid out.
 */
export function skipFarBlocks(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash !== '' || visit?.type !== 'navigate') return;
  const { dataset } = document.documentElement;
  // The styles of the public side look for it.
  dataset.skipsFar = '';
  const stop = (event: Event) => {
    if (!(event.target as Element).closest?.('a[href*="#"]')) return;
    delete dataset.skipsFar;
    removeEventListener('click', stop, true);
  };
  addEventListener('click', stop, true);
}
