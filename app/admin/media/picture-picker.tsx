import { Images, ImageUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LibraryPicture } from '#app/content/library-picture.ts';
import type { Media } from '#app/store/ports.ts';
import { Button, type ButtonLook } from '#app/ui/button.tsx';
import { FileButton } from '../editor/file-button.tsx';
import { IMAGE_TYPES } from '../editor/image-size.ts';
import { LibraryDialog } from './library-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { useGivenFiles } from './use-given-files.ts';

interface PicturePickerProps extends Pick<ButtonLook, 'size'> {
  media: Media;
  /** What the picture is for. */
  label: string;
  /** What the button says. */
  verb?: string;
  onPicture: (picture: LibraryPicture) => void;
  /** What stands before the buttons. A picture can be dropped onto it, or pasted. */
  children?: ReactNode;
}

/** Takes a picture from the library, or from this device into it. */
export function PicturePicker(props: PicturePickerProps) {
  const { media, label, verb = 'Choose', size, onPicture, children } = props;
  const [isOpen, setOpen] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const place = useGivenFiles<HTMLDivElement>((given) => setFiles(given.slice(0, 1)), {
    isActive: files.length === 0 && !isOpen,
  });
  const look = { ...(size && { size }), variant: 'outline' } as const;
  return (
    <div ref={place} className="flex flex-wrap gap-2">
      {children}
      <Button
        {...look}
        className="shrink-0"
        aria-label={`${verb} from the library: ${label}`}
        onClick={() => setOpen(true)}
      >
        <Images className="size-4" />
        {verb}
      </Button>
      <FileButton
        {...look}
        className="shrink-0"
        fileLabel={`${label} file`}
        accept={IMAGE_TYPES.join(',')}
        onFile={(file) => setFiles([file])}
      >
        <ImageUp className="size-4" />
        <span>
          Upload<span className="sr-only"> {label.toLowerCase()}</span>
        </span>
      </FileButton>
      {/* Beside the page: what it belongs to may be a form. */}
      {createPortal(
        <>
          <LibraryDialog
            media={media}
            isOpen={isOpen}
            onChoose={(picture) => {
              setOpen(false);
              onPicture(picture);
            }}
            onClose={() => setOpen(false)}
          />
          <UploadDialog
            media={media}
            files={files}
            onUploaded={onPicture}
            onNext={() => setFiles([])}
            onClose={() => setFiles([])}
          />
        </>,
        document.body,
      )}
    </div>
  );
}
