import type { ComponentProps } from 'react';
import { classNames } from '#app/lib/class-names.ts';
import { Image } from './image.tsx';
import { useImageFailure } from './use-image-failure.ts';

type PictureProps = Omit<ComponentProps<'img'>, 'src'> & { src: string | undefined };

/** An image that turns into a piece of the lattice when there is none or it does not load. */
export function Picture({ src, className, ...props }: PictureProps) {
  const { hasFailed, watch } = useImageFailure(src);
  if (hasFailed) {
    return <div className={classNames('picture', className)} />;
  }
  return (
    <Image
      {...watch}
      src={src}
      loading="lazy"
      decoding="async"
      className={classNames('picture', className)}
      {...props}
    />
  );
}
