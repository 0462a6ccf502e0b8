import { createContext, lazy, type ReactNode, useCallback, useContext, useState } from 'react';
import { Extra } from '../extra.tsx';

const ConsultationDialog = lazy(() => import('./consultation-dialog.tsx'));

const ConsultationContext = createContext<(() => void) | null>(null);

/** Opens the consultation dialog. */
export function useConsultation(): () => void {
  const open = useContext(ConsultationContext);
  if (!open) throw new Error('useConsultation must be used inside a ConsultationProvider.');
  return open;
}

/** Stays mounted once it was open, so that a half-filled form is still there when it is opened again. */
export function ConsultationProvider({ children }: { children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);

  const open = useCallback(() => {
    setOpened(true);
    setOpen(true);
  }, []);

  return (
    <ConsultationContext value={open}>
      {children}
      {wasOpened && (
        <Extra>
          <ConsultationDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Extra>
      )}
    </ConsultationContext>
  );
}
