import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { LanguageCode } from '#app/content/language-codes.ts';
import type { Work } from '#app/content/translation-work.ts';
import { createStore } from '#app/store/create-store.ts';
import { createLocalHistory } from '#app/store/local-history.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { LeaveGuard } from '../editor/leave-guard.tsx';
import { toCsv } from './csv-file.ts';
import TranslatePage from './translate-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { about, pageTexts, settings } = builtInContent;

async function open(from?: string, others: LanguageCode[] = ['de'], shown = 'de') {
  const store = createStore(createMemoryAdapter(), builtInContent);
  await store.saveAll({
    about: { ...about, bio: 'I am me.' },
    pageTexts: { ...pageTexts, consultation: { title: 'Talk', intro: 'For {{minutes}} minutes.' } },
    settings: { ...settings, languages: { main: 'en', offered: ['en', ...others] } },
  });
  const element = (
    <LeaveGuard>
      <TranslatePage />
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="/">Translate</Link>
    </LeaveGuard>
  );
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: [{ pathname: '/', search: `?in=${shown}`, state: { source: from } }],
  });
  await act(async () => {
    render(
      <ContentProvider store={store} history={createLocalHistory(store, window)}>
        <RouterProvider router={router} />
      </ContentProvider>,
    );
  });
  await act(async () => vi.dynamicImportSettled());
  return Object.assign(store, { place: () => router.state.location.pathname });
}

/** The question that stands open. */
const question = () => document.querySelector('dialog[open] h2')?.textContent;
const field = (at: string) => screen.getByLabelText(`Translation of ${at}`) as HTMLTextAreaElement;

async function write(at: string, text: string) {
  fireEvent.change(field(at), { target: { value: text } });
  await act(async () => fireEvent.blur(field(at)));
}

test('what the owner wrote waits, with the former translation at hand, and is saved as one goes', async () => {
  const store = await open();
  expect(screen.getByRole('button', { name: /^German \d\d%, 3 left$/ })).toBeDefined();
  expect(field('about.bio').lang).toBe('de');
  expect(screen.getAllByRole('button', { name: /^Use the former one/ })).toHaveLength(3);
  expect(screen.getByRole('status').textContent).toBe('3');
  await write('about.bio', 'Ich bin ich.');
  expect(screen.getByRole('status').textContent).toBe('2Saved: about.bio.');
  expect(store.get('translations')).toEqual([
    { language: 'de', source: 'I am me.', text: 'Ich bin ich.', at: 'about.bio' },
  ]);
  expect(screen.getByRole('button', { name: /, 2 left$/ })).toBeDefined();
  expect(field('about.bio').value).toBe('Ich bin ich.');
});

test('what is typed stays when another tab changes the text, and is offered for the new one', async () => {
  const store = await open();
  fireEvent.change(field('about.bio'), { target: { value: 'Ich bin ich.' } });
  await act(async () => {
    await store.update('about', (current) => ({ ...current, bio: 'I am another.' }));
  });
  const fields = () => screen.getAllByLabelText<HTMLTextAreaElement>('Translation of about.bio');
  const typed = () => fields().find(({ value }) => value === 'Ich bin ich.');
  expect(fields()).toHaveLength(2);
  expect(screen.getByText(/^This text was changed meanwhile/)).toBeDefined();
  await act(async () => fireEvent.blur(typed() as HTMLElement));
  expect(store.get('translations')).toMatchObject([{ source: 'I am me.', text: 'Ich bin ich.' }]);
  expect(fields().map(({ value }) => value)).toEqual(['']);
  await act(async () => screen.getByRole('button', { name: /Ich bin ich/ }).click());
  expect(store.get('translations')).toContainEqual({
    language: 'de',
    source: 'I am another.',
    text: 'Ich bin ich.',
    at: 'about.bio',
  });
});

test('nor does what is typed go while what was typed before is being saved', async () => {
  const store = await open();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const { update } = store;
  const change = (value: string) =>
    fireEvent.change(screen.getByDisplayValue('Ich'), { target: { value } });
  fireEvent.change(field('about.bio'), { target: { value: 'Ich' } });
  await act(async () => {
    await update('about', (current) => ({ ...current, bio: 'I am another.' }));
  });
  vi.spyOn(store, 'update').mockImplementationOnce(async (...given) => {
    await held;
    return update(...given);
  });
  await act(async () => fireEvent.blur(screen.getByDisplayValue('Ich')));
  change('Ich bin noch nicht fertig');
  await act(async () => release());
  expect(screen.getByDisplayValue('Ich bin noch nicht fertig')).toBeDefined();
});

