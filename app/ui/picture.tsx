import type { ComponentProps } from 'react';
import { classNames } from '#app/lib/class-names.ts';
import { Image } from './image.tsx';
import { useImageFailure } from './use-image-failure.ts';

type PictureProps = Omit<ComponentProps<'img'>, 'src'> & { src: string | undefined };

/** An image that turns into a piece of the lattice when there is none or it does not load. */
export function Picture({ src, className, alt, width, height, ...props }: PictureProps) {
  const { hasFailed, watch } = useImageFailure(src);
  if (hasFailed) {
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
    <Image
      {...watch}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
      {...props}
    />
  );
}
