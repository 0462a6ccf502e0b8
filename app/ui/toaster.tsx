import { CircleAlert, CircleCheck } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { TOAST_DURATION_MS, TOASTS_VISIBLE } from '#app/content/timing.ts';
import { classNames } from '#app/lib/class-names.ts';
import { takeToasts } from './toast.ts';

/** The layer that toasts stand on. It is moved into an open dialog, which hides all that is outside it. */
function createLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.popover = 'manual';
  layer.className = 'inset-auto m-0 overflow-visible border-0 bg-transparent p-0';
  return layer;
}

function raise(layer: HTMLElement) {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const place = dialog ?? document.body;
  // Moved for nothing, what stands on it would be read aloud once more.
  if (layer.parentElement === place) return;
  place.append(layer);
  layer.showPopover();
  dialog?.addEventListener('close', () => raise(layer), { once: true });
}

const BOTTOM = {
  position: 'bottom-center',
  offset: { bottom: 'calc(var(--floor) + 1.5rem)' },
  mobileOffset: { bottom: 'calc(var(--floor) + 1rem)' },
} as const;

const PLACES = {
  bottom: { ...BOTTOM, expand: true },
  /** One on top of the other, until they are touched: three of them would take half of a phone. */
  pile: { ...BOTTOM, expand: false },
  /** For an app whose buttons stand where the eye is: below, and at the ends of its bars. It needs a wide window. */
  top: {
    position: 'top-left',
    offset: { top: '0.375rem', left: 'var(--toast-start)' },
    expand: true,
  },
} as const;

const WIDTH = 'min(24rem, calc(100vw - 2rem))';

interface ToasterProps {
  label: string;
  place?: keyof typeof PLACES;
}

export default function Toaster({ label, place = 'bottom' }: ToasterProps) {
  const [layer] = useState(createLayer);
  useEffect(
    () =>
      takeToasts(({ title, text, tone = 'success', action, until }) => {
        if (until?.aborted) return;
        raise(layer);
        const id = sonner(title, {
          description: text,
          icon:
            tone === 'error' ? (
              <CircleAlert className="size-5 text-danger" />
            ) : (
              <CircleCheck className="size-5 text-success" />
            ),
          ...(action && {
            action: {
              label: action.label,
              onClick() {
                // The toast goes, and the keyboard is back where it came from: later it would be taken away from there.
                if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
                action.onSelect();
              },
            },
          }),
        });
        until?.addEventListener('abort', () => sonner.dismiss(id));
      }),
    [layer],
  );
  useEffect(() => () => layer.remove(), [layer]);
  return createPortal(
    <Sonner
      containerAriaLabel={label}
      visibleToasts={TOASTS_VISIBLE}
      duration={TOAST_DURATION_MS}
      {...PLACES[place]}
      dir="auto"
      // What the library centres is as wide as it thinks.
      style={{ '--width': WIDTH } as CSSProperties}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: classNames(
            'font-sans flex w-(--width) items-start gap-3 rounded-lg border border-line-strong bg-raised px-4 text-ink shadow-card data-[expanded=false]:overflow-clip',
            place === 'top' ? 'py-2.5' : 'py-3.5',
          ),
          title: 'font-semibold leading-snug',
          description: 'whitespace-pre-line text-muted text-sm leading-snug mt-0.5',
          content: 'min-w-0 flex-1 break-words',
          actionButton:
            'min-h-8 shrink-0 rounded-sm border border-line-strong px-3 font-semibold text-primary-text text-sm hover:border-primary-text',
        },
      }}
    />,
    layer,
  );
}
