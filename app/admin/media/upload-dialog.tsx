import { useEffect, useRef, useState } from 'react';
import type { LibraryPicture } from '#app/content/library-picture.ts';
import { randomKey } from '#app/lib/random-key.ts';
import type { Failure } from '#app/store/adapter.ts';
import type { Media } from '#app/store/ports.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toast.ts';
import { fileError, IMAGE_TYPES } from '../editor/image-size.ts';
import { TextField } from '../editor/text-field.tsx';
import { failureHelp } from '../failure-help.ts';
import { FilePreview } from './file-preview.tsx';

export const ALT_HINT =
  'What somebody who cannot see the picture should know. Empty when it is decoration.';

interface UploadDialogProps {
  media: Media;
  /** One after the other; nothing is open without any. */
  files: readonly File[];
  onUploaded: (picture: LibraryPicture) => void;
  /** The first of the files is done with: taken in or passed over. */
  onNext: () => void;
  onClose: () => void;
}

export function UploadDialog({ files, onClose, ...props }: UploadDialogProps) {
  const [file, ...others] = files;
  const waiting = others.length > 0 ? ` ${others.length} more after this one.` : '';
  return (
    <Dialog
      isOpen={file !== undefined}
      onClose={onClose}
      title="Upload a picture"
      description={file && `${file.name || 'A pasted picture'}.${waiting}`}
      closeLabel="Close the upload"
    >
      {file && <UploadForm key={keyOf(file)} file={file} hasMore={others.length > 0} {...props} />}
    </Dialog>
  );
}

const keys = new WeakMap<File, string>();

/** The same file can be chosen again after it was refused. */
function keyOf(file: File): string {
  const key = keys.get(file) ?? randomKey();
  keys.set(file, key);
  return key;
}

interface UploadFormProps extends Omit<UploadDialogProps, 'files' | 'onClose'> {
  file: File;
  hasMore: boolean;
}

function UploadForm({ media, file, hasMore, onUploaded, onNext }: UploadFormProps) {
  const [alt, setAlt] = useState('');
  const [sent, setSent] = useState<number>();
  const [refusal, setRefusal] = useState(() => fileError(file, IMAGE_TYPES));
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function handleUpload() {
    setSent(0);
    setRefusal(undefined);
    const said = alt.trim();
    const upload = await media.upload(file, said, setSent);
    setSent(undefined);
    if (!upload.ok) return setRefusal(reasonOf(upload.failure));
    const { picture, wasKnown, wasAnimated } = upload;
    if (wasKnown) toast({ title: 'Already in the library', text: descriptionOf(picture, said) });
    else toast({ title: 'Picture uploaded', ...(wasAnimated && { text: STILL }) });
    // Who has closed the dialog meanwhile finds the picture in the library, and has gone on to something else.
    if (!isOpen.current) return;
    onUploaded(picture);
    onNext();
  }

  return (
    <form
      ref={startAtDescription}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        // React passes it on to the form that the dialog belongs to.
        event.stopPropagation();
        if (sent === undefined) void handleUpload();
      }}
    >
      <FilePreview file={file} />
      <TextField label="Description (alt text)" value={alt} onChange={setAlt} hint={ALT_HINT} />
      <div role="status" className="text-muted text-sm empty:hidden">
        {sent !== undefined && <Progress sent={sent} />}
      </div>
      {refusal && (
        <p role="alert" className="font-medium text-danger text-sm">
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {hasMore && (
          <Button variant="outline" disabled={sent !== undefined} onClick={onNext}>
            Skip this one
          </Button>
        )}
        <Button type="submit" aria-disabled={sent !== undefined}>
          {sent === undefined ? 'Upload' : 'Uploading...'}
        </Button>
      </div>
    </form>
  );
}

/** One picture after the other is described without a way to its field. A dialog looks for the attribute when it opens. */
function startAtDescription(form: HTMLFormElement | null) {
  const field = form?.querySelector('input');
  field?.setAttribute('autofocus', '');
  field?.focus();
}

function reasonOf(failure: Failure): string {
  // What is wrong with the file itself says what to do.
  if (failure.kind === 'corrupt') return failure.message;
  return failureHelp(failure, { conflict: 'Upload it once more.' });
}

function descriptionOf({ alt }: LibraryPicture, said: string): string {
  if (alt !== said) return `It keeps its description, “${alt}”.`;
  return alt ? 'It has this description now.' : 'It still has no description.';
}

const STILL = 'It moves; its first frame was kept.';

/** What is sent is counted; what the server does with it takes some seconds. */
function Progress({ sent }: { sent: number }) {
  const isSent = sent >= 1;
  return (
    <div className="grid gap-1.5">
      <p>{isSent ? 'Preparing its sizes, some seconds...' : 'Sending...'}</p>
      <progress
        aria-label="Upload"
        className="h-1.5 w-full accent-primary"
        {...(!isSent && { value: sent })}
      />
    </div>
  );
}
