import type { ComponentProps } from 'react';
import { classNames } from '#app/lib/class-names.ts';

const variants = {
  primary: 'button-primary',
  outline: 'button-outline',
  ghost: 'button-ghost',
  danger: 'button-danger',
} as const;

const sizes = {
  small: 'button-small',
  medium: '',
  large: 'button-large',
  icon: 'button-icon',
  round: 'button-round',
} as const;

export interface ButtonLook {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

export function buttonClass({ variant = 'primary', size = 'medium' }: ButtonLook = {}): string {
  return classNames('button', variants[variant], sizes[size]);
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
