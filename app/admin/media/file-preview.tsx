import { useEffect, useRef } from 'react';

const HEIGHT_PX = 320;

/** A file as the browser draws it, before it is sent; nothing where it cannot. */
export function FilePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let isOver = false;
    async function draw() {
      const bitmap = await createImageBitmap(file, { resizeHeight: HEIGHT_PX });
      const target = canvas.current;
      if (!isOver && target) {
        target.width = bitmap.width;
        target.height = bitmap.height;
        target.getContext('2d')?.drawImage(bitmap, 0, 0);
      }
      bitmap.close();
    }
    // The server says what is wrong with it.
    draw().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [file]);

  return (
    <canvas
      ref={canvas}
      width={1}
      height={1}
      className="mx-auto h-44 max-w-full rounded-md bg-sunken object-contain"
    />
  );
}
