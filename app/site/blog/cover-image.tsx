import { useEffect, useRef, useState } from 'react';
import { classNames } from '#app/lib/class-names.ts';

interface CoverImageProps {
  /** Already checked; without one there is nothing to show. */
  src: string | undefined;
  alt: string;
  className?: string;
}

/** Fetched when it comes near the screen, and gone when it does not load. */
export function CoverImage({ src, alt, className }: CoverImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();

  // An image can fail before React is there to hear of it. Its width does not tell: a drawing without
  // dimensions has none either.
  useEffect(() => {
    if (image.current?.complete) image.current.decode().catch(() => setFailed(src));
  }, [src]);

  if (!src || failed === src) return null;
  return (
    <img
      ref={image}
      src={src}
      alt={alt}
      width={1600}
      height={900}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
      className={classNames('bg-sunken object-cover', className)}
    />
  );
}
