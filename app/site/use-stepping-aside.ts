import { type RefObject, useEffect, useState } from 'react';

/** Marks what floats above the page; it is not what a button could cover. */
const FLOATS = 'data-floats';

const PRESSABLE = 'a[href], button, input, select, textarea, summary, label';
/** Nothing that can be pressed is smaller, and no line of text is lower or, but for its end, narrower. */
const GRID_PX = { x: 24, y: 12 };
const LOOK_MS = 120;
const REST_MS = 300;

/**
 * Whether a floating button has to leave its place, because something to press or to read lies beneath it. It goes
 * while the page moves, and comes back only when the page rests: a button that flickers is worse than one that hides.
 */
export function useSteppingAside(button: RefObject<HTMLElement | null>): boolean {
  const [isAside, setAside] = useState(false);

  useEffect(() => {
    let look: ReturnType<typeof setTimeout> | undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let changes = 0;
    const isOnBusyGround = async () => button.current !== null && isBusy(placeOf(button.current));
    const handleChange = () => {
      changes += 1;
      clearTimeout(rest);
      rest = setTimeout(async () => {
        const before = changes;
        const isOverSomething = await isOnBusyGround();
        if (changes === before) setAside(isOverSomething);
      }, REST_MS);
    };
    const handleMove = () => {
      look ??= setTimeout(async () => {
        if (await isOnBusyGround()) setAside(true);
        look = undefined;
      }, LOOK_MS);
      handleChange();
    };
    addEventListener('scroll', handleMove, { passive: true });
    addEventListener('resize', handleMove);
    // A list that grows, another language, a font: what lies beneath may change while nobody scrolls.
    // It says at once how large the page is.
    const growth = new ResizeObserver(handleChange);
    growth.observe(document.body);
    return () => {
      clearTimeout(look);
      clearTimeout(rest);
      removeEventListener('scroll', handleMove);
      removeEventListener('resize', handleMove);
      growth.disconnect();
    };
  }, [button]);

  return isAside;
}

/** Where the button stands when it has not stepped aside. */
function placeOf(button: HTMLElement): DOMRect {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = button;
  return new DOMRect(offsetLeft, offsetTop, offsetWidth, offsetHeight);
}

/** One point after the other: to ask what lies there takes a slow phone a quarter of a frame. */
async function isBusy({ left, top, right, bottom }: DOMRect): Promise<boolean> {
  for (let y = top; y <= bottom; y += GRID_PX.y) {
    for (let x = left; x <= right; x += GRID_PX.x) {
      await new Promise((resolve) => setTimeout(resolve));
      const beneath = document
        .elementsFromPoint(x, y)
        .find((element) => !element.closest(`[${FLOATS}]`));
      if (beneath?.closest(PRESSABLE) || (beneath && hasTextAt(beneath, x, y))) return true;
    }
  }
  return false;
}

/** A line that ends before the point leaves it free. */
function hasTextAt(element: Element, x: number, y: number): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Text)) return false;
    range.selectNode(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom,
    );
  });
}
