import type { ComponentProps } from 'react';
import { classNames } from '#app/lib/class-names.ts';

// The border is there in every variant: forced colours show it where a background is gone.
const base =
  'inline-flex items-center justify-center gap-2 border font-semibold leading-tight transition-[background-color,border-color,color,box-shadow,translate] duration-150 active:translate-y-px disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

const variants = {
  primary:
    'border-transparent bg-primary text-on-primary hover:not-disabled:bg-primary-glow hover:not-disabled:shadow-halo',
  outline:
    'border-line-strong text-ink hover:not-disabled:border-primary-text hover:not-disabled:text-primary-text',
  ghost: 'border-transparent text-muted hover:not-disabled:bg-raised hover:not-disabled:text-ink',
  danger: 'border-danger text-danger hover:not-disabled:bg-danger hover:not-disabled:text-ground',
} as const;

const sizes = {
  small: 'min-h-9 rounded-md px-3 py-1.5 text-sm',
  medium: 'min-h-11 rounded-md px-5 py-2.5',
  large: 'min-h-13 rounded-md px-7 py-3 text-lg',
  // A finger does not grow with the text, and a bar of them has to fit.
  icon: 'size-[44px] shrink-0 rounded-md',
  round: 'size-13 shrink-0 rounded-full',
} as const;

export interface ButtonLook {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

export function buttonClass({ variant = 'primary', size = 'medium' }: ButtonLook = {}): string {
  return classNames(base, variants[variant], sizes[size]);
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonLook) {
  return (
    <button
      type={type}
      className={classNames(
        buttonClass({ ...(variant && { variant }), ...(size && { size }) }),
        className,
      )}
      {...props}
    />
  );
}
