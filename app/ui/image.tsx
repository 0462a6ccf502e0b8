import type { ComponentProps } from 'react';
import { MEDIA_TYPES, mediaOf } from '#app/lib/media-address.ts';

/** A picture of the library in the form that suits the screen, with its place kept free; any other as it is. */
export function Image({
  src,
  alt,
  // As wide as a card.
  sizes = '(max-width: 48rem) 100vw, 30rem',
  ...props
}: ComponentProps<'img'>) {
  const media = mediaOf(src);
  const image = <img src={src} alt={alt} {...props} {...media?.size} />;
  if (!media) return image;
  return (
    <picture className="contents">
      {MEDIA_TYPES.map((type) => (
        // Without a box of its own: a flex or grid container would leave a gap for it.
        <source
          key={type}
          type={`image/${type}`}
          srcSet={media.srcSet(type)}
          sizes={sizes}
          className="hidden"
        />
      ))}
      {image}
    </picture>
  );
}
