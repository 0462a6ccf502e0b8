// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { failure } from '#app/store/adapter.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { createI18n } from './i18n.ts';
import { LanguageProvider, useSetLanguage } from './language-provider.tsx';
import type { Language } from './languages.ts';

vi.mock('./keep-place.ts', () => ({ keepPlace: (change: () => Promise<void>) => change() }));

afterEach(cleanup);

function Choice({ language }: { language: Language }) {
  const setLanguage = useSetLanguage();
  return (
    <button type="button" onClick={() => setLanguage(language)}>
      {language}
    </button>
  );
}

function start() {
  const store = createStore(createMemoryAdapter(), builtInContent);
  render(
    <ContentProvider store={store}>
      <LanguageProvider i18n={createI18n()}>
        <Choice language="ur" />
        <Choice language="de" />
      </LanguageProvider>
    </ContentProvider>,
  );
  return { store };
}

const choose = (language: Language) =>
  act(async () => screen.getByRole('button', { name: language }).click());

async function expectPageIn(language: Language, direction: 'ltr' | 'rtl') {
  await waitFor(() => expect(document.documentElement.lang).toBe(language));
  expect(document.documentElement.dir).toBe(direction);
}

test('a chosen language is remembered and shown', async () => {
  const { store } = start();
  await choose('ur');
  await expectPageIn('ur', 'rtl');
  expect(store.get('language')).toBe('ur');
});

test('a language that cannot be kept holds for this visit', async () => {
  const { store } = start();
  vi.spyOn(store, 'save').mockResolvedValue(failure('not-allowed', 'blocked'));
  await choose('ur');
  await expectPageIn('ur', 'rtl');
  await choose('de');
  await expectPageIn('de', 'ltr');
  expect(store.get('language')).toBeNull();
});

test('a language holds when the code that would keep it does not arrive', async () => {
  const { store } = start();
  vi.spyOn(store, 'save').mockRejectedValue(new Error('offline'));
  await choose('ur');
  await expectPageIn('ur', 'rtl');
});
