import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

/** As browsers do it: the focus goes back when a dialog closes, if it is still part of the page. */
beforeEach(() => {
  const before = new WeakMap<HTMLDialogElement, HTMLElement>();
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    before.set(this, document.activeElement as HTMLElement);
    this.open = true;
    this.querySelector('button')?.focus();
  });
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    if (!this.open) return;
    this.open = false;
    if (this.isConnected) before.get(this)?.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  });
});

afterEach(cleanup);

function pressEscape(dialog: HTMLElement): void {
  if (fireEvent(dialog, new Event('cancel', { cancelable: true }))) {
    (dialog as HTMLDialogElement).close();
  }
}

interface ModalProps {
  isOpen: boolean;
  onClose: () => void;
}

const modals = {
  'a dialog': (props: ModalProps) => (
    <Dialog {...props} title="Terms" closeLabel="Close">
      What holds
    </Dialog>
  ),
  'a drawer': (props: ModalProps) => (
    <Drawer {...props} label="Terms">
      <button type="button" onClick={props.onClose}>
        Close
      </button>
      What holds
    </Drawer>
  ),
};

test('what the browser says of an earlier time does not close a dialog that is asked for and not shown yet', async () => {
  const onClose = vi.fn();
  function Page({ isOpen }: { isOpen: boolean }) {
    const page = useRef<HTMLDivElement>(null);
    // After the page was changed, and before the dialog is shown.
    useLayoutEffect(() => {
      if (isOpen) page.current?.querySelector('dialog')?.dispatchEvent(new Event('close'));
    }, [isOpen]);
    return <div ref={page}>{modals['a dialog']({ isOpen, onClose })}</div>;
  }
  const { rerender } = render(<Page isOpen={false} />);
  await act(async () => rerender(<Page isOpen />));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeDefined();
});

for (const [name, modal] of Object.entries(modals)) {
  for (const staysMounted of [true, false]) {
    const how = staysMounted ? 'stays mounted' : 'is mounted while it is open';

    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <main tabIndex={-1}>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          {(staysMounted || isOpen) && modal({ isOpen, onClose: () => setOpen(false) })}
        </main>
      );
    }

    function openDialog(): { opener: HTMLElement; dialog: HTMLElement } {
      render(<Page />);
      const opener = screen.getByRole('button', { name: 'Open' });
      opener.focus();
      fireEvent.click(opener);
      const dialog = screen.getByRole('dialog', { name: 'Terms' });
      expect(dialog.contains(document.activeElement)).toBe(true);
      return { opener, dialog };
    }

    test(`${name} that ${how} gives the focus back when its button closes it`, () => {
      const { opener } = openDialog();
      fireEvent.click(screen.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(opener);
    });

    test(`${name} that ${how} closes on a press on its backdrop, when that press is over`, () => {
      const { opener, dialog } = openDialog();
      fireEvent.pointerDown(dialog);
      expect(screen.queryByRole('dialog')).toBe(dialog);
      fireEvent.click(dialog);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(opener);
    });

    test(`${name} that ${how} closes on Escape, and opens again at once`, async () => {
      const { opener, dialog } = openDialog();
      pressEscape(dialog);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(opener);
      fireEvent.click(opener);
      // By now the browser has said that the first one closed.
      await act(() => Promise.resolve());
      expect(screen.queryByRole('dialog')).not.toBeNull();
    });

    test(`${name} that ${how} stays when a file dialog is left inside it`, () => {
      const { dialog } = openDialog();
      fireEvent(
        screen.getByRole('button', { name: 'Close' }),
        new Event('cancel', { bubbles: true }),
      );
      expect(screen.queryByRole('dialog')).toBe(dialog);
    });

    test(`${name} that ${how} stays for a press that began inside it`, () => {
      const { dialog } = openDialog();
      fireEvent.pointerDown(screen.getByRole('button', { name: 'Close' }));
      fireEvent.click(dialog);
      expect(screen.queryByRole('dialog')).toBe(dialog);
    });
  }
}

test('the page beneath is marked for as long as one of them is open', () => {
  const Both = ({ open }: { open: number }) => (
    <>
      <Dialog isOpen={open > 0} onClose={() => {}} title="Terms" closeLabel="Close">
        What holds
      </Dialog>
      <Dialog isOpen={open > 1} onClose={() => {}} title="Sure?" closeLabel="Close">
        Nothing is lost
      </Dialog>
    </>
  );
  const isMarked = () => document.documentElement.hasAttribute('data-modal');
  const { rerender, unmount } = render(<Both open={2} />);
  expect(isMarked()).toBe(true);
  rerender(<Both open={1} />);
  expect(isMarked()).toBe(true);
  rerender(<Both open={0} />);
  expect(isMarked()).toBe(false);
  rerender(<Both open={1} />);
  unmount();
  expect(isMarked()).toBe(false);
});

describe('in a browser with a layer above the page', () => {
  const isShown = (dialog: HTMLElement) => dialog.popover === 'manual';

  function openAbove(): HTMLDialogElement {
    vi.useFakeTimers();
    render(modals['a dialog']({ isOpen: true, onClose() {} }));
    return document.querySelector('dialog') as HTMLDialogElement;
  }

  beforeEach(() => {
    Object.assign(HTMLElement.prototype, { showPopover() {} });
  });

  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });

  test('a dialog is on the screen before the page beneath is out of reach', () => {
    const dialog = openAbove();
    expect(isShown(dialog)).toBe(true);
    expect(dialog.open).toBe(false);
    vi.runAllTimers();
    expect(isShown(dialog)).toBe(false);
    expect(dialog.open).toBe(true);
  });

  test.each([
    ['key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['press', () => fireEvent.pointerDown(document.body)],
  ])('no %s leaves it before', (_, leave) => {
    const dialog = openAbove();
    leave();
    expect(dialog.open).toBe(true);
    expect(dialog.contains(document.activeElement)).toBe(true);
    vi.runAllTimers();
    expect(dialog.showModal).toHaveBeenCalledOnce();
  });

  test('that an earlier one was closed is not said of it', () => {
    const onClose = vi.fn();
    vi.useFakeTimers();
    render(modals['a dialog']({ isOpen: true, onClose }));
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    dialog.dispatchEvent(new Event('close'));
    expect(onClose).not.toHaveBeenCalled();
    vi.runAllTimers();
    dialog.close();
    dialog.dispatchEvent(new Event('close'));
    expect(onClose).toHaveBeenCalled();
  });

  test('one that is gone before does not come back', () => {
    const dialog = openAbove();
    cleanup();
    vi.runAllTimers();
    expect(isShown(dialog)).toBe(false);
    expect(dialog.showModal).not.toHaveBeenCalled();
  });
});
