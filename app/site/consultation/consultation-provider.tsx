import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useState,
} from 'react';
import { lateCode } from '#app/lib/late-code.ts';
import { useLateCode } from '#app/ui/late.tsx';

const dialogCode = lateCode(() => import('./consultation-dialog.tsx'));

const ConsultationContext = createContext<(() => void) | null>(null);

/** Opens the consultation dialog. */
export function useConsultation(): () => void {
  const open = useContext(ConsultationContext);
  if (!open) throw new Error('useConsultation must be used inside a ConsultationProvider.');
  return open;
}

/** Stays mounted once it was open, so that a half-filled form is still there when it is opened again. */
export function ConsultationProvider({ children }: { children: ReactNode }) {
  const [dialog, askForDialog] = useLateCode(dialogCode);
  const [isOpen, setOpen] = useState(false);

  const open = useCallback(async () => {
    // The button gives way at once, and the dialog follows.
    if (await askForDialog()) startTransition(() => setOpen(true));
  }, [askForDialog]);

  return (
    <ConsultationContext value={open}>
      {children}
      {dialog && <dialog.default isOpen={isOpen} onClose={() => setOpen(false)} />}
    </ConsultationContext>
  );
}
