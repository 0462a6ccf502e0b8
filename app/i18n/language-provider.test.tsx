import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { failure } from '#app/store/adapter.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import type { Store } from '#app/store/store.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { builtInTranslations, createI18n, fetchLanguage } from './i18n.ts';
import { LanguageProvider, useSetLanguage } from './language-provider.tsx';
import { directionOf, type Language } from './languages.ts';

/** Until it is settled, a change has not been drawn. */
const frame = vi.hoisted(() => ({ drawn: Promise.resolve() }));
vi.mock('./keep-place.ts', () => ({
  async keepPlace(change: () => Promise<void>) {
    await change();
    await frame.drawn;
  },
}));

const root = document.documentElement;

beforeEach(() => {
  history.replaceState(null, '', '/');
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  root.lang = 'en';
  root.dir = 'ltr';
});
afterEach(() => {
  cleanup();
  frame.drawn = Promise.resolve();
});

function Choice({ language }: { language: Language }) {
  const setLanguage = useSetLanguage();
  return (
    <button type="button" onClick={() => setLanguage(language)}>
      {language}
    </button>
  );
}

function start(
  i18n = createI18n(),
  store: Store = createStore(createMemoryAdapter(), builtInContent),
  prepare?: () => Promise<void>,
) {
  render(
    <ContentProvider store={store}>
      <LanguageProvider i18n={i18n} prepare={prepare}>
        <Choice language="ur" />
        <Choice language="de" />
        <Choice language="en" />
      </LanguageProvider>
    </ContentProvider>,
  );
  return { store, i18n };
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

const here = () => location.pathname + location.search + location.hash;

/** A page that came in a language, at its address. */
async function startAt(address: string, language: Language, store?: Store) {
  history.replaceState(null, '', address);
  root.lang = language;
  root.dir = directionOf(language);
  const i18n = createI18n();
  if (await fetchLanguage(i18n, language)) i18n.changeLanguage(language);
  return start(i18n, store);
}

test('a choice moves the page to the address of the language, and back leads out of it', async () => {
  history.replaceState(null, '', '/blog/first?a=1#part');
  start();
  await choose('ur');
  await expectPageIn('ur', 'rtl');
  await waitFor(() => expect(here()).toBe('/ur/blog/first?a=1#part'));
  await choose('de');
  await waitFor(() => expect(here()).toBe('/de/blog/first?a=1#part'));
  await choose('en');
  await waitFor(() => expect(here()).toBe('/blog/first?a=1#part'));
  goBackTo('/de/blog/first?a=1#part');
  await expectPageIn('de', 'ltr');
  expect(here()).toBe('/de/blog/first?a=1#part');
});

/** As a browser does it: the address first, then the news of it. */
function goBackTo(address: string) {
  history.replaceState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

test('to go back to the address of another language is to choose it', async () => {
  const { store, i18n } = start();
  await choose('de');
  await waitFor(() => expect(here()).toBe('/de/'));
  goBackTo('/#skills');
  await waitFor(() => expect(store.get('language')).toBe('en'));
  goBackTo('/de/');
  await waitFor(() => expect(store.get('language')).toBe('de'));
  expect([i18n.language, here()]).toEqual(['de', '/de/']);
});

/** A promise, and how to settle it. */
function held() {
  let release = () => {};
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { done, release };
}

test('back and at once forward stays in the language of the address', async () => {
  const prepare = vi.fn(async () => {});
  const { store, i18n } = start(undefined, undefined, prepare);
  await choose('de');
  await waitFor(() => expect(here()).toBe('/de/'));
  const code = held();
  prepare.mockClear().mockReturnValue(code.done);
  goBackTo('/');
  await waitFor(() => expect(prepare).toHaveBeenCalled());
  const asked = vi.spyOn(store, 'get');
  goBackTo('/de/');
  await waitFor(() => expect(asked).toHaveBeenCalledWith('settings'));
  code.release();
  // Whatever still waits goes on before a timer does.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect([i18n.language, root.lang, store.get('language')]).toEqual(['de', 'de', 'de']);
});

test('a step that is kept late does not undo the next one', async () => {
  const { store, i18n } = start();
  await choose('de');
  await waitFor(() => expect(here()).toBe('/de/'));
  const [disk, next] = [held(), held()];
  const { save } = store;
  vi.spyOn(store, 'save').mockImplementation(async (...args) => {
    await disk.done;
    return save(...args);
  });
  goBackTo('/');
  await waitFor(() => expect(store.save).toHaveBeenCalled());
  frame.drawn = next.done;
  goBackTo('/de/');
  await expectPageIn('de', 'ltr');
  await act(async () => disk.release());
  await act(async () => next.release());
  await waitFor(() => expect(store.get('language')).toBe('de'));
  expect([i18n.language, root.lang, here()]).toEqual(['de', 'de', '/de/']);
});

test('a step that is over leaves the address of the next one alone', async () => {
  const { store, i18n } = start();
  await choose('de');
  await waitFor(() => expect(here()).toBe('/de/'));
  const disk = held();
  const { save } = store;
  vi.spyOn(store, 'save').mockImplementation(async (...args) => {
    await disk.done;
    return save(...args);
  });
  goBackTo('/');
  await waitFor(() => expect(store.save).toHaveBeenCalled());
  // The browser is there before it says so.
  history.replaceState(null, '', '/de/');
  disk.release();
  await waitFor(() => expect(store.get('language')).toBe('en'));
  dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(store.get('language')).toBe('de'));
  expect([i18n.language, root.lang, here()]).toEqual(['de', 'de', '/de/']);
});

test('the plain address shows what the owner offers since the site was published; no other is remembered', async () => {
  const { store, i18n } = await startAt('/de/', 'de');
  const { settings } = builtInContent;
  const languages = { main: 'ur' as const, offered: ['ur' as const, 'de' as const] };
  await act(() => store.save('settings', { ...settings, languages }));
  goBackTo('/');
  await waitFor(() => expect(store.get('language')).toBe('ur'));
  expect([i18n.language, here()]).toEqual(['ur', '/ur/']);
  goBackTo('/fr/');
  await expectPageIn('fr', 'ltr');
  expect([store.get('language'), here()]).toEqual(['ur', '/fr/']);
});

test('a choice is a step to go back, and one of another tab is none', async () => {
  const push = vi.spyOn(history, 'pushState');
  const { store } = start();
  await choose('ur');
  await waitFor(() => expect(here()).toBe('/ur/'));
  expect(push).toHaveBeenCalledOnce();
  await act(() => store.save('language', 'de'));
  await expectPageIn('de', 'ltr');
  await waitFor(() => expect(here()).toBe('/de/'));
  expect(push).toHaveBeenCalledOnce();
});

test('a shared address keeps its language, and the stored one can be chosen on it', async () => {
  const store = createStore(createMemoryAdapter(), builtInContent);
  await store.save('language', 'de');
  const { i18n } = await startAt('/ur/', 'ur', store);
  expect([i18n.language, here()]).toEqual(['ur', '/ur/']);
  await choose('de');
  await expectPageIn('de', 'ltr');
  await waitFor(() => expect(here()).toBe('/de/'));
});

test('a part of the page that is aimed at is no change of language', async () => {
  const { i18n } = await startAt('/ur/', 'ur');
  const change = vi.spyOn(i18n, 'changeLanguage');
  goBackTo('/ur/#contact');
  await expectPageIn('ur', 'rtl');
  expect(change).not.toHaveBeenCalled();
});

test('a page that is not found stays where it was asked for', async () => {
  root.dataset.page = 'not-found';
  history.replaceState(null, '', '/nowhere');
  start();
  await choose('ur');
  await expectPageIn('ur', 'rtl');
  expect(here()).toBe('/nowhere');
});

test('what the owner has translated comes from the page of that language', async () => {
  const translations = [
    { language: 'de', source: 'Hello', text: 'Moin', at: '' },
    { language: 'ur', source: 'Hello', text: 'no', at: '' },
  ];
  const fetch = vi.fn(async () => {
    const page = `<script type="application/json" id="content">${JSON.stringify({ translations })}</script>`;
    return new Response(page);
  });
  vi.stubGlobal('fetch', fetch);
  root.dataset.ownWords = 'de ar';
  const { i18n } = start();
  await choose('ur');
  await expectPageIn('ur', 'rtl');
  expect(fetch).not.toHaveBeenCalled();
  await choose('de');
  await expectPageIn('de', 'ltr');
  expect(fetch.mock.calls).toEqual([['/de/']]);
  expect(builtInTranslations(i18n)).toMatchObject({ Hello: 'Moin', Frontend: expect.any(String) });
  vi.unstubAllGlobals();
});

/** Answers with the page of a language, which has posts in an order of its own. */
function serve(page: string, blogPosts: { id: string }[]) {
  const content = JSON.stringify({ translations: [], blogPosts });
  const fetch = vi.fn(
    async () =>
      new Response(
        `<html data-page="${page}"><script type="application/json" id="content">${content}</script></html>`,
      ),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('the posts of a list come in the order of the chosen language, and back again', async () => {
  const store = createStore(createMemoryAdapter(), builtInContent);
  serve('landing', [{ id: 'hallo' }]);
  Object.assign(root.dataset, { page: 'landing', ownWords: 'de' });
  start(createI18n(), store);
  const mine = store.base('blogPosts');
  await choose('de');
  await expectPageIn('de', 'ltr');
  expect(store.get('blogPosts')).toEqual([{ id: 'hallo' }]);
  await choose('ur');
  await expectPageIn('ur', 'rtl');
  expect(store.get('blogPosts')).toBe(mine);
  vi.unstubAllGlobals();
});

test('when somebody else answers, the posts stay as they are', async () => {
  const store = createStore(createMemoryAdapter(), builtInContent);
  serve('not-found', [{ id: 'hallo' }]);
  Object.assign(root.dataset, { page: 'landing', ownWords: 'de' });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  start(createI18n(), store);
  await choose('de');
  await expectPageIn('de', 'ltr');
  expect(store.get('blogPosts')).toBe(store.base('blogPosts'));
  expect(log).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  log.mockRestore();
});

test('on a post, a choice leads to its translation once it is kept; another tab stays with its text', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const article = document.createElement('article');
  article.innerHTML = '<a hreflang="de" href="/de/blog/hallo">Deutsch</a>';
  document.body.append(article);
  const { store } = await startAt('/blog/hello', 'en');
  let keep = (_: { ok: true }) => {};
  const kept = new Promise<{ ok: true }>((resolve) => {
    keep = resolve;
  });
  const saving = vi.spyOn(store, 'save').mockReturnValue(kept);
  await choose('de');
  expect(assign).not.toHaveBeenCalled();
  keep({ ok: true });
  await waitFor(() => expect(assign.mock.calls).toEqual([[`${location.origin}/de/blog/hallo`]]));
  expect(here()).toBe('/blog/hello');
  saving.mockRestore();
  // Without a translation the page follows where it is.
  await choose('ur');
  await waitFor(() => expect(here()).toBe('/ur/blog/hello'));
  await act(() => store.save('language', 'de'));
  await waitFor(() => expect(here()).toBe('/de/blog/hello'));
  expect(assign).toHaveBeenCalledOnce();
  article.remove();
  assign.mockRestore();
});

test('a list of several pages is opened in the order of the language', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  Object.assign(root.dataset, { page: 'blog', ownWords: 'de', posts: '1/3' });
  await startAt('/blog', 'en');
  await choose('ur');
  await waitFor(() => expect(here()).toBe('/ur/blog'));
  await choose('de');
  await waitFor(() => expect(assign.mock.calls).toEqual([['/de/blog']]));
  assign.mockRestore();
});
