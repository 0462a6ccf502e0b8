import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { Navigate } from 'react-router';
import type { LibraryPicture } from '#app/content/library-picture.ts';
import type { Media } from '#app/store/ports.ts';
import { useMedia, useView } from '#app/store/use-content.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { FileButton } from '../editor/file-button.tsx';
import { formatBytes, IMAGE_TYPES } from '../editor/image-size.ts';
import { usePageTitle } from '../layout/use-page-title.ts';
import { adminPaths } from '../paths.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { RemovePictures } from './remove-pictures.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { useGivenFiles } from './use-given-files.ts';
import { usePictureUses } from './use-picture-uses.ts';

export default function MediaPage() {
  const media = useMedia();
  return media ? <Library media={media} /> : <Navigate to={adminPaths.dashboard} replace />;
}

const FILTERS = { all: 'All', unused: 'Unused', undescribed: 'Without description' } as const;
type Filter = keyof typeof FILTERS;

function Library({ media }: { media: Media }) {
  usePageTitle('Media');
  const pictures = useView(media.pictures);
  const uses = usePictureUses();
  const [filter, setFilter] = useState<Filter>('all');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [openId, setOpenId] = useState<string>();
  const [leaving, setLeaving] = useState<readonly LibraryPicture[]>([]);
  const isFree = openId === undefined && leaving.length === 0;
  const add = (given: File[]) => setFiles((known) => [...known, ...given]);
  const page = useGivenFiles<HTMLDivElement>(add, { everywhere: true, isActive: isFree });

  const isUnused = ({ id }: LibraryPicture) => !uses.has(id);
  const passes = {
    all: () => true,
    unused: isUnused,
    undescribed: ({ alt }: LibraryPicture) => !alt,
  };
  const shown = pictures?.filter(passes[filter]) ?? [];
  const opened = pictures?.find(({ id }) => id === openId);

  return (
    <div ref={page} className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Media</h1>
        <FileButton
          variant="primary"
          size="small"
          fileLabel="Picture files"
          accept={IMAGE_TYPES.join(',')}
          multiple
          onFile={(...chosen) => setFiles(chosen)}
        >
          <ImageUp className="size-4" />
          Upload
        </FileButton>
      </header>
      <p className="max-w-[70ch] text-muted">
        The pictures of the site. Drop files anywhere on this page, or paste one. Each is kept in
        several sizes and without what a camera writes into it.
      </p>
      {pictures && pictures.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Show</legend>
            {(Object.keys(FILTERS) as Filter[]).map((each) => (
              <Button
                key={each}
                size="small"
                variant={each === filter ? 'primary' : 'outline'}
                aria-pressed={each === filter}
                onClick={() => setFilter(each)}
              >
                {FILTERS[each]}
              </Button>
            ))}
          </fieldset>
          <p role="status" className="label me-auto px-1 text-faint">
            {countOf(shown)}
          </p>
          {filter === 'unused' && shown.length > 0 && (
            <Button variant="danger" size="small" onClick={() => setLeaving(shown)}>
              Remove all unused
            </Button>
          )}
        </div>
      )}
      {!pictures && <Skeleton className="h-40" />}
      {pictures && shown.length === 0 && <Nothing filter={pictures.length > 0 ? filter : 'all'} />}
      <PictureGrid
        pictures={shown}
        verb="Open"
        onSelect={({ id }) => setOpenId(id)}
        noteOf={(picture) => isUnused(picture) && <span>Unused</span>}
      />
      <PictureDialog
        media={media}
        picture={opened}
        uses={uses.get(openId ?? '') ?? []}
        onRemove={(picture) => setLeaving([picture])}
        onClose={() => setOpenId(undefined)}
      />
      <RemovePictures media={media} pictures={leaving} uses={uses} onClose={() => setLeaving([])} />
      <UploadDialog
        media={media}
        files={files}
        onUploaded={() => setFilter('all')}
        onNext={() => setFiles(([, ...others]) => others)}
        onClose={() => setFiles([])}
      />
    </div>
  );
}

function countOf(pictures: readonly LibraryPicture[]): string {
  const bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0);
  const count = pictures.length === 1 ? '1 picture' : `${pictures.length} pictures`;
  return pictures.length === 0 ? count : `${count}, ${formatBytes(bytes)}`;
}

const NOTHING: Readonly<Record<Filter, { title: string; text: string }>> = {
  all: {
    title: 'No pictures yet',
    text: 'Press “Upload” for the first one: JPG, PNG, WebP, AVIF or GIF, up to 20 MB each.',
  },
  unused: { title: 'Every picture is used', text: 'There is nothing to clear away.' },
  undescribed: { title: 'Every picture has a description', text: 'Well done.' },
};

function Nothing({ filter }: { filter: Filter }) {
  return <EmptyState title={NOTHING[filter].title}>{NOTHING[filter].text}</EmptyState>;
}
