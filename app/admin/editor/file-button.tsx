import { type ComponentProps, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';

interface FileButtonProps extends ComponentProps<typeof Button> {
  /** What the file is called. */
  fileLabel: string;
  accept: string;
  multiple?: boolean;
  onFile: (file: File, ...others: File[]) => void;
}

/** A button that asks for a file. The same one can be chosen again. */
export function FileButton({ fileLabel, accept, multiple, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outline"
        {...button}
        onClick={() => !button['aria-disabled'] && input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={fileLabel}
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          const [file, ...others] = target.files ?? [];
          target.value = '';
          if (file) onFile(file, ...others);
        }}
      />
    </>
  );
}
