// Turns an uploaded file into an address that can be stored: decoded, cropped or scaled, encoded anew.
// Encoding anew also drops everything in the file that is not the picture.
import { type Crop, fileError, formatBytes, MAX_STORED_BYTES, type Size } from './image-size.ts';

export type ReadImage =
  | { ok: true; address: string; bytes: number; size: Size }
  | { ok: false; error: string };

export interface ReadOptions {
  types: readonly string[];
  /** What to keep at full scale, or at a smaller one when the picture stays too large. */
  crop: (size: Size, scale: number) => Crop;
}

/** Tried in turn until the result is small enough. */
const QUALITIES = [0.86, 0.6];
const SCALES = [1, 0.7, 0.5];

export async function readImage(file: File, { types, crop }: ReadOptions): Promise<ReadImage> {
  const error = fileError(file, types);
  if (error) return { ok: false, error };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return { ok: false, error: 'This file cannot be read as an image. It may be damaged.' };
  }
  try {
    for (const scale of SCALES) {
      const part = crop(bitmap, scale);
      const canvas = draw(bitmap, part);
      for (const quality of QUALITIES) {
        const blob = await encode(canvas, quality);
        if (!blob || blob.size > MAX_STORED_BYTES) continue;
        return { ok: true, address: await toDataUrl(blob), bytes: blob.size, size: part.target };
      }
    }
    const limit = formatBytes(MAX_STORED_BYTES);
    return { ok: false, error: `This image stays above ${limit} even when it is reduced.` };
  } catch (error) {
    // A browser may have neither the memory nor the leave to draw it.
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, { x, y, width, height, target }: Crop): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, target);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw images.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, width, height, 0, 0, target.width, target.height);
  return canvas;
}

/** WebP keeps transparency and is small; a browser without it answers with PNG. */
function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