test('what is filled in has to stay, or nothing is saved', async () => {
  const store = await open();
  await write('pageTexts.consultation.intro', 'Für 30 Minuten.');
  expect(field('pageTexts.consultation.intro').getAttribute('aria-invalid')).toBe('true');
  expect(store.get('translations')).toEqual([]);
});

test('what cannot be saved is said when the field is to be left, which Enter does not do', async () => {
  await open();
  const intro = field('pageTexts.consultation.intro');
  const alert = () => screen.queryByRole('alert')?.textContent;
  const change = (value: string) => fireEvent.change(intro, { target: { value } });
  const problem = 'Keep what is filled in as it is: {{minutes}}.';
  intro.focus();
  change('Für 30 Minuten.');
  // It may come with the next word.
  expect([screen.getByText(problem), alert()]).toEqual([expect.anything(), undefined]);
  await act(async () => void fireEvent.keyDown(intro, { key: 'Enter' }));
  expect(alert()).toBe(problem);
  expect(document.activeElement).toBe(intro);
  change('Für 30 Minuten');
  expect(alert()).toBeUndefined();
  await act(async () => void fireEvent.blur(intro));
  expect(alert()).toBe(problem);
});

test('what could not be saved is asked for before it is left, by a link, a language or a filter', async () => {
  const { place } = await open(undefined, ['de', 'it'], 'it');
  await write('pageTexts.consultation.intro', 'Per 30 minuti.');
  const ways = [
    () => fireEvent.click(screen.getByText('Elsewhere')),
    () => fireEvent.click(screen.getByRole('button', { name: /^German / })),
    // As the menu leads to this screen, without a language.
    () => fireEvent.click(screen.getByText('Translate', { selector: 'a' })),
    () => fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'changed' } }),
  ];
  for (const leave of ways) {
    await act(async () => leave());
    expect(question()).toBe('Leave without saving?');
    await act(async () => fireEvent.click(screen.getByText('Keep editing')));
    expect(field('pageTexts.consultation.intro').value).toBe('Per 30 minuti.');
  }
  expect(place()).toBe('/');
});

test('who agrees to lose it goes where they wanted to, once', async () => {
  await open(undefined, ['de', 'it']);
  await write('pageTexts.consultation.intro', 'Für 30 Minuten.');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Italian / })));
  await act(async () => fireEvent.click(screen.getByText('Discard changes')));
  expect(question()).toBeUndefined();
  expect(field('pageTexts.consultation.intro').lang).toBe('it');
});

test('an earlier version does not take the place of what is typed without a question', async () => {
  const store = await open();
  await write('about.bio', 'Ich bin ich.');
  await write('about.bio', 'Ich bin es.');
  await write('pageTexts.consultation.intro', 'Für 30 Minuten.');
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: IntersectionObserverCallback) {}
      observe() {
        this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
      }
      disconnect() {}
    },
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'History' })));
  const [restore] = await screen.findAllByRole<HTMLButtonElement>('button', { name: /^Restore/ });
  await waitFor(() => expect(restore?.disabled).toBe(false));
  await act(async () => restore?.click());
  const questions = [...document.querySelectorAll('dialog[open] h2')];
  expect(questions.at(-1)?.textContent).toBe('Restore over unsaved changes?');
  expect(store.get('translations')).toMatchObject([{ text: 'Ich bin es.' }]);
});

