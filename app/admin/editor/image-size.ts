// Which part of an uploaded picture is kept, and how large. Pixels and bytes.

export interface Size {
  width: number;
  height: number;
}

/** A part of the source and the size it is drawn at. */
export interface Crop extends Size {
  x: number;
  y: number;
  target: Size;
}

const MEGABYTE = 1024 * 1024;
/** Decoding more than this can stall a phone. */
export const MAX_FILE_BYTES = 20 * MEGABYTE;
/** A picture takes no more of the browser's storage than this. */
export const MAX_STORED_BYTES = 300 * 1024;

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
export const PHOTO_TYPES = ['image/jpeg', 'image/png'];

/** The whole picture, no edge longer than `longest`; never enlarged. */
export function fitWithin({ width, height }: Size, longest: number): Crop {
  const scale = Math.min(1, longest / Math.max(width, height));
  const target = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  return { x: 0, y: 0, width, height, target };
}

/** The largest square in the middle, drawn at exactly `edge`. */
export function centreSquare({ width, height }: Size, edge: number): Crop {
  const side = Math.min(width, height);
  return {
    x: Math.floor((width - side) / 2),
    y: Math.floor((height - side) / 2),
    width: side,
    height: side,
    target: { width: edge, height: edge },
  };
}

/** Why a file cannot be used; undefined when it can. */
export function fileError(
  file: { type: string; size: number },
  types: readonly string[],
): string | undefined {
  if (!types.includes(file.type)) {
    const names = types.map((type) => type.replace('image/', '').replace('jpeg', 'jpg'));
    const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(
      names.map((name) => name.toUpperCase()),
    );
    return `This file is not a ${list} image.`;
  }
  if (file.size > MAX_FILE_BYTES) {
    return `This file has ${formatBytes(file.size)}; use one under ${formatBytes(MAX_FILE_BYTES)}.`;
  }
  return undefined;
}

/** How many bytes the picture in a data address has; undefined for any other address. */
export function dataUrlBytes(address: string): number | undefined {
  const base64 = /^data:image\/[\w+.-]+;base64,([A-Za-z0-9+/]*)={0,2}$/.exec(address)?.[1];
  return base64 === undefined ? undefined : Math.floor((base64.length * 3) / 4);
}

export function formatBytes(bytes: number): string {
  if (bytes >= MEGABYTE) return `${(bytes / MEGABYTE).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} kB`;
}
