import { Tooltip } from '@base-ui/react/tooltip';
import type { ComponentProps, ReactNode } from 'react';
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

/** A button that shows an icon; its label is its name and its tooltip. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'icon',
  ...props
}: ComponentProps<'button'> & ButtonLook & { label: string }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        render={<Button variant={variant} size={size} aria-label={label} {...props} />}
      />
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={6} className="z-50">
          <Tooltip.Popup className="animate-fade rounded-sm border border-line-strong bg-raised px-2.5 py-1 text-ink text-sm shadow-card">
            {label}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
