// A picture of the library has one address, and everything that a page has to know of it stands in that:
// `/media/<id>/<width>x<height>.<type>`. The picture in other widths and types lies beside it.

/** The smallest first: a browser takes the first one that it reads. */
export const MEDIA_TYPES = ['avif', 'webp'] as const;

/** In which widths a picture is kept: never larger than it is, and none that is nearly the next one. */
export function mediaWidths(width: number): number[] {
  return [...[320, 640, 960, 1280, 1920].filter((each) => each * 1.1 < width), width];
}

/** What a page has to know of a picture of the library; undefined for every other address. */
export function mediaOf(address: string | undefined) {
  const [, folder, width, height] =
    /^(\/.*\bmedia\/[\da-f]{32}\/)(\d+)x(\d+)\.\w+$/.exec(address ?? '') ?? [];
  if (!folder) return undefined;
  return {
    // As an attribute has them.
    size: { width, height },
    /** The addresses of all widths, as `srcset` has them. */
    srcSet: (type: string) =>
      mediaWidths(Number(width))
        .map((each) => `${folder + each}.${type} ${each}w`)
        .join(),
  };
}
