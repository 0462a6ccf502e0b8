// A picture of the library has one address, and everything that a page has to know of it stands in that:
// `/media/<id>/<width>x<height>.<type>`. The picture in other widths lies beside it.

/** In pixels. Phones and cards at both densities, and the width of a page. */
const WIDTHS = [320, 640, 960, 1280, 1920];

/** The smallest form first: a browser takes the first one that it reads. */
export const MEDIA_TYPES = ['avif', 'webp'] as const;

export interface MediaPicture {
  width: number;
  height: number;
  /** For each type the addresses of all widths, as `srcset` has them. */
  srcSets: readonly { type: string; srcSet: string }[];
}

/** In which widths a picture is kept: never larger than it is, and none that is nearly the next one. */
export function mediaWidths(width: number): number[] {
  return [...WIDTHS.filter((each) => each * 1.1 < width), width];
}

/** Undefined for every address that is not one of the library. */
export function mediaOf(address: string | undefined): MediaPicture | undefined {
  const [, folder, width, height] =
    /^(\/.*\bmedia\/[\da-f]{32}\/)(\d+)x(\d+)\.\w+$/.exec(address ?? '') ?? [];
  return folder === undefined
    ? undefined
    : {
        width: Number(width),
        height: Number(height),
        srcSets: MEDIA_TYPES.map((type) => ({
          type: `image/${type}`,
          srcSet: mediaWidths(Number(width))
            .map((each) => `${folder}${each}.${type} ${each}w`)
            .join(', '),
        })),
      };
}
