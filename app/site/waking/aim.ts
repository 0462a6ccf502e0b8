// The way to a section is as long as what stands above it, and that can change while a visitor is on it: the page
// wakes, what the browser has saved takes its place, a picture arrives. The inline script keeps the section that
// was aimed at where it belongs until the visitor goes on by themselves.

/** What a visitor does who wants to be elsewhere. */
const LEAVING = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Nearer than this is there. */
const CLOSE_PX = 2;

export function keepAim(): void {
  let aim = isArrival() ? location.hash : '';

  function land() {
    const target = aim && document.getElementById(decoded(aim.slice(1)));
    if (target && !isThere(target)) target.scrollIntoView();
  }

  for (const type of LEAVING) {
    addEventListener(type, () => (aim = ''), { capture: true, passive: true });
  }
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.('a');
      // With a modifier it opens elsewhere.
      if (!link?.hash || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (link.pathname !== location.pathname || link.host !== location.host) return;
      aim = link.hash;
      // A section that this browser alone has may not be there yet, and nobody scrolls to what is where it was.
      requestAnimationFrame(land);
    },
    true,
  );
  new ResizeObserver(land).observe(document.documentElement);
  addEventListener('scrollend', land);
}

/** A visitor who comes back, or reloads, is brought back to their place by the browser. */
function isArrival(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

function isThere(target: Element): boolean {
  const { scrollHeight } = document.documentElement;
  const isAtEnd = scrollY + innerHeight >= scrollHeight - CLOSE_PX;
  const { top } = target.getBoundingClientRect();
  const wanted = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Math.abs(top - wanted) <= CLOSE_PX || (isAtEnd && top >= wanted);
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
