import type { ComponentProps } from 'react';
import { classNames } from '#app/lib/class-names.ts';
import { type ButtonLook, buttonClass } from './button.tsx';

/** What a link that leaves the site needs. */
const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;

type LinkProps = ComponentProps<'a'> & { newTab?: boolean };

export function Link({ newTab, className, ...props }: LinkProps) {
  return (
    <a
      className={classNames(
        'text-primary-text underline decoration-line-strong underline-offset-4 hover:decoration-current',
        className,
      )}
      {...(newTab && outside)}
      {...props}
    />
  );
}

export function ButtonLink({ newTab, variant, size, className, ...props }: LinkProps & ButtonLook) {
  const look = { ...(variant && { variant }), ...(size && { size }) };
  return (
    <a className={classNames(buttonClass(look), className)} {...(newTab && outside)} {...props} />
  );
}
