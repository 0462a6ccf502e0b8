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
import { flushSync } from 'react-dom';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** What stands on a screen: nothing to lose, something that is about to be stored, something to lose. */
type Work = 'saved' | 'saving' | 'unsaved';

interface LeaveControl {
  mark: (id: string, work: Work) => void;
  /**
   * Runs the action at once when nothing is unsaved, else after the owner agreed. What is being saved is waited for:
   * should it fail, the owner is still where the changes are, as after a no, and `stay` runs. What it returns takes the
   * question back.
   */
  confirmLoss: (action: () => void, question?: Question, stay?: () => void) => () => void;
  /** How often the owner has left a screen and agreed to lose what was on it. */
  discarded: number;
}

interface Question {
  title: string;
  text: string;
}

const LEAVE: Question = {
  title: 'Leave without saving?',
  text: 'There are unsaved changes on this screen. They are lost if you go on.',
};

interface Leaving {
  question?: Question | undefined;
  go: () => void;
  stay?: (() => void) | undefined;
  /** What is done before, when the owner agrees to lose something. */
  discard?: () => void;
}

/** Browsers take a way to a mail or phone app for one that leaves the page, and then stay on it. */
const HANDED_OVER = ['mailto:', 'tel:'];
const HANDING_OVER_MS = 1000;

const LeaveContext = createContext<LeaveControl | null>(null);

function useLeaveControl(): LeaveControl {
  const control = useContext(LeaveContext);
  if (!control) throw new Error('useUnsaved and useConfirmLoss must be used inside a LeaveGuard.');
  return control;
}

/** Marks the screen as having something to lose. */
export function useUnsaved(isUnsaved: boolean, isBeingSaved = false): void {
  const { mark } = useLeaveControl();
  const id = useId();
  const work = !isUnsaved ? 'saved' : isBeingSaved ? 'saving' : 'unsaved';
  useEffect(() => mark(id, work), [mark, id, work]);
  useEffect(() => () => mark(id, 'saved'), [mark, id]);
}

export function useConfirmLoss(): LeaveControl['confirmLoss'] {
  return useLeaveControl().confirmLoss;
}

/** Forgets what is in it as soon as the owner agrees, even if the next screen never comes. */
export function UntilDiscarded({ children }: { children: ReactNode }) {
  return <Fragment key={useLeaveControl().discarded}>{children}</Fragment>;
}

export function LeaveGuard({ children }: { children: ReactNode }) {
  const open = useRef(new Map<string, Work>());
  /** Goes on as soon as nothing is being saved any more. */
  const waiting = useRef<Leaving | null>(null);
  const [asked, setAsked] = useState<Leaving | null>(null);
  const [discarded, setDiscarded] = useState(0);
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      open.current.size > 0 && (here.pathname !== next.pathname || here.search !== next.search),
  );

  const leave = useCallback((leaving: Leaving) => {
    const works = [...open.current.values()];
    if (works.includes('unsaved')) setAsked(leaving);
    else if (works.includes('saving')) waiting.current = leaving;
    else leaving.go();
  }, []);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    leave({
      go: blocker.proceed,
      stay: blocker.reset,
      discard() {
        open.current.clear();
        setDiscarded((count) => count + 1);
      },
    });
  }, [blocker, leave]);

  useEffect(() => {
    let handedOverAt = Number.NEGATIVE_INFINITY;
    const handleClick = ({ target, timeStamp }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link && HANDED_OVER.includes(link.protocol)) handedOverAt = timeStamp;
    };
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (event.timeStamp - handedOverAt < HANDING_OVER_MS) return;
      // A save that is cut off could not say so any more.
      if (open.current.size > 0) event.preventDefault();
    };
    window.addEventListener('click', handleClick);
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      window.removeEventListener('click', handleClick);
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, []);

  const mark = useCallback((id: string, work: Work) => {
    if (work === 'saved') open.current.delete(id);
    else open.current.set(id, work);
    const works = [...open.current.values()];
    if (works.includes('saving')) return;
    const leaving = waiting.current;
    waiting.current = null;
    if (works.length === 0) leaving?.go();
    else leaving?.stay?.();
  }, []);
  const confirmLoss = useCallback(
    (go: () => void, question?: Question, stay?: () => void) => {
      const leaving = { go, question, stay };
      leave(leaving);
      return () => setAsked((current) => (current === leaving ? null : current));
    },
    [leave],
  );
  const control = useMemo(() => ({ mark, confirmLoss, discarded }), [mark, confirmLoss, discarded]);

  function handleCancel() {
    asked?.stay?.();
    setAsked(null);
  }

  function handleConfirm() {
    // First: beneath the question nothing takes the focus, and closing it gives that back to where it was.
    flushSync(() => setAsked(null));
    asked?.discard?.();
    asked?.go();
  }

  return (
    <LeaveContext value={control}>
      {children}
      <ConfirmDialog
        isOpen={asked !== null}
        {...(asked?.question ?? LEAVE)}
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onConfirm={handleConfirm}
        onCancel={handleCancel}
      />
    </LeaveContext>
  );
}
