// An image as an address or as an uploaded file.
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { ImageButton } from '../image-button.tsx';
import { dataUrlBytes, fitWithin, formatBytes, IMAGE_TYPES } from '../image-size.ts';
import { completeLink, imageError } from '../link-rules.ts';
import { type ControlProps, type Field as FormField, missing } from './field.ts';

interface ImageOptions {
  label: string;
  /** The longest edge that an uploaded picture keeps, in pixels. */
  longestEdge: number;
  /** What the image is for. */
  hint?: string;
  required?: boolean;
}

export function image(options: ImageOptions): FormField<string> {
  return {
    label: options.label,
    required: options.required,
    blank: () => '',
    toInput: (address) => address,
    toValue: (written) => written.trim(),
    error: (written) => missing(options.required, written) ?? imageError(written),
    Control: (props) => <ImageField {...options} {...props} />,
  };
}

function ImageField(props: ImageOptions & ControlProps<string>) {
  const { label, value, onChange, longestEdge, hint, required } = props;
  const [refusal, setRefusal] = useState<string | undefined>();
  const bytes = dataUrlBytes(value);
  const source =
    bytes === undefined
      ? 'An address, or a JPG, PNG, WebP, AVIF or GIF file from this device.'
      : `Uploaded image, ${formatBytes(bytes)} of this browser’s storage.`;
  const error = refusal ?? props.error ?? imageError(value);

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
          <ImageButton
            className="shrink-0"
            fileLabel={`${label} file`}
            types={IMAGE_TYPES}
            crop={(size, scale) => fitWithin(size, longestEdge * scale)}
            said={({ size, bytes }) =>
              `Reduced to ${size.width} × ${size.height}, ${formatBytes(bytes)}. Save to keep it.`
            }
            onImage={onChange}
            onRefusal={setRefusal}
          >
            Upload
          </ImageButton>
        </div>
      )}
    </Field>
  );
}
