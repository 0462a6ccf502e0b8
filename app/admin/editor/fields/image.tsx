// An image as an address or as an uploaded file.
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { mediaOf } from '#app/lib/media-address.ts';
import { useMedia } from '#app/store/use-content.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Image } from '#app/ui/image.tsx';
import { Input } from '#app/ui/input.tsx';
import { leavesFocusTo } from '#app/ui/leaves-focus-to.ts';
import { PicturePicker } from '../../media/picture-picker.tsx';
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
    toValue: completeLink,
    error: (written) => missing(options.required, written) ?? imageError(written),
    Control: (props) => <ImageField {...options} {...props} />,
  };
}

function ImageField(props: ImageOptions & ControlProps<string>) {
  const { label, value, onChange, longestEdge, hint, required } = props;
  const [refusal, setRefusal] = useState<string | undefined>();
  const address = useRef<HTMLInputElement>(null);
  const media = useMedia();
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
      hint={[hint, sourceOf(value, media !== undefined)].filter(Boolean).join(' ')}
    >
      {(control) => {
        const shown = isUploaded(value) ? (
          <div className="flex min-h-11 flex-1 items-center gap-3">
            <Image
              src={value}
              alt=""
              sizes="8rem"
              className="h-11 w-auto max-w-32 rounded-sm border object-contain"
            />
            <Button
              ref={leavesFocusTo(() => address.current)}
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
        ) : (
          <Input
            {...control}
            ref={address}
            inputMode="url"
            spellCheck={false}
            autoComplete="off"
            placeholder="https:// or /images/…"
            value={value}
            onChange={(event) => handleText(event.target.value)}
            onBlur={() => value !== completeLink(value) && onChange(completeLink(value))}
            className="min-w-40 flex-1"
          />
        );
        if (media) {
          return (
            <PicturePicker
              media={media}
              label={label}
              onPicture={({ address }) => handleText(address)}
            >
              {shown}
            </PicturePicker>
          );
        }
        return (
          <div className="flex flex-wrap gap-2">
            {shown}
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
              <span>
                Upload<span className="sr-only"> {label.toLowerCase()}</span>
              </span>
            </ImageButton>
          </div>
        );
      }}
    </Field>
  );
}

/** A picture that the owner sees rather than its address. */
function isUploaded(value: string): boolean {
  return dataUrlBytes(value) !== undefined || mediaOf(value) !== undefined;
}

function sourceOf(value: string, hasLibrary: boolean): string {
  const bytes = dataUrlBytes(value);
  if (mediaOf(value)) return 'From the library.';
  if (bytes !== undefined && hasLibrary) return `Kept inside the content, ${formatBytes(bytes)}.`;
  if (bytes !== undefined)
    return `Uploaded image, ${formatBytes(bytes)} of this browser’s storage.`;
  if (hasLibrary) return 'An address, or a picture from the library or from this device.';
  return 'An address, or a JPG, PNG, WebP, AVIF or GIF file from this device.';
}
