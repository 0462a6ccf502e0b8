import type { ReactNode } from 'react';
import type { LibraryPicture } from '#app/content/library-picture.ts';
import { mediaOf } from '#app/lib/media-address.ts';
import { GrowingList } from '#app/ui/growing-list.tsx';
import { Image } from '#app/ui/image.tsx';
import { formatBytes } from '../editor/image-size.ts';

interface PictureGridProps {
  pictures: readonly LibraryPicture[];
  /** What pressing one does: `Open`, say. */
  verb: string;
  onSelect: (picture: LibraryPicture) => void;
  /** What else is to be known of one. */
  noteOf?: (picture: LibraryPicture) => ReactNode;
}

export function PictureGrid({ pictures, verb, onSelect, noteOf }: PictureGridProps) {
  return (
    <GrowingList
      items={pictures}
      className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3 sm:gap-4"
    >
      {(picture) => (
        <li key={picture.id} className="min-w-0">
          <button
            type="button"
            aria-label={`${verb} ${titleOf(picture)}`}
            onClick={() => onSelect(picture)}
            className="grid w-full gap-2 rounded-md border bg-raised/50 p-2 text-start transition-colors hover:border-primary-text"
          >
            <Image
              src={picture.address}
              alt=""
              sizes="12rem"
              loading="lazy"
              decoding="async"
              className="aspect-square w-full rounded-sm bg-sunken object-contain"
            />
            <span className="truncate font-medium text-sm">{titleOf(picture)}</span>
          </button>
          <p className="label flex flex-wrap gap-x-2 px-2 pt-1 text-faint">
            <span>{sizeOf(picture)}</span>
            {noteOf?.(picture)}
          </p>
        </li>
      )}
    </GrowingList>
  );
}

export function titleOf({ alt, name }: LibraryPicture): string {
  return alt || name || 'A picture without a name';
}

export function sizeOf({ address, bytes }: LibraryPicture): string {
  const { width, height } = mediaOf(address)?.size ?? {};
  return `${width} × ${height}, ${formatBytes(bytes)}`;
}
