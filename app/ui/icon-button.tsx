import { Tooltip } from '@base-ui/react/tooltip';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS } from '#app/content/timing.ts';
import { Button, type ButtonLook } from './button.tsx';

/** Stands once around everything that has icon buttons. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delay={TOOLTIP_DELAY_MS} timeout={TOOLTIP_SKIP_MS}>
      {children}
    </Tooltip.Provider>
  );
}

export const isTooltipOpen = () => document.querySelector('[role=tooltip][data-open]') !== null;

/** A button that shows an icon; its label is its name and its tooltip. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'icon',
  ...props
}: ComponentProps<'button'> & ButtonLook & { label: string }) {
  /** Covers all that is not inside of it. */
  const dialog = useRef<HTMLElement>(null);
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        ref={(button: HTMLElement | null) => {
          dialog.current = button?.closest('dialog') ?? null;
        }}
        render={<Button variant={variant} size={size} aria-label={label} {...props} />}
      />
      <Tooltip.Portal container={dialog}>
        <Tooltip.Positioner sideOffset={6} className="z-50">
          <Tooltip.Popup
            role="tooltip"
            className="animate-fade rounded-sm border border-line-strong bg-raised px-2.5 py-1 text-ink text-sm shadow-card"
          >
            {label}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
