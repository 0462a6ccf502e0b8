// A page is painted in faces of the system's that take the room of its fonts. When these are there they are put on part by
// part, from the top, while the browser has nothing else to do: to set all lines of a page anew at once is the longest
// task of a load (docs/decisions/0045-fonts-part-by-part.md).

/** For so long a page may be busy with it at a time; a slow phone takes four times as long. */
const TURN_MS = 5;
/** So much is set anew at once. Less would be set in less time, but what stands around it is set again each time. */
const SMALL_PART = { elements: 60, letters: 1000 };
/** What is so many screens down, or more, waits until somebody does something, or until the page had its rest. */
const FAR = 2;
const REST_MS = 2000;
/** Who scrolls gets the rest at once when what comes next is no further down than this. */
const NEAR = 1.25;
/** A pointer that is let go outside the window need not say so. */
const LONG_PRESS_MS = 10_000;
/** The lists of faces in `styles.css`. */
const LISTS = ['--worn-sans', '--worn-mono'];

export async function wearFonts(): Promise<void> {
  const { documentElement: root, body } = document;
  // Whoever was here before wears them from the first frame on.
  if ('worn' in root.dataset || 'worn' in body.dataset) return;
  const wearing = new AbortController();
  const { signal } = wearing;
  const whenReleased = watchPresses(signal);
  await loadFaces();
  await whenReleased();
  let began = performance.now();
  let hasRested = false;
  // No line changes before the eyes of somebody who scrolls. Safari has no idle callback.
  let isAtOnce = scrollY > 0 || !('requestIdleCallback' in window);
  let next: Element = body;
  const overtaken = new Promise<void>((resolve) => {
    const handleScroll = () => {
      isAtOnce = topOf(next) < NEAR * innerHeight;
      if (isAtOnce) resolve();
    };
    addEventListener('scroll', handleScroll, { passive: true, signal });
  });
  for (const part of partsOf(body)) {
    // To ask where it is sets the one before, so that it is known how long that takes.
    next = part;
    const top = topOf(part);
    if (!isAtOnce && performance.now() - began > TURN_MS) {
      if (!hasRested && top > FAR * innerHeight) {
        hasRested = true;
        await Promise.race([
          firstSign(signal),
          new Promise((resolve) => setTimeout(resolve, REST_MS)),
        ]);
      }
      await Promise.race([overtaken, new Promise((resolve) => requestIdleCallback(resolve))]);
      began = performance.now();
    }
    if (isAtOnce) break;
    part.dataset.worn = '';
  }
  await whenReleased();
  body.dataset.worn = '';
  wearing.abort();
}

/** Done when the whole page wears its fonts. */
export function whenWorn(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      for (const { dataset } of [document.documentElement, document.body])
        if ('worn' in dataset) resolve();
    };
    new MutationObserver(check).observe(document.body, { attributes: true });
    check();
  });
}

/** Done when nobody is in the middle of a press: a line that breaks elsewhere would move its button away beneath it. */
function watchPresses(signal: AbortSignal) {
  let press = Promise.resolve();
  const handlePress = () => {
    press = new Promise((resolve) => {
      // The click comes right after the end.
      for (const end of ['pointerup', 'pointercancel'])
        addEventListener(end, () => setTimeout(resolve), { once: true, capture: true });
      setTimeout(resolve, LONG_PRESS_MS);
    });
  };
  addEventListener('pointerdown', handlePress, { capture: true, passive: true, signal });
  return () => press;
}

/** Somebody is there, and may be further down soon. */
function firstSign(signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    for (const sign of ['scroll', 'pointerdown', 'keydown'])
      addEventListener(sign, () => resolve(), { capture: true, passive: true, signal });
  });
}

const topOf = (part: Element) => part.getBoundingClientRect().top;

/** The faces that have the letters of the page. What does not arrive stays as it is. */
async function loadFaces(): Promise<void> {
  const text = document.getElementById('root')?.textContent ?? '';
  // Every file that has one of the ASCII letters has them all, and a page has forty thousand.
  const letters = [...new Set(text.replace(/[ -~\s]+/g, 'a'))].join('');
  const styles = getComputedStyle(document.documentElement);
  await Promise.allSettled(
    LISTS.map((list) => document.fonts.load(`1em ${styles.getPropertyValue(list)}`, letters)),
  );
}

function* partsOf(whole: Element): Generator<HTMLElement | SVGElement> {
  const face = getComputedStyle(document.body).fontFamily;
  for (const part of [...whole.children] as (HTMLElement | SVGElement)[]) {
    const isLarge =
      part.getElementsByTagName('*').length > SMALL_PART.elements ||
      (part.textContent?.length ?? 0) > SMALL_PART.letters;
    // What has a face of its own would not hand it on to its parts.
    if (isLarge && getComputedStyle(part).fontFamily === face) yield* partsOf(part);
    yield part;
  }
}
