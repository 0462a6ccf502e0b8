import { act, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { arrived } from '#app/site/render-in-test.tsx';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { ContentField } from './content-field.tsx';

vi.mock('#app/site/blog/markdown.tsx', () => ({
  Markdown({ source }: { source: string }) {
    if (source.includes('> > >')) throw new RangeError('Maximum call stack size exceeded');
    return <p>{source}</p>;
  },
}));

test('a text that cannot be drawn stays in its field, and is drawn again when it is another one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const field = (value: string) => (
    <ContentProvider store={createStore(createMemoryAdapter(), builtInContent)}>
      <ContentField value={value} onChange={() => {}} />
    </ContentProvider>
  );
  const { rerender } = await act(async () => render(field('> > > deep')));
  await arrived();
  expect(screen.getByRole('alert').textContent).toMatch(/^This text cannot be shown/);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Content/).value).toBe('> > > deep');

  await act(async () => rerender(field('shallow')));
  expect(screen.queryByRole('alert')).toBeNull();
  const preview = within(screen.getByRole('region', { name: 'Preview of the text' }));
  expect(preview.getByText('shallow')).toBeDefined();
});

test('a text runs in its own direction', async () => {
  await act(async () =>
    render(
      <ContentProvider store={createStore(createMemoryAdapter(), builtInContent)}>
        <ContentField value="میرا پہلا مضمون" onChange={() => {}} />
      </ContentProvider>,
    ),
  );
  expect(screen.getByLabelText(/^Content/).getAttribute('dir')).toBe('auto');
});
