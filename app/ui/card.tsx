import type { ComponentProps } from 'react';
import { classNames } from '#app/lib/class-names.ts';

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={classNames('rounded-lg border bg-raised/70 p-6 shadow-card', className)}
      {...props}
    />
  );
}
