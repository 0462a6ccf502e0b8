// Asks before unsaved work is lost: on a change of screen, on logout and when the tab is closed.
import {
  createContext,
  Fragment,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveControl {
  mark: (id: string, isUnsaved: boolean) => void;
  /** Runs the action at once when nothing is unsaved, else after the owner agreed. */
  confirmLoss: (action: () => void) => void;
  /** How often the owner has left a screen and agreed to lose what was on it. */
  discarded: number;
}

const LeaveContext = createContext<LeaveControl | null>(null);

function useLeaveControl(): LeaveControl {
  const control = useContext(LeaveContext);
  if (!control) throw new Error('useUnsaved and useConfirmLoss must be used inside a LeaveGuard.');
  return control;
}

/** Marks the screen as having something to lose. */
export function useUnsaved(isUnsaved: boolean): void {
  const { mark } = useLeaveControl();
  const id = useId();
  useEffect(() => {
    mark(id, isUnsaved);
    return () => mark(id, false);
  }, [mark, id, isUnsaved]);
}

export function useConfirmLoss(): LeaveControl['confirmLoss'] {
  return useLeaveControl().confirmLoss;
}

/** Forgets what is in it as soon as the owner agrees, even if the next screen never comes. */
export function UntilDiscarded({ children }: { children: ReactNode }) {
  return <Fragment key={useLeaveControl().discarded}>{children}</Fragment>;
}

export function LeaveGuard({ children }: { children: ReactNode }) {
  const unsaved = useRef(new Set<string>());
  const [pending, setPending] = useState<(() => void) | null>(null);
  const [discarded, setDiscarded] = useState(0);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (unsaved.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, []);

  const mark = useCallback((id: string, isUnsaved: boolean) => {
    if (isUnsaved) unsaved.current.add(id);
    else unsaved.current.delete(id);
  }, []);
  const confirmLoss = useCallback((action: () => void) => {
    if (unsaved.current.size === 0) action();
    else setPending(() => action);
  }, []);
  const control = useMemo(() => ({ mark, confirmLoss, discarded }), [mark, confirmLoss, discarded]);

  function handleCancel() {
    setPending(null);
    if (blocker.state === 'blocked') blocker.reset();
  }

  function handleConfirm() {
    setPending(null);
    if (blocker.state !== 'blocked') return pending?.();
    unsaved.current.clear();
    setDiscarded(discarded + 1);
    blocker.proceed();
  }

  return (
    <LeaveContext value={control}>
      {children}
      <ConfirmDialog
        isOpen={blocker.state === 'blocked' || pending !== null}
        title="Leave without saving?"
        text="There are unsaved changes on this screen. They are lost when you go on."
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onConfirm={handleConfirm}
        onCancel={handleCancel}
      />
    </LeaveContext>
  );
}
