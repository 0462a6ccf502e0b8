// Where focus goes is the platform’s own business, and use-modal.test.tsx’s.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

afterEach(cleanup);

interface PanelProps {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

const panels: Record<string, (props: PanelProps) => ReactNode> = {
  dialog: (props) => <Dialog {...props} title="A question" closeLabel="Close" />,
  drawer: (props) => <Drawer {...props} label="A question" />,
};

const element = () => document.querySelector('dialog') as HTMLDialogElement;

describe.each(Object.entries(panels))('%s', (_name, Panel) => {
  function show(isOpen = true) {
    const onClose = vi.fn();
    const panel = (open: boolean) => (
      <Panel isOpen={open} onClose={onClose}>
        <p>Inside</p>
      </Panel>
    );
    const { rerender } = render(panel(isOpen));
    return { onClose, setOpen: (open: boolean) => rerender(panel(open)) };
  }

  test('is modal while it is open, and has its name', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { setOpen } = show(false);
    expect(element().open).toBe(false);
    expect(showModal).not.toHaveBeenCalled();
    setOpen(true);
    expect(showModal).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog', { name: 'A question' })).toBe(element());
    setOpen(false);
    expect(element().open).toBe(false);
  });

  test('says that it was closed, as by Escape', () => {
    const { onClose } = show();
    element().close();
    expect(onClose).toHaveBeenCalled();
  });

  test('a press on its backdrop closes it, one inside does not', () => {
    const { onClose } = show();
    fireEvent.pointerDown(screen.getByText('Inside'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerDown(element());
    fireEvent.click(element());
    expect(onClose).toHaveBeenCalled();
  });
});

test('a dialog is described by its introduction and left by its button', () => {
  const onClose = vi.fn();
  render(
    <Dialog isOpen onClose={onClose} title="A question" description="Why we ask" closeLabel="Leave">
      <p>Inside</p>
    </Dialog>,
  );
  const described = document.getElementById(element().getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Why we ask');
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(onClose).toHaveBeenCalled();
});
