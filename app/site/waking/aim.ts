// The way to a section is as long as what stands above it, and that can change while a visitor is on it: the page
// wakes, what the browser has saved takes its place, a picture arrives. The inline script keeps the section that
// was aimed at where it belongs until the visitor goes on by themselves.

/** What a visitor does who wants to be elsewhere. */
const LEAVING = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Nearer than this is there. */
const CLOSE_PX = 2;

export function keepAim(): void {
  let aim = isArrival() ? location.hash : '';
  /** How high the page was when the section stood where it belongs. */
  let heightThere = 0;

  function land() {
    const target = aim && document.getElementById(idIn(aim));
    if (!target) return;
    const height = document.documentElement.scrollHeight;
    if (isThere(target)) {
      heightThere = height;
    } else if (heightThere === height) {
      // Nothing has changed, so somebody has scrolled: with the search of the browser, or a screen reader.
      aim = '';
    } else {
      heightThere = 0;
      target.scrollIntoView();
    }
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
      heightThere = 0;
      // A section that this browser alone has may not be there yet, and nobody scrolls to what is where it was.
      requestAnimationFrame(land);
    },
    true,
  );
  new ResizeObserver(land).observe(document.documentElement);
  addEventListener('scrollend', land);
}

/** A heading may be called in any script, which addresses write in signs of their own. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** A visitor who comes back, or reloads, is brought back to their place by the browser. */
function isArrival(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

function isThere(target: Element): boolean {
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - CLOSE_PX;
  const { top } = target.getBoundingClientRect();
  const wanted = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Math.abs(top - wanted) <= CLOSE_PX || (isAtEnd && top >= wanted);
}
