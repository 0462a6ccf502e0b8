import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import type { Media } from '#app/store/ports.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { createMemoryMedia, pictureOf } from '../../media/media-in-test.ts';
import { image } from './image.tsx';

afterEach(cleanup);

const field = image({ label: 'Cover', longestEdge: 100 });
const submit = vi.fn();

function Form({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <form onSubmit={submit}>
      <field.Control value={value} error={undefined} onChange={setValue} />
      <output>{value}</output>
    </form>
  );
}

function open(media: Media | undefined, start = '/images/old.svg') {
  const store = createStore(createMemoryAdapter(), builtInContent);
  render(
    <ContentProvider store={store} media={media}>
      <Form start={start} />
    </ContentProvider>,
  );
}

const value = () => screen.getByRole('status').textContent;
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

test('where there is a library, a picture of it can be chosen, and taken out again', async () => {
  const picture = pictureOf('a', { alt: 'A cat' });
  open(createMemoryMedia(picture, pictureOf('b', { alt: 'A dog' })));
  await press('Choose from the library: Cover');
  const search = screen.getByLabelText('Search pictures');
  await act(async () => fireEvent.change(search, { target: { value: 'CAT' } }));
  expect(screen.getAllByRole('button', { name: /^Choose A/ })).toHaveLength(1);
  await press('Choose A cat');
  expect(value()).toBe(picture.address);
  expect(screen.getByText('From the library.')).toBeDefined();
  await press('Remove the uploaded cover');
  expect(value()).toBe('');
});

test.each([
  ['with a library', createMemoryMedia()],
  ['without one', undefined],
])('%s, the button says what it uploads', (_, media) => {
  open(media);
  expect(screen.getByRole('button', { name: 'Upload cover' })).toBeDefined();
});

test('a file goes into the library, and the form around it is not sent', async () => {
  open(createMemoryMedia());
  const files = [new File(['x'], 'cat.png', { type: 'image/png' })];
  const input = screen.getByLabelText('Cover file');
  await act(async () => fireEvent.change(input, { target: { files } }));
  const alt = screen.getByLabelText('Description (alt text)');
  await act(async () => {
    if (alt instanceof HTMLInputElement) alt.form?.requestSubmit();
  });
  expect(value()).toBe(pictureOf('f').address);
  expect(submit).not.toHaveBeenCalled();
});

test('a picture inside of the content stays one', () => {
  open(createMemoryMedia(), 'data:image/webp;base64,AAAA');
  expect(screen.getByText('Kept inside the content, 1 kB.')).toBeDefined();
});

test('without a library there is nothing to choose from', () => {
  open(undefined, 'data:image/webp;base64,AAAA');
  expect(screen.queryByRole('button', { name: /library/ })).toBeNull();
  expect(screen.getByText(/of this browser’s storage/)).toBeDefined();
});
