import {
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: () => void;
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: { target: EventTarget; currentTarget: EventTarget }) => void;
}

/** Makes a `<dialog>` modal: it closes on Escape and on its backdrop, and returns the focus. */
export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(() => {});
  const isShown = useRef(false);
  const isBackdropPressed = useRef(false);

  useEffect(() => {
    if (!isOpen || !ref.current) return;
    close.current = openModal(ref.current);
    isShown.current = true;
    return () => {
      isShown.current = false;
      close.current();
    };
  }, [isOpen]);

  // One that is about to be removed gives the focus back while it is still part of the page.
  useLayoutEffect(() => () => close.current(), []);

  // A modal fills its own box, so a press on the element itself is one on the backdrop.
  return {
    ref,
    // Escape asks, and who opened the dialog closes it: the browser says that it has closed one only some time later,
    // when it may have been asked for again. A file dialog that is left says the same from inside.
    onCancel(event) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // A browser closes a dialog that refuses to be left. One that is not a modal yet is open all the same, and of one that
    // is asked for and not shown yet it can only mean the time before.
    onClose() {
      if (isShown.current && !ref.current?.open && !ref.current?.popover) onClose();
    },
    onPointerDown(event) {
      isBackdropPressed.current = event.target === event.currentTarget;
    },
    // At the end of the press, which would else go on to what lies beneath. One that began inside selects text.
    onClick(event) {
      if (isBackdropPressed.current && event.target === event.currentTarget) onClose();
    },
  };
}

const WAYS_OUT = ['keydown', 'pointerdown'];

/**
 * A page that becomes unreachable beneath a modal is styled anew, all of it: a tenth of a second on a slow phone. The
 * dialog is on the screen before that, and a modal before a key or a press can leave it.
 */
function openModal(dialog: HTMLDialogElement): () => void {
  let opener = document.activeElement;
  let frame = 0;
  let turn: ReturnType<typeof setTimeout> | undefined;
  function settle() {
    cancelAnimationFrame(frame);
    clearTimeout(turn);
    for (const way of WAYS_OUT) removeEventListener(way, makeModal, true);
    dialog.popover = null;
  }
  function makeModal() {
    settle();
    dialog.showModal();
    markPage();
  }
  if ('showPopover' in dialog) {
    dialog.popover = 'manual';
    dialog.showPopover();
    frame = requestAnimationFrame(() => {
      turn = setTimeout(makeModal);
    });
    for (const way of WAYS_OUT) addEventListener(way, makeModal, true);
  } else makeModal();
  return () => {
    settle();
    dialog.close();
    markPage();
    // One that has gone with what the dialog did cannot take it.
    if (opener && !opener.isConnected) opener = document.querySelector('main');
    // The browser would do so of a modal that was never anything else.
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    opener = null;
  };
}

/** The page beneath a modal does not scroll. */
function markPage(): void {
  document.documentElement.toggleAttribute(
    'data-modal',
    document.querySelector('dialog[open]') !== null,
  );
}
