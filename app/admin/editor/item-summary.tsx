import type { ReactNode } from 'react';
import { classNames } from '#app/lib/class-names.ts';
import { safeImage } from '#app/lib/safe-link.ts';

interface ItemSummaryProps {
  title: string;
  text: string;
  image?: string;
  /** A logo is shown whole, with room around it; any other picture fills its place. */
  isLogo?: boolean;
  icon?: ReactNode;
  /** Badges. */
  children?: ReactNode;
}

/** One item in a row of its list. */
export function ItemSummary({ title, text, image, isLogo, icon, children }: ItemSummaryProps) {
  return (
    <div className="flex items-center gap-3.5">
      {image !== undefined && (
        <span className="hidden h-11 w-17 shrink-0 overflow-hidden rounded-sm border bg-sunken xs:block">
          {safeImage(image) && (
            <img
              src={safeImage(image)}
              alt=""
              className={classNames('size-full', isLogo ? 'object-contain p-1.5' : 'object-cover')}
              loading="lazy"
            />
          )}
        </span>
      )}
      {icon && (
        <span className="grid size-10 shrink-0 place-content-center rounded-md border bg-sunken/60 text-primary-text">
          {icon}
        </span>
      )}
      <div className="grid min-w-0 flex-1">
        <p dir="auto" className="truncate font-semibold">
          {title}
        </p>
        <p dir="auto" className="truncate text-muted text-sm">
          {text}
        </p>
      </div>
      {children && <div className="hidden shrink-0 gap-2 md:flex">{children}</div>}
    </div>
  );
}
