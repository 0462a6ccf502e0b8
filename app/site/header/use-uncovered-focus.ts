import { type RefObject, useEffect } from 'react';

/**
 * Brings out what gets the focus beneath the header. WebKit leaves it there, or moves it just so far that its label
 * is covered: the first field of a form that was sent empty.
 */
export function useUncoveredFocus(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    let pressed: Node | null = null;
    const keepPressed = ({ target }: PointerEvent) => {
      pressed = target as Node;
    };
    const uncover = ({ target }: FocusEvent) => {
      // What was pressed was in sight. By the next frame the visitor may have moved on, and must not be taken back.
      const isPressed = (target as Node).contains(pressed);
      pressed = null;
      if (isPressed || !(target instanceof HTMLElement) || !isInPage(target)) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const edge = header.current?.getBoundingClientRect().bottom ?? 0;
        if (topWithLabel(target) >= edge) return;
        // At once: a scroll of WebKit's own is still to come, and would end a smooth one.
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
    };
    document.addEventListener('pointerdown', keepPressed);
    document.addEventListener('focusin', uncover);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('pointerdown', keepPressed);
      document.removeEventListener('focusin', uncover);
    };
  }, [header]);
}

/** Not in the header itself, nor in a dialog above it. A part that was skipped to is higher than the window. */
function isInPage(element: HTMLElement): boolean {
  const around = element.closest('main, footer, dialog');
  return around !== null && around.tagName !== 'DIALOG' && element.tabIndex >= 0;
}

function topWithLabel(element: HTMLElement): number {
  const { labels } = element as HTMLInputElement;
  return (labels?.[0] ?? element).getBoundingClientRect().top;
}