test('a file does not replace what was translated after its changes were shown', async () => {
  const store = await open();
  const csv = toCsv('en', 'de', [
    { source: 'I am me.', at: 'about.bio', translation: 'Ich bin ich.', state: 'done' } as Work,
  ]);
  const file = new File([csv], 'de.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('Translation file'), { target: { files: [file] } });
  const button = await screen.findByRole('button', { name: 'Import' });
  await act(async () => {
    await store.save('translations', [
      { language: 'de', source: 'I am me.', text: 'Ich bin es.', at: 'about.bio' },
    ]);
  });
  await act(async () => fireEvent.click(button));
  expect(store.get('translations')).toMatchObject([{ text: 'Ich bin es.' }]);
  expect(screen.getByRole('alert').textContent).toBe(
    'Nothing was changed. Some of these texts were translated meanwhile. Choose the file once more to see what would change now.',
  );
});

test('what is typed while a translation is on its way stays', async () => {
  const store = await open();
  const { update } = store;
  let arrive = () => {};
  const travelling = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.spyOn(store, 'update').mockImplementation(async (...given: Parameters<typeof update>) => {
    await travelling;
    return update(...given);
  });
  await write('about.bio', 'Ich bin');
  fireEvent.change(field('about.bio'), { target: { value: 'Ich bin ich, und mehr' } });
  await act(async () => arrive());
  expect(store.get('translations')).toMatchObject([{ text: 'Ich bin' }]);
  expect(field('about.bio').value).toBe('Ich bin ich, und mehr');
});

test('Enter leads from field to field, and saves the last one, where it stays', async () => {
  const store = await open();
  field('about.bio').focus();
  fireEvent.keyDown(field('about.bio'), { key: 'Enter' });
  expect(document.activeElement).toBe(field('pageTexts.consultation.title'));
  const last = field('pageTexts.consultation.intro');
  last.focus();
  fireEvent.change(last, { target: { value: 'Für {{minutes}} Minuten.' } });
  await act(async () => void fireEvent.keyDown(last, { key: 'Enter' }));
  expect(document.activeElement).toBe(last);
  expect(store.get('translations')).toMatchObject([{ text: 'Für {{minutes}} Minuten.' }]);
});

test('a file is looked at before it is used; one of another site changes nothing', async () => {
  const store = await open();
  const choose = async (text: string) => {
    const files = [new File([text], 'a.csv', { type: 'text/csv' })];
    await act(async () => {
      fireEvent.change(screen.getByLabelText('Translation file'), { target: { files } });
    });
    await act(async () => vi.dynamicImportSettled());
  };
  const work = {
    collection: 'about',
    at: 'about.bio',
    isName: false,
    state: 'done',
    translation: 'Ich bin ich.',
  } as const;
  await choose(toCsv('en', 'de', [{ ...work, source: 'Somebody else.' }]));
  expect(screen.getByRole('alert').textContent).toContain('this site does not say');
  await choose(toCsv('en', 'de', [{ ...work, source: 'I am me.' }]));
  expect(screen.getByText('Ich bin ich.')).toBeDefined();
  expect(store.get('translations')).toEqual([]);
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Import', hidden: true })),
  );
  const imported = [{ source: 'I am me.', text: 'Ich bin ich.' }];
  expect(store.get('translations')).toMatchObject(imported);
  // The field shows it, and whoever passes through takes nothing away.
  expect(field('about.bio').value).toBe('Ich bin ich.');
  await act(async () => fireEvent.blur(field('about.bio')));
  expect(store.get('translations')).toMatchObject(imported);
});

test('a file that cannot be opened changes nothing, and the owner is told', async () => {
  await open();
  const arrayBuffer = () => Promise.reject(new DOMException('It was moved.', 'NotFoundError'));
  const files = [Object.assign(new File([], 'a.csv'), { arrayBuffer })];
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Translation file'), { target: { files } });
  });
  expect(screen.getByRole('alert').textContent).toBe(
    'Nothing was changed. The file could not be opened.',
  );
});

test('a file that a spreadsheet saved in letters of its own changes nothing, and the owner is told', async () => {
  const store = await open();
  const text = toCsv('en', 'de', []).slice(1);
  const files = [new File([text, Uint8Array.of(0x47, 0x72, 0xfc, 0xdf, 0x65)], 'a.csv')];
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Translation file'), { target: { files } });
  });
  expect(screen.getByRole('alert').textContent).toBe(
    'Nothing was changed. The file is not saved as UTF-8. Save it as UTF-8 (“CSV UTF-8” in Excel), and try again.',
  );
  expect(store.get('translations')).toEqual([]);
});

test('what another tab writes waits here as well', async () => {
  const store = await open();
  await act(async () => void store.save('about', { ...about, bio: 'I am another.' }));
  expect(screen.getByRole('button', { name: /, 3 left$/ })).toBeDefined();
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'all' } });
  expect(screen.getByText('I am another.')).toBeDefined();
});

test('an editor leads to the very text', async () => {
  await open('For {{minutes}} minutes.');
  expect(document.activeElement).toBe(field('pageTexts.consultation.intro'));
});
