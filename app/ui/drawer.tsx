// A panel that slides in from the start edge, on the platform's own <dialog>.
import type { ReactNode } from 'react';
import { useModal } from './use-modal.ts';

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
}

export function Drawer({ isOpen, onClose, label, children }: DrawerProps) {
  const modal = useModal(isOpen, onClose);

  return (
    <dialog
      {...modal}
      aria-label={label}
      className="me-auto ms-0 h-dvh max-h-none w-[min(86%,19rem)] border-e bg-ground text-ink shadow-card backdrop:bg-sunken/85 open:animate-fade"
    >
      {children}
    </dialog>
  );
}
