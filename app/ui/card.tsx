import type { ComponentProps } from 'react';
import { classNames } from '#app/lib/class-names.ts';

type CardProps = ComponentProps<'div'> & { as?: 'div' | 'article' | 'li' | 'figure' };

/** A raised surface. What it means is its element's business. */
export function Card({ as: Element = 'div', className, ...props }: CardProps) {
  // The elements differ in their class only, not in what they accept here.
  const Tag = Element as 'div';
  return <Tag className={classNames('card', className)} {...props} />;
}
