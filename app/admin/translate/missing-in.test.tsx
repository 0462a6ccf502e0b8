import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { commas, text } from '../editor/fields/basic.tsx';
import { entries } from '../editor/fields/entries.tsx';
import { FormFields } from '../editor/form-fields.tsx';
import { WithSavedTexts } from '../editor/saved-texts.tsx';

afterEach(cleanup);

const fields = { title: text({ label: 'Title' }), email: text({ label: 'Email' }) };

const [service] = builtInContent.services;
if (!service) throw new Error('There are built-in services.');

const savedWith = (part: Partial<typeof service>) => [{ ...service, ...part }];

async function linksFor(title: string, savedTitle = title) {
  const store = createStore(createMemoryAdapter(), builtInContent);
  const { settings } = builtInContent;
  await store.saveAll({
    settings: { ...settings, languages: { main: 'en', offered: ['en', 'de', 'ur'] } },
    services: savedWith({ title: savedTitle }),
    translations: [{ language: 'de', source: 'Mine', text: 'Meins', at: '' }],
  });
  render(
    <MemoryRouter>
      <ContentProvider store={store}>
        <WithSavedTexts collection="services">
          <FormFields
            fields={fields}
            value={{ title, email: 'me@x.example' }}
            onChange={() => {}}
          />
        </WithSavedTexts>
      </ContentProvider>
    </MemoryRouter>,
  );
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
}

test('a field says which languages its text lacks, and leads there', async () => {
  expect(await linksFor('Mine')).toEqual(['/admin/translate?in=ur']);
});

test('what is not saved is saved first', async () => {
  expect(await linksFor('Mine', 'Former')).toEqual([]);
  expect(screen.getByText('Save first, then translate')).toBeDefined();
});

test('a sample, a figure and nothing at all lack none', async () => {
  for (const written of ['Database', '24/7', ' ']) {
    expect(await linksFor(written)).toEqual([]);
    cleanup();
  }
});

test('an entry of a list says it for itself', async () => {
  const store = createStore(createMemoryAdapter(), builtInContent);
  const { settings } = builtInContent;
  await store.saveAll({
    settings: { ...settings, languages: { main: 'en', offered: ['en', 'de', 'ur'] } },
    services: savedWith({ title: 'one', features: ['Reports', 'Plans', '24/7'] }),
    translations: [{ language: 'de', source: 'Reports', text: 'Berichte', at: '' }],
  });
  const form = {
    features: entries({ label: 'Features', noun: 'feature' }),
    tags: commas({ label: 'Tags' }),
  };
  const features = { entries: ['Reports', 'Plans', '24/7', 'Audits'], typed: '' };
  render(
    <MemoryRouter>
      <ContentProvider store={store}>
        <WithSavedTexts collection="services">
          <FormFields
            fields={form}
            value={{ features, tags: 'one, Reports' }}
            onChange={() => {}}
          />
        </WithSavedTexts>
      </ContentProvider>
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Not translated: Urdu (Reports)',
    'Not translated: Urdu, German (Plans)',
    'Not translated: Urdu, German (one)',
    'Not translated: Urdu (Reports)',
  ]);
  expect(screen.getAllByText('Save first, then translate')).toHaveLength(1);
});
