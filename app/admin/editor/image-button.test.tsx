import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Toast, takeToasts } from '#app/ui/toast.ts';
import { ImageButton } from './image-button.tsx';
import { fitWithin } from './image-size.ts';

afterEach(() => vi.unstubAllGlobals());

test('a picture that the browser cannot draw is refused with the reason, and another can be chosen', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const toasts: Toast[] = [];
  onTestFinished(takeToasts((toast) => toasts.push(toast)));
  const [handleImage, handleRefusal] = [vi.fn(), vi.fn()];
  render(
    <ImageButton
      fileLabel="Picture file"
      types={['image/png']}
      crop={(size) => fitWithin(size, 100)}
      said={() => 'Taken.'}
      onImage={handleImage}
      onRefusal={handleRefusal}
    >
      Upload
    </ImageButton>,
  );
  const files = [new File(['x'], 'a.png', { type: 'image/png' })];
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Picture file'), { target: { files } });
  });
  const button = screen.getByRole<HTMLButtonElement>('button');
  expect([button.textContent, button.disabled]).toEqual(['Upload', false]);
  const reason = 'This browser cannot draw images.';
  expect(handleRefusal).toHaveBeenCalledWith(reason);
  expect(toasts).toEqual([{ title: 'Image upload', text: reason, tone: 'error' }]);
  expect(handleImage).not.toHaveBeenCalled();
});

test('a picture is not given to a form that was opened while it was read, and the owner is told', async () => {
  let arrive = (_: unknown) => {};
  vi.stubGlobal('createImageBitmap', () => new Promise((resolve) => (arrive = resolve)));
  const toasts: Toast[] = [];
  onTestFinished(takeToasts((toast) => toasts.push(toast)));
  const [handleImage, handleRefusal] = [vi.fn(), vi.fn()];
  const { unmount } = render(
    <ImageButton
      fileLabel="Picture file"
      types={['image/png']}
      crop={(size) => fitWithin(size, 100)}
      said={() => 'Taken.'}
      onImage={handleImage}
      onRefusal={handleRefusal}
    >
      Upload
    </ImageButton>,
  );
  const files = [new File(['x'], 'a.png', { type: 'image/png' })];
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Picture file'), { target: { files } });
  });
  unmount();
  await act(async () => arrive({ width: 4, height: 3, close: () => {} }));
  await vi.waitFor(() =>
    expect(toasts).toMatchObject([
      { tone: 'error', text: expect.stringContaining('closed before') },
    ]),
  );
  expect(handleImage).not.toHaveBeenCalled();
  expect(handleRefusal).not.toHaveBeenCalled();
});

test('it keeps the focus while a picture is read, and asks for no other', async () => {
  vi.stubGlobal('createImageBitmap', () => new Promise(() => {}));
  const handle = vi.fn();
  render(
    <ImageButton
      fileLabel="Picture file"
      types={['image/png']}
      crop={(size) => fitWithin(size, 100)}
      said={() => 'Taken.'}
      onImage={handle}
      onRefusal={handle}
    >
      Upload
    </ImageButton>,
  );
  const input = screen.getByLabelText('Picture file');
  const ask = vi.spyOn(input, 'click');
  const files = [new File(['x'], 'a.png', { type: 'image/png' })];
  await act(async () => fireEvent.change(input, { target: { files } }));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Reading...' });
  // Disabled, it would lose the focus.
  expect(button.disabled).toBe(false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  button.click();
  expect(ask).not.toHaveBeenCalled();
});
