import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { PHOTO_SIZE_PX } from '#app/content/about.ts';
import { safeImage } from '#app/lib/safe-link.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import { centreSquare, dataUrlBytes, formatBytes, PHOTO_TYPES } from '../editor/image-size.ts';
import { Panel } from '../editor/panel.tsx';
import { readImage } from '../editor/read-image.ts';

const TITLE = 'Image upload';

export function PhotoField({
  value,
  onChange,
}: {
  value: string;
  onChange: (photo: string) => void;
}) {
  const file = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | undefined>();
  const [isReading, setReading] = useState(false);
  const bytes = dataUrlBytes(value);

  async function handleFile(chosen: File | undefined) {
    if (!chosen) return;
    setReading(true);
    const result = await readImage(chosen, {
      types: PHOTO_TYPES,
      crop: (size) => centreSquare(size, PHOTO_SIZE_PX),
    });
    setReading(false);
    if (file.current) file.current.value = '';
    setError(result.ok ? undefined : result.error);
    if (!result.ok) return toast({ title: TITLE, text: result.error, tone: 'error' });
    onChange(result.address);
    toast({
      title: TITLE,
      text: `Cropped to ${PHOTO_SIZE_PX}x${PHOTO_SIZE_PX}, ${formatBytes(result.bytes)}. Save to publish it.`,
    });
  }

  return (
    <Panel title="Profile photo">
      <div className="flex flex-wrap items-center gap-5 xl:grid xl:justify-items-start">
        <div className="size-36 overflow-hidden rounded-lg border bg-sunken xl:size-full xl:max-w-64">
          {safeImage(value) && (
            <img
              src={safeImage(value)}
              alt="The current profile"
              width={PHOTO_SIZE_PX}
              height={PHOTO_SIZE_PX}
              className="size-full object-cover"
            />
          )}
        </div>
        <div className="grid min-w-48 flex-1 gap-3">
          <p className="text-muted text-sm">
            Recommended: 400x400, JPG or PNG. A larger photo is cropped to its centre.
            {bytes !== undefined && ` This one takes ${formatBytes(bytes)}.`}
          </p>
          {error && (
            <p id="photo-error" className="font-medium text-danger text-sm">
              {error}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              variant="outline"
              size="small"
              disabled={isReading}
              aria-describedby={error && 'photo-error'}
              onClick={() => file.current?.click()}
            >
              <ImageUp className="size-4" />
              {isReading ? 'Reading...' : 'Upload photo'}
            </Button>
            {value && (
              <Button variant="ghost" size="small" onClick={() => onChange('')}>
                Remove
              </Button>
            )}
          </div>
          <input
            ref={file}
            type="file"
            hidden
            aria-label="Profile photo file"
            accept={PHOTO_TYPES.join(',')}
            onChange={(event) => handleFile(event.target.files?.[0])}
          />
        </div>
      </div>
    </Panel>
  );
}
