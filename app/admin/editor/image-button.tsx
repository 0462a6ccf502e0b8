import { ImageUp } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { toast } from '#app/ui/toast.ts';
import { FileButton } from './file-button.tsx';
import { type ReadImage, type ReadOptions, readImage } from './read-image.ts';

const TITLE = 'Image upload';
const TOO_LATE = 'The form was closed before the picture was read. Please choose it again.';

interface ImageButtonProps
  extends ReadOptions,
    Omit<ComponentProps<typeof FileButton>, 'accept' | 'onFile'> {
  /** What became of the picture. */
  said: (image: Extract<ReadImage, { ok: true }>) => string;
  onImage: (address: string) => void;
  /** Why the file cannot be used; undefined when it can. */
  onRefusal: (reason: string | undefined) => void;
}

/** Takes a picture from this device. */
export function ImageButton(props: ImageButtonProps) {
  const { types, crop, said, onImage, onRefusal, children, ...button } = props;
  const [isReading, setReading] = useState(false);
  const isThere = useRef(false);

  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  async function handleFile(chosen: File) {
    setReading(true);
    const result = await readImage(chosen, { types, crop });
    // The form that it was chosen for was closed meanwhile, and another one may be open.
    if (!isThere.current) return toast({ title: TITLE, text: TOO_LATE, tone: 'error' });
    setReading(false);
    onRefusal(result.ok ? undefined : result.error);
    if (!result.ok) return toast({ title: TITLE, text: result.error, tone: 'error' });
    onImage(result.address);
    toast({ title: TITLE, text: said(result) });
  }

  return (
    <FileButton
      {...button}
      // Disabled, it would lose the focus.
      aria-disabled={isReading}
      accept={types.join(',')}
      onFile={handleFile}
    >
      <ImageUp className="size-4" />
      {isReading ? 'Reading...' : children}
    </FileButton>
  );
}
