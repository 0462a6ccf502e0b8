import type { ComponentProps } from 'react';
import { classNames } from '#app/lib/class-names.ts';

const tones = {
  neutral: 'border-line-strong/60 text-muted',
  primary: 'border-primary-text/50 text-primary-text',
  solid: 'border-transparent bg-primary text-on-primary',
  success: 'border-success/50 text-success',
} as const;

export function Badge({
  tone = 'neutral',
  className,
  ...props
}: ComponentProps<'span'> & { tone?: keyof typeof tones }) {
  return <span className={classNames('badge label', tones[tone], className)} {...props} />;
}
