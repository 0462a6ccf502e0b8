import { type RefObject, useEffect, useRef, useState } from 'react';

interface ImageWatch {
  /** There is nothing to show: no address, or nothing that can be drawn behind it. */
  hasFailed: boolean;
  /** For the `<img>` itself. */
  watch: { ref: RefObject<HTMLImageElement | null>; onError: () => void };
}

/** Whether a picture cannot be shown, whenever that turned out. */
export function useImageFailure(src: string | undefined): ImageWatch {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();

  // An image can fail before React is there to hear of it. Its width does not tell: a drawing without
  // dimensions has none either.
  useEffect(() => {
    if (ref.current?.complete) ref.current.decode().catch(() => setFailed(src));
  }, [src]);

  return {
    hasFailed: !src || failed === src,
    watch: { ref, onError: () => setFailed(src) },
  };
}
