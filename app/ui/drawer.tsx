// A panel that slides in from the start edge, on the platform's own <dialog>.
import { type ReactNode, useEffect, useRef } from 'react';

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
}

export function Drawer({ isOpen, onClose, label, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      // The panel fills its own box, so a press on the element itself is one on the backdrop.
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
      className="me-auto ms-0 h-dvh max-h-none w-[min(86%,19rem)] border-e bg-ground text-ink shadow-card backdrop:bg-sunken/80 backdrop:backdrop-blur-sm open:animate-fade"
    >
      {children}
    </dialog>
  );
}
