// For tests: a library that lives as long as the test.
import type { LibraryPicture } from '#app/content/library-picture.ts';
import { failure } from '#app/store/adapter.ts';
import type { Media } from '#app/store/ports.ts';

export function pictureOf(letter: string, part: Partial<LibraryPicture> = {}): LibraryPicture {
  const id = letter.repeat(32);
  const address = `/media/${id}/640x480.jpg`;
  const name = `${letter}.jpg`;
  return { id, address, name, alt: '', bytes: 2048, createdAt: '2026-01-01', ...part };
}

/** Whatever is uploaded becomes the picture `f`, unless it is empty. */
export function createMemoryMedia(...at: LibraryPicture[]): Media {
  let pictures: readonly LibraryPicture[] = at;
  const listeners = new Set<() => void>();
  function become(next: readonly LibraryPicture[]) {
    pictures = next;
    for (const listener of listeners) listener();
    return { ok: true } as const;
  }
  return {
    pictures: {
      get: () => pictures,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    async upload({ name, size }, alt) {
      if (size === 0) return failure('corrupt', 'This file is empty.');
      const picture = pictureOf('f', { name, alt });
      become([picture, ...pictures]);
      return { ok: true, picture, wasKnown: false, wasAnimated: false };
    },
    small: async (address) =>
      pictures.some((each) => each.address === address)
        ? `data:image/webp;base64,${btoa(address)}`
        : undefined,
    describe: async (id, alt) =>
      become(pictures.map((each) => (each.id === id ? { ...each, alt } : each))),
    remove: async (ids) => become(pictures.filter(({ id }) => !ids.includes(id))),
  };
}

/** Uploads take until they are let go. */
export function holdUploads(media: Media): () => void {
  const { upload } = media;
  let release = () => {};
  const isFree = new Promise<void>((resolve) => {
    release = resolve;
  });
  media.upload = async (...sent) => {
    await isFree;
    return upload(...sent);
  };
  return () => release();
}
