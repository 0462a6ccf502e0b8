import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { restoreSite } from './import-site.ts';
import { StartOwn } from './start-own.tsx';

afterEach(cleanup);

async function press(name: string, which = 0) {
  const [...buttons] = screen.getAllByRole('button', { name, hidden: true });
  await act(async () => fireEvent.click(buttons[which] as HTMLElement));
}

test('the samples go in one step, the owner is led on, and the way back is kept', async () => {
  const store = createStore(createMemoryAdapter(), builtInContent);
  await store.save('about', { ...builtInContent.about, bio: 'I am me.' });
  render(
    <MemoryRouter>
      <ContentProvider store={store}>
        <StartOwn hasUnsavedSettings={false} onSettingsReplaced={() => {}} />
      </ContentProvider>
    </MemoryRouter>,
  );
  await press('Clear the samples');
  await press('Clear the samples', 1);
  expect(store.get('about')).toMatchObject({ name: '', bio: 'I am me.' });
  expect(store.get('testimonials')).toEqual([]);
  expect(store.get('messages')).toEqual([]);
  expect(screen.getByRole('link', { name: /your name/ }).getAttribute('href')).toBe('/admin/about');
  await act(async () => void (await restoreSite(store)));
  expect(store.get('about')).toMatchObject({ name: 'Hamza Qureshi', bio: 'I am me.' });
  expect(store.isSaved('testimonials')).toBe(false);
  expect(store.get('messages')).toEqual(builtInContent.messages);
  expect(screen.getAllByRole('button', { name: 'Clear the samples', hidden: true })).not.toEqual(
    [],
  );
});
