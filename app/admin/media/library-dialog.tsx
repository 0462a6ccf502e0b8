import { useState } from 'react';
import { searchable } from '#app/content/find-messages.ts';
import type { LibraryPicture } from '#app/content/library-picture.ts';
import type { Media } from '#app/store/ports.ts';
import { useView } from '#app/store/use-content.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Input } from '#app/ui/input.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { PictureGrid } from './picture-grid.tsx';

interface LibraryDialogProps {
  media: Media;
  isOpen: boolean;
  onChoose: (picture: LibraryPicture) => void;
  onClose: () => void;
}

/** The whole library, to choose one from. */
export function LibraryDialog({ isOpen, onClose, ...props }: LibraryDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Choose a picture"
      closeLabel="Close the library"
      isWide
    >
      {isOpen && <Choice {...props} />}
    </Dialog>
  );
}

function Choice({ media, onChoose }: Pick<LibraryDialogProps, 'media' | 'onChoose'>) {
  const pictures = useView(media.pictures);
  const [query, setQuery] = useState('');
  if (!pictures) return <Skeleton className="h-40" />;
  if (pictures.length === 0) {
    return (
      <EmptyState title="The library is empty">
        Close it and press “Upload” for the first picture.
      </EmptyState>
    );
  }
  const found = pictures.filter((picture) => matches(picture, query));
  return (
    <div className="grid gap-4">
      <Input
        type="search"
        aria-label="Search pictures"
        placeholder="Search by description or file name"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className="label text-faint">
        {found.length} of {pictures.length} shown
      </p>
      <PictureGrid pictures={found} verb="Choose" onSelect={onChoose} />
    </div>
  );
}

function matches({ alt, name }: LibraryPicture, query: string): boolean {
  return searchable(`${alt}\n${name}`).includes(searchable(query.trim()));
}
