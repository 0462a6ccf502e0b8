import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryMedia, holdUploads } from './media-in-test.ts';
import { PicturePicker } from './picture-picker.tsx';

afterEach(cleanup);

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

test('a picture whose upload was closed is not taken', async () => {
  const media = createMemoryMedia();
  const letGo = holdUploads(media);
  const onPicture = vi.fn();
  render(<PicturePicker media={media} label="Cover" onPicture={onPicture} />);
  const files = [new File(['x'], 'cat.png', { type: 'image/png' })];
  const input = screen.getByLabelText('Cover file');
  await act(async () => fireEvent.change(input, { target: { files } }));
  await press('Upload');
  await press('Close the upload');
  await act(async () => letGo());
  expect(media.pictures.get()).toHaveLength(1);
  expect(onPicture).not.toHaveBeenCalled();
});
