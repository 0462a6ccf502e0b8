import type { ComponentProps } from 'react';

/** The eight-point star: two squares, one turned by 45 degrees. The outline of `lattice.svg`. */
export const STAR_PATH =
  'M96 48L81.94 62.06L81.94 81.94L62.06 81.94L48 96L33.94 81.94L14.06 81.94L14.06 62.06L0 48L14.06 33.94L14.06 14.06L33.94 14.06L48 0L62.06 14.06L81.94 14.06L81.94 33.94Z';

/** The mark of the site. Decorative: it never carries meaning alone. */
export function Star({ filled, ...props }: ComponentProps<'svg'> & { filled?: boolean }) {
  return (
    <svg viewBox="-4 -4 104 104" aria-hidden="true" {...props}>
      <path
        d={STAR_PATH}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={filled ? 0 : 7}
        strokeLinejoin="miter"
      />
    </svg>
  );
}
