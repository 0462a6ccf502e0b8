import type { ComponentProps } from 'react';
import { classNames } from '#app/lib/class-names.ts';

/** A table that scrolls inside itself, never the page. */
export function Table({ className, ...props }: ComponentProps<'table'>) {
  return (
    <div className="overflow-x-auto rounded-lg border">
      <table className={classNames('w-full border-collapse text-start', className)} {...props} />
    </div>
  );
}

export function HeaderCell({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={classNames(
        'label border-b px-4 py-3 text-start font-medium text-faint',
        className,
      )}
      {...props}
    />
  );
}

export function Cell({ className, ...props }: ComponentProps<'td'>) {
  return <td className={classNames('border-b px-4 py-3 align-top', className)} {...props} />;
}
