// A modal dialog on the platform's own <dialog>: focus moves in, stays in and returns by itself.
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from './button.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** Room for two things side by side. */
  isWide?: boolean;
  /** Nothing in it takes the focus, and where it is longer than the window it is scrolled by keyboard all the same. */
  isText?: boolean;
  /** Stays in sight below what scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, closeLabel, isWide, isText, footer, children } =
    props;
  const modal = useModal(isOpen, onClose);
  const id = useId();

  return (
    <dialog
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={classNames(
        'm-auto max-h-[calc(100dvb-2rem)] overflow-hidden rounded-xl border bg-ground text-ink shadow-card backdrop:bg-sunken/85 open:flex open:animate-rise',
        isWide ? 'w-[min(100%-1rem,64rem)] max-w-none' : 'w-[min(100%-2rem,40rem)]',
      )}
    >
      {/* In a low window all of it is scrolled: its head alone would fill that. */}
      <div className="grid max-h-[inherit] w-full grid-rows-[auto_1fr_auto] overflow-hidden short:block short:overflow-y-auto">
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
        <div
          tabIndex={isText ? 0 : undefined}
          className={classNames(
            'scroll-pt-12 overflow-y-auto overscroll-contain px-6 py-5 short:overflow-visible',
            isWide && 'max-sm:px-3',
            isText && 'focus-visible:-outline-offset-2',
          )}
        >
          {children}
        </div>
        {footer && <div className="border-t px-4 py-4 sm:px-6">{footer}</div>}
      </div>
    </dialog>
  );
}
