import { type BundleRead, readBundle } from '#app/content/bundle.ts';
import { placePictures } from '#app/content/bundle-pictures.ts';
import type { Media } from '#app/store/ports.ts';
import { fileText } from '../editor/file-text.ts';
import { formatBytes } from '../editor/image-size.ts';

const MEGABYTE = 1024 * 1024;
/** Several times what a browser keeps for a site. */
const SIZE_MAX = 32 * MEGABYTE;
/** With a library, pictures come along: of some thousands, a tenth of a megabyte each. */
const SIZE_MAX_WITH_LIBRARY = 256 * MEGABYTE;

/** The site in a file that the owner chose, or the reason why there is none. */
export async function readSiteFile(file: File, media?: Pick<Media, 'small'>): Promise<BundleRead> {
  const most = media ? SIZE_MAX_WITH_LIBRARY : SIZE_MAX;
  if (file.size > most) {
    const [size, limit] = [file.size, most].map(formatBytes);
    return { ok: false, reason: `The file has ${size}; the limit for a site is ${limit}.` };
  }
  const opened = await fileText(file);
  if (!opened.ok) return opened;
  const read = readBundle(opened.text);
  if (!read.ok) return read;
  const kept = await picturesIn(media, Object.keys(read.bundle.pictures ?? {}));
  return { ok: true, bundle: placePictures(read.bundle, kept) };
}

/** Those of the addresses that lead to a picture here. */
async function picturesIn(
  media: Pick<Media, 'small'> | undefined,
  addresses: readonly string[],
): Promise<Set<string>> {
  const there = new Set<string>();
  for (const address of media ? addresses : []) {
    const picture = await media?.small(address);
    // What cannot be asked for now is taken for one that is there: it shows again when the server does.
    if (picture !== undefined) there.add(address);
  }
  return there;
}
