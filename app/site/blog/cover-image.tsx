import type { CSSProperties } from 'react';
import { classNames } from '#app/lib/class-names.ts';
import { Image } from '#app/ui/image.tsx';
import { useImageFailure } from '#app/ui/use-image-failure.ts';

interface CoverImageProps {
  /** Already checked; without one there is nothing to show. */
  src: string | undefined;
  alt: string;
  /** That of the description, within a text in another language. */
  lang?: string | undefined;
  className?: string;
  /** How wide it is shown, when it is wider than a card. */
  sizes?: string;
  style?: CSSProperties;
}

/** Fetched when it comes near the screen, and gone when it does not load. */
export function CoverImage({ className, ...props }: CoverImageProps) {
  const { hasFailed, watch } = useImageFailure(props.src);
  if (hasFailed) return null;
  return (
    <Image
      {...watch}
      {...props}
      width={1600}
      height={900}
      loading="lazy"
      decoding="async"
      className={classNames('picture', className)}
    />
  );
}
