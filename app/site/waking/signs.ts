// When what a visitor does not see yet comes to life: one block after the other while the browser has nothing else to
// do; and at once when it comes near the window, when somebody reaches into it, before anything changes that all of the
// page shows, and where this browser has saved something else than the page was made from.
import type { SiteKey } from '#app/content/collections.ts';
import { SITE_KEYS } from '#app/content/site-keys.ts';
import type { LateCode } from '#app/lib/late-code.ts';
import { onceNear } from '#app/lib/once-near.ts';
import type { Store } from '#app/store/store.ts';
import { AWAITS, REACHED } from './awaiting.ts';
import { rememberAsleep } from './carry-over.ts';

/** Even a browser that is busy goes on after this time. */
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

/** The turns of the parts so far, from top to bottom. */
let turns: Promise<unknown> = Promise.resolve();

/**
 * Done when a part of this name has to be alive, or can be without anybody noticing. Nothing where none came with the
 * page.
 */
export function whenNeeded(
  name: string,
  { store, code }: { store: Store; code: LateCode<unknown> },
): Promise<unknown> | undefined {
  const part = document.querySelector(`[${AWAITS}="${name}"]`);
  if (!part) return undefined;
  rememberAsleep(name, part);
  const reached = new Promise<void>((resolve) => {
    onceNear(part, resolve);
    for (const sign of ['focusin', REACHED]) part.addEventListener(sign, () => resolve());
  });
  turns = turns.then(whenWoken).then(code.arrival).then(whenIdle);
  return Promise.race([changing, whenSaved(store), reached, turns]);
}

/** Done when this browser holds something else than the page was made from. */
export function whenSaved(store: Store, keys: readonly SiteKey[] = SITE_KEYS): Promise<void> {
  return new Promise((resolve) => {
    for (const key of keys) {
      if (store.revision(key) !== null) resolve();
      store.subscribe(key, resolve);
    }
  });
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
