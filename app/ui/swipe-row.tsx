import type { ComponentProps } from 'react';
import { classNames } from '#app/lib/class-names.ts';

/** A list that is swiped where it is too long for the window. The keys move it too, once it is reached. */
export function SwipeRow({ className, tabIndex = 0, ...props }: ComponentProps<'ul'>) {
  return <ul tabIndex={tabIndex} className={classNames('swipe-row', className)} {...props} />;
}
