import { type BundleRead, readBundle } from '#app/content/bundle.ts';

/** Several times what a browser keeps for a site. */
const SIZE_MAX = 32 * 1024 * 1024;

/** The site in a file that the owner chose, or the reason why there is none. */
export async function readSiteFile(file: File): Promise<BundleRead> {
  if (file.size > SIZE_MAX) return { ok: false, reason: 'The file is too large to be a site.' };
  const text = await file.text().catch(() => null);
  return text === null ? { ok: false, reason: 'The file could not be opened.' } : readBundle(text);
}
