import { type RefObject, useEffect, useRef, useState } from 'react';

interface ImageWatch {
  /** There is nothing to show: no address, or nothing that can be drawn behind it. */
  hasFailed: boolean;
  /** For the `<img>` itself. */
  watch: {
    ref: RefObject<HTMLImageElement | null>;
    onError: () => void;
    onLoad: (event: { currentTarget: HTMLImageElement }) => void;
  };
}

/** The part of a picture that its place has to show, and of its size that it has to have of itself. */
const SHOWN_MIN = 0.4;

/** Whether a picture cannot be shown, whenever that turned out. */
export function useImageFailure(src: string | undefined): ImageWatch {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();

  // An image can fail before React is there to hear of it. Its width does not tell: a drawing without
  // dimensions has none either.
  useEffect(() => {
    const image = ref.current;
    if (image?.complete)
      image.decode().then(
        () => chooseFit(image),
        () => setFailed(src),
      );
  }, [src]);

  return {
    hasFailed: !src || failed === src,
    watch: {
      ref,
      onError: () => setFailed(src),
      onLoad: ({ currentTarget }) => chooseFit(currentTarget),
    },
  };
}

/** Marks what is better shown whole than cut: a banner, a long page, something tiny. */
function chooseFit(image: HTMLImageElement): void {
  const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
  // A drawing without dimensions fits everywhere.
  if (!naturalWidth) return;
  const across = clientWidth / naturalWidth;
  const down = clientHeight / naturalHeight;
  const shown = Math.min(across / down, down / across, 1 / across);
  image.toggleAttribute('data-whole', shown < SHOWN_MIN);
}
