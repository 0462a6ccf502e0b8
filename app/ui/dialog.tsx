// A modal dialog on the platform's own <dialog>: focus moves in, stays in and returns by itself.
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  children: ReactNode;
}

export function Dialog({ isOpen, onClose, title, description, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onClose={onClose}
      // The dialog fills its own box, so a press on the element itself is one on the backdrop.
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
      className="m-auto max-h-[calc(100dvb-2rem)] w-[min(100%-2rem,40rem)] overflow-hidden rounded-xl border bg-ground text-ink shadow-card backdrop:bg-sunken/80 backdrop:backdrop-blur-sm open:flex open:animate-rise"
    >
      <div className="grid max-h-[inherit] w-full grid-rows-[auto_1fr] overflow-hidden">
        <div className="flex items-start gap-4 border-b px-6 py-5">
          <div className="grid flex-1 gap-1">
            <h2 id={`${id}-title`} className="text-xl">
              {title}
            </h2>
            {description && (
              <p id={`${id}-description`} className="text-muted text-sm">
                {description}
              </p>
            )}
          </div>
          <Button
            variant="ghost"
            size="icon"
            aria-label={closeLabel}
            onClick={onClose}
            className="-me-2 -mt-2"
          >
            <X className="size-5" />
          </Button>
        </div>
        <div className="overflow-y-auto overscroll-contain px-6 py-5">{children}</div>
      </div>
    </dialog>
  );
}
