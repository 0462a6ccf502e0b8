// Prerendered parts that no script serves yet carry `data-awaits`. A press on one of them is kept by the
// inline script and repeated when the part has come to life, so that no first click is lost.

export const AWAITS = 'data-awaits';
const AWAKE = 'part:awake';
/** Said of a control that was pressed while its part slept. */
export const REACHED = 'part:reached';

/** Says that a part has come to life, after its mark was taken off. */
export function announceAwake(): void {
  document.dispatchEvent(new Event(AWAKE));
}

/** Waits until the element stands in no part that is still asleep. */
export function whenAwake(element: Element): Promise<void> {
  return waitUntil(() => !element.closest(`[${AWAITS}]`));
}

export function whenAllAwake(): Promise<void> {
  return waitUntil(() => !document.querySelector(`[${AWAITS}]`));
}

function waitUntil(isDone: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isDone()) return;
      document.removeEventListener(AWAKE, check);
      resolve();
    };
    document.addEventListener(AWAKE, check);
    check();
  });
}

/** For the inline script: repeats a press on a control when the part it stands in has come to life. */
export function keepEarlyPresses(): void {
  // However often somebody presses while nothing happens, they mean it once.
  const kept = new Set<Element>();
  const keep = (event: Event) => {
    const control = (event.target as Element).closest?.(
      event.type === 'submit' ? 'form' : 'button, [hreflang], input[type="checkbox"]',
    );
    if (!event.isTrusted || !control?.closest(`[${AWAITS}]`)) return;
    // Opening a popover is the browser's own business.
    if (control.hasAttribute('popovertarget')) return;
    event.preventDefault();
    event.stopPropagation();
    if (kept.has(control)) return;
    kept.add(control);
    // Afterwards: in the middle of a press a checkbox stands as if it had been taken, and who wakes then believes it.
    setTimeout(() => {
      // Not everybody who presses something has it near the window: a screen reader need not scroll.
      control.dispatchEvent(new Event(REACHED, { bubbles: true }));
      void whenAwake(control).then(() => {
        kept.delete(control);
        if (control instanceof HTMLFormElement) control.requestSubmit();
        else (control as HTMLElement).click();
      });
    });
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
}
