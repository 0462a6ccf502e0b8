import { useRef, useState } from 'react';
import { PHOTO_SIZE_PX } from '#app/content/about.ts';
import { safeImage } from '#app/lib/safe-link.ts';
import { useMedia } from '#app/store/use-content.tsx';
import { Button } from '#app/ui/button.tsx';
import { Image } from '#app/ui/image.tsx';
import { leavesFocusTo } from '#app/ui/leaves-focus-to.ts';
import { ImageButton } from '../editor/image-button.tsx';
import { centreSquare, dataUrlBytes, formatBytes, PHOTO_TYPES } from '../editor/image-size.ts';
import { Panel } from '../editor/panel.tsx';
import { PicturePicker } from '../media/picture-picker.tsx';

export function PhotoField({
  value,
  onChange,
}: {
  value: string;
  onChange: (photo: string) => void;
}) {
  const [error, setError] = useState<string | undefined>();
  const heading = useRef<HTMLHeadingElement>(null);
  const media = useMedia();
  const bytes = dataUrlBytes(value);

  return (
    <Panel title="Profile photo" heading={heading}>
      <div className="flex flex-wrap items-center gap-5 xl:grid xl:justify-items-start">
        <div className="size-36 overflow-hidden rounded-lg border bg-sunken xl:size-full xl:max-w-64">
          {safeImage(value) && (
            <Image
              src={safeImage(value)}
              alt="The current profile"
              sizes="16rem"
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
            {media ? (
              <PicturePicker
                media={media}
                label="Profile photo"
                size="small"
                onPicture={({ address }) => onChange(address)}
              />
            ) : (
              <ImageButton
                size="small"
                aria-describedby={error && 'photo-error'}
                fileLabel="Profile photo file"
                types={PHOTO_TYPES}
                crop={(size) => centreSquare(size, PHOTO_SIZE_PX)}
                said={(photo) =>
                  `Cropped to ${PHOTO_SIZE_PX}x${PHOTO_SIZE_PX}, ${formatBytes(photo.bytes)}. Save to publish it.`
                }
                onImage={onChange}
                onRefusal={setError}
              >
                Upload photo
              </ImageButton>
            )}
            {value && (
              <Button
                ref={leavesFocusTo(() => heading.current)}
                variant="ghost"
                size="small"
                onClick={() => onChange('')}
              >
                Remove
              </Button>
            )}
          </div>
        </div>
      </div>
    </Panel>
  );
}
