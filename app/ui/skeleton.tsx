import { classNames } from '#app/lib/class-names.ts';

/** Holds the place of something that is on its way. Hidden from assistive technology. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'animate-pulse rounded-md bg-line motion-reduce:animate-none',
        className,
      )}
    />
  );
}
