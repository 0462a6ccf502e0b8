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
  const isBackdropPressed = useRef(false);

  useEffect(() => {
    if (isOpen) ref.current?.showModal();
    else ref.current?.close();
  }, [isOpen]);

  // The browser returns the focus when a dialog closes, and only while it is part of the page: one that is about to
  // be removed is closed before.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

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
    // A browser closes a dialog that refuses to be left.
    onClose() {
      if (isOpen && !ref.current?.open) onClose();
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
