import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classNames } from '#app/lib/class-names.ts';

type PictureProps = Omit<ComponentProps<'img'>, 'src'> & { src: string | undefined };

/** An image that turns into a piece of the lattice when there is none or it does not load. */
export function Picture({ src, className, alt, width, height, ...props }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();

  // An image can fail before React is there to hear of it.
  useEffect(() => {
    const loaded = image.current;
    if (loaded?.complete && loaded.naturalWidth === 0) setFailed(src);
  }, [src]);

  if (!src || failed === src) {
    return (
      <div
        className={classNames(
          'bg-sunken',
          !className?.includes('absolute') && 'relative',
          className,
        )}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <div className="lattice absolute inset-0 [--tile:4rem]" />
      </div>
    );
  }
  return (
    <img
      ref={image}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
      className={className}
      {...props}
    />
  );
}
