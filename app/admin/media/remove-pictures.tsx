import { type LibraryPicture, MAX_REMOVED_AT_ONCE } from '#app/content/library-picture.ts';
import type { PictureUse } from '#app/content/picture-uses.ts';
import type { Media } from '#app/store/ports.ts';
import { toast } from '#app/ui/toast.ts';
import { ConfirmDialog } from '../editor/confirm-dialog.tsx';
import { failureHelp } from '../failure-help.ts';
import { titleOf } from './picture-grid.tsx';

interface RemovePicturesProps {
  media: Media;
  /** Nothing is asked without any. */
  pictures: readonly LibraryPicture[];
  uses: ReadonlyMap<string, readonly PictureUse[]>;
  onClose: () => void;
}

const BETTER = { conflict: 'Reload this page, and look at it again before you remove it.' };

/** Asks first: what is removed here is gone, in former versions of the site too. */
export function RemovePictures({ media, pictures, uses, onClose }: RemovePicturesProps) {
  const isOne = pictures.length === 1;
  const owners = [
    ...new Set(pictures.flatMap(({ id }) => uses.get(id) ?? []).map((use) => use.owner)),
  ];

  async function handleConfirm() {
    onClose();
    for (let at = 0; at < pictures.length; at += MAX_REMOVED_AT_ONCE) {
      const portion = pictures.slice(at, at + MAX_REMOVED_AT_ONCE).map(({ id }) => id);
      const result = await media.remove(
        portion,
        portion.filter((id) => uses.has(id)),
      );
      if (!result.ok) {
        const title = at === 0 ? 'Not removed' : 'Not all removed';
        return toast({ title, text: failureHelp(result.failure, BETTER), tone: 'error' });
      }
    }
    toast({
      title: isOne ? 'Picture removed' : `${pictures.length} pictures removed`,
    });
  }

  return (
    <ConfirmDialog
      isOpen={pictures.length > 0}
      title={
        pictures[0] && isOne
          ? `Remove “${titleOf(pictures[0])}”?`
          : `Remove ${pictures.length} pictures?`
      }
      text={
        owners.length > 0
          ? `${isOne ? 'It is' : 'Some are'} still used: ${owners.join(', ')}. There will be no picture there.`
          : `No part of the site shows ${isOne ? 'it' : 'them'}. Earlier versions that did will lack ${isOne ? 'it' : 'them'}, and there is no way back.`
      }
      confirmLabel="Remove"
      onConfirm={handleConfirm}
      onCancel={onClose}
    />
  );
}
