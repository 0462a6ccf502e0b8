// The library of pictures: what is known of one, and how large a file may be that becomes one.

export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;

/** How many a server removes with one request. */
export const MAX_REMOVED_AT_ONCE = 1000;

export interface LibraryPicture {
  id: string;
  /** What an image field holds; see lib/media-address.ts. */
  address: string;
  /** What the file was called. */
  name: string;
  alt: string;
  /** Of all its forms together. */
  bytes: number;
  createdAt: string;
}
