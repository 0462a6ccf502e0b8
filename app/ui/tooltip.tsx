import { useEffect, useRef } from 'react';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS } from '#app/content/timing.ts';

const GAP_PX = 8;

/**
 * Shows the accessible name of whatever carries `data-tooltip`, for those who see only its icon. One
 * layer serves the whole page: it appears after a delay, or at once when another has just gone.
 */
export default function TooltipLayer() {
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tip = layer.current;
    if (!tip) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: Element | null = null;
    let hiddenAt = Number.NEGATIVE_INFINITY;

    function show(target: Element) {
      if (!tip) return;
      tip.textContent = target.getAttribute('aria-label');
      tip.showPopover();
      place(tip, target);
    }

    function enter(event: Event) {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      const target = (event.target as Element).closest('[data-tooltip]');
      if (!target || target === current) return;
      if (event.type === 'focusin' && !target.matches(':focus-visible')) return;
      leave();
      current = target;
      const isSoon = performance.now() - hiddenAt < TOOLTIP_SKIP_MS;
      timer = setTimeout(() => show(target), isSoon ? 0 : TOOLTIP_DELAY_MS);
    }

    function leave() {
      clearTimeout(timer);
      current = null;
      if (!tip?.matches(':popover-open')) return;
      tip.hidePopover();
      hiddenAt = performance.now();
    }

    function out(event: Event) {
      const next = (event as PointerEvent | FocusEvent).relatedTarget;
      // What is shown may be pointed at without going away.
      if (next instanceof Node && (current?.contains(next) || tip?.contains(next))) return;
      leave();
    }

    const press = (event: Event) =>
      (event instanceof KeyboardEvent && event.key !== 'Escape') || leave();
    const listeners: [string, (event: Event) => void][] = [
      ['pointerover', enter],
      ['focusin', enter],
      ['pointerout', out],
      ['focusout', out],
      ['pointerdown', press],
      ['keydown', press],
    ];
    for (const [type, listener] of listeners) document.addEventListener(type, listener);
    return () => {
      leave();
      for (const [type, listener] of listeners) document.removeEventListener(type, listener);
    };
  }, []);

  return (
    <div
      ref={layer}
      popover="manual"
      role="tooltip"
      data-floats="out"
      className="m-0 rounded-sm border bg-raised px-2.5 py-1 text-ink text-sm shadow-card"
    />
  );
}

/** Under its target, or above it where there is no room; never outside the window. */
function place(tip: HTMLElement, target: Element) {
  const anchor = target.getBoundingClientRect();
  const size = tip.getBoundingClientRect();
  const centre = anchor.left + anchor.width / 2 - size.width / 2;
  const x = Math.max(GAP_PX, Math.min(centre, innerWidth - size.width - GAP_PX));
  const below = anchor.bottom + GAP_PX;
  const y = below + size.height > innerHeight ? anchor.top - size.height - GAP_PX : below;
  tip.style.inset = 'auto';
  tip.style.translate = `${x}px ${y}px`;
  tip.style.top = '0';
  tip.style.left = '0';
}
