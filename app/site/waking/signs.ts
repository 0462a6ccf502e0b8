// When what a visitor does not see yet comes to life: as soon as the browser has nothing else to do, at once when
// the visitor does something, and before anything changes that all of the page shows.

/** Even a browser that is busy wakes the page after this time. */
const PATIENCE_MS = 2000;

const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'hashchange'];

let change: () => void = () => {};
const changing = new Promise<void>((resolve) => {
  change = resolve;
});
let woken: Promise<void> | null = null;

export function whenWoken(): Promise<void> {
  woken ??= Promise.race([changing, whenIdle(), whenStirring()]);
  return woken;
}

/** Done when every part of the page has to be able to follow a change. */
export function whenChanging(): Promise<void> {
  return changing;
}

/** Wakes everything, wherever the visitor is. */
export function wakeAll(): void {
  change();
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
    else setTimeout(resolve, PATIENCE_MS / 10);
  });
}

function whenStirring(): Promise<void> {
  return new Promise((resolve) => {
    for (const sign of SIGNS)
      addEventListener(sign, () => resolve(), { once: true, passive: true });
  });
}
