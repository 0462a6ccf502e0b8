import { type BundleRead, readBundle } from '#app/content/bundle.ts';
import { placePictures } from '#app/content/bundle-pictures.ts';
import type { Media } from '#app/store/ports.ts';
import { fileText, NOT_OPENED } from '../editor/file-text.ts';

/** Several times what a browser keeps for a site. */
const SIZE_MAX = 32 * 1024 * 1024;

/** The site in a file that the owner chose, or the reason why there is none. */
export async function readSiteFile(file: File, media?: Pick<Media, 'small'>): Promise<BundleRead> {
  if (file.size > SIZE_MAX) return { ok: false, reason: 'The file is too large to be a site.' };
  const text = await fileText(file);
  if (text === null) return { ok: false, reason: NOT_OPENED };
  const read = readBundle(text);
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
