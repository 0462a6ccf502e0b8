import type { ComponentProps } from 'react';
import { classNames } from '#app/lib/class-names.ts';

const tones = {
  neutral: 'border-line-strong/60 text-muted',
  primary: 'border-primary-text/50 text-primary-text',
  solid: 'border-transparent bg-primary text-on-primary',
  success: 'border-success/50 text-success',
} as const;

type BadgeProps = ComponentProps<'span'> & { as?: 'span' | 'li'; tone?: keyof typeof tones };

export function Badge({ as: Element = 'span', tone = 'neutral', className, ...props }: BadgeProps) {
  // The elements differ in what they mean only, not in what they accept here.
  const Tag = Element as 'span';
  return <Tag className={classNames('badge label', tones[tone], className)} {...props} />;
}
