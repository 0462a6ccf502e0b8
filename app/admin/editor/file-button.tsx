import { type ComponentProps, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';

interface FileButtonProps extends ComponentProps<typeof Button> {
  /** What the file is called. */
  fileLabel: string;
  accept: string;
  onFile: (file: File) => void;
}

/** A button that asks for a file. The same one can be chosen again. */
export function FileButton({ fileLabel, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outline" {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={fileLabel}
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
