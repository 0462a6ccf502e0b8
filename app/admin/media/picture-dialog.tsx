import { useState } from 'react';
import { Link } from 'react-router';
import { collections } from '#app/content/collections.ts';
import type { LibraryPicture } from '#app/content/library-picture.ts';
import type { PictureUse } from '#app/content/picture-uses.ts';
import type { Media } from '#app/store/ports.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Image } from '#app/ui/image.tsx';
import { toast } from '#app/ui/toast.ts';
import { failureToast } from '../editor/failure-toast.ts';
import { useConfirmLoss, useUnsaved } from '../editor/leave-guard.tsx';
import { TextField } from '../editor/text-field.tsx';
import { adminPaths } from '../paths.ts';
import { sizeOf, titleOf } from './picture-grid.tsx';
import { ALT_HINT } from './upload-dialog.tsx';

interface PictureDialogProps {
  media: Media;
  picture: LibraryPicture | undefined;
  uses: readonly PictureUse[];
  onRemove: (picture: LibraryPicture) => void;
  onClose: () => void;
}

const CLOSE = {
  title: 'Close without saving?',
  text: 'The description of the picture was changed. The change is lost if you go on.',
};

/** One picture: what it shows, where it is shown. */
export function PictureDialog({ picture, onClose, ...props }: PictureDialogProps) {
  const confirmLoss = useConfirmLoss();
  /** While the owner is asked: a browser closes a dialog that refuses to be left twice, and this one may come back. */
  const [isAside, setAside] = useState(false);

  function handleClose() {
    setAside(true);
    const comeBack = () => setAside(false);
    confirmLoss(
      () => {
        comeBack();
        onClose();
      },
      CLOSE,
      comeBack,
    );
  }

  return (
    <Dialog
      isOpen={picture !== undefined && !isAside}
      onClose={handleClose}
      title={picture && titleOf(picture)}
      description={picture && `${picture.name}, ${sizeOf(picture)}`}
      closeLabel="Close the picture"
    >
      {picture && <PictureForm key={picture.id} picture={picture} onClose={onClose} {...props} />}
    </Dialog>
  );
}

interface PictureFormProps extends PictureDialogProps {
  picture: LibraryPicture;
}

function PictureForm({ media, picture, uses, onRemove, onClose }: PictureFormProps) {
  const [alt, setAlt] = useState(picture.alt);
  const isChanged = alt.trim() !== picture.alt;
  useUnsaved(isChanged);

  async function handleSave() {
    const result = await media.describe(picture.id, alt.trim());
    if (!result.ok) return toast(failureToast(result.failure));
    toast({ title: 'Description saved' });
    onClose();
  }

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void handleSave();
      }}
    >
      <Image
        src={picture.address}
        alt={picture.alt}
        sizes="36rem"
        className="max-h-72 w-full rounded-md bg-sunken object-contain"
      />
      <TextField label="Description (alt text)" value={alt} onChange={setAlt} hint={ALT_HINT} />
      <Uses uses={uses} />
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="danger" onClick={() => onRemove(picture)}>
          Remove
        </Button>
        <Button type="submit" disabled={!isChanged}>
          Save description
        </Button>
      </div>
    </form>
  );
}

function Uses({ uses }: { uses: readonly PictureUse[] }) {
  if (uses.length === 0) return <p className="text-muted text-sm">It is used nowhere.</p>;
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="font-medium">Used in</p>
      <ul className="grid gap-1">
        {uses.map(({ key, owner, field }) => (
          <li key={`${owner} ${field}`} className="wrap-anywhere">
            <Link to={adminPaths[key]} className="text-primary-text underline underline-offset-4">
              {owner}
            </Link>{' '}
            <span className="text-faint">
              ({collections[key].label}: {field})
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
