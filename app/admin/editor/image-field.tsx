// An image as an address or as an uploaded file.
import { ImageUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { toast } from '#app/ui/toast.ts';
import { dataUrlBytes, fitWithin, formatBytes, IMAGE_TYPES } from './image-size.ts';
import { completeLink, imageError } from './link-rules.ts';
import { readImage } from './read-image.ts';

interface ImageFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The longest edge that an uploaded picture keeps, in pixels. */
  longestEdge: number;
  /** What the image is for. */
  hint?: string;
  required?: boolean;
  error?: string | undefined;
}

export function ImageField(props: ImageFieldProps) {
  const { label, value, onChange, longestEdge, hint, required } = props;
  const file = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | undefined>();
  const [isReading, setReading] = useState(false);
  const bytes = dataUrlBytes(value);
  const source =
    bytes === undefined
      ? 'An address, or a JPG, PNG, WebP, AVIF or GIF file from this device.'
      : `Uploaded image, ${formatBytes(bytes)} of this browser’s storage.`;
  const error = refusal ?? props.error ?? imageError(value);

  async function handleFile(chosen: File | undefined) {
    if (!chosen) return;
    setReading(true);
    const result = await readImage(chosen, {
      types: IMAGE_TYPES,
      crop: (size, scale) => fitWithin(size, longestEdge * scale),
    });
    setReading(false);
    if (file.current) file.current.value = '';
    setRefusal(result.ok ? undefined : result.error);
    if (!result.ok) return toast({ title: 'Image upload', text: result.error, tone: 'error' });
    onChange(result.address);
    const { width, height } = result.size;
    toast({
      title: 'Image upload',
      text: `Reduced to ${width} × ${height}, ${formatBytes(result.bytes)}. Save to keep it.`,
    });
  }

  function handleText(text: string) {
    setRefusal(undefined);
    onChange(text);
  }

  return (
    <Field
      label={label}
      required={required}
      error={error}
      hint={[hint, source].filter(Boolean).join(' ')}
    >
      {(control) => (
        <div className="flex flex-wrap gap-2">
          {bytes === undefined ? (
            <Input
              {...control}
              inputMode="url"
              spellCheck={false}
              autoComplete="off"
              placeholder="https:// or /images/…"
              value={value}
              onChange={(event) => handleText(event.target.value)}
              onBlur={() => value !== completeLink(value) && onChange(completeLink(value))}
              className="min-w-40 flex-1"
            />
          ) : (
            <div className="flex min-h-11 flex-1 items-center gap-3">
              <img src={value} alt="" className="h-11 max-w-32 rounded-sm border object-contain" />
              <Button
                id={control.id}
                variant="ghost"
                size="small"
                aria-label={`Remove the uploaded ${label.toLowerCase()}`}
                onClick={() => handleText('')}
              >
                <X className="size-4" />
                Remove
              </Button>
            </div>
          )}
          <Button
            variant="outline"
            className="shrink-0"
            disabled={isReading}
            onClick={() => file.current?.click()}
          >
            <ImageUp className="size-4" />
            {isReading ? 'Reading...' : 'Upload'}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            aria-label={`${label} file`}
            accept={IMAGE_TYPES.join(',')}
            onChange={(event) => handleFile(event.target.files?.[0])}
          />
        </div>
      )}
    </Field>
  );
}
