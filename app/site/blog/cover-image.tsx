import { classNames } from '#app/lib/class-names.ts';
import { useImageFailure } from '#app/ui/use-image-failure.ts';

interface CoverImageProps {
  /** Already checked; without one there is nothing to show. */
  src: string | undefined;
  alt: string;
  className?: string;
}

/** Fetched when it comes near the screen, and gone when it does not load. */
export function CoverImage({ src, alt, className }: CoverImageProps) {
  const { hasFailed, watch } = useImageFailure(src);
  if (hasFailed) return null;
  return (
    <img
      {...watch}
      src={src}
      alt={alt}
      width={1600}
      height={900}
      loading="lazy"
      decoding="async"
      className={classNames('bg-sunken object-cover', className)}
    />
  );
}
