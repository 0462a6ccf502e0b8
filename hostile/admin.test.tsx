// Every screen of the admin, on content in which every text is hostile.
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { adminPaths } from '#app/admin/paths.ts';
import { openScreen } from '#app/admin/screen-in-test.tsx';
import { screens } from '#app/admin/screens.ts';
import { keysOf } from '#app/content/collections.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { harmIn } from './harm.ts';
import { payloads } from './payloads.ts';
import { contentOf } from './specimen.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const texts = payloads.map(([, text]) => text);
/** Each starts elsewhere in the list, so that other texts meet other fields. */
const MIXES = [0, Math.round(texts.length / 2)];

function contentFrom(start: number) {
  let at = start;
  return contentOf(() => texts[at++ % texts.length] ?? '');
}

/** An element that the test's document does not know yet. */
const UNKNOWN = 'The tag <%s> is unrecognized in this browser.';

/** Those that a browser alone has; the others hold nothing that a store could bring. */
const ofBrowser = screens.filter(({ needs }) => needs === undefined);

describe.each(ofBrowser)('$path', ({ path }) => {
  test.each(MIXES)('stands and runs nothing, its forms too (mix from text %i)', async (start) => {
    const problems = vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = createStore(createMemoryAdapter(), contentFrom(start));
    await openScreen(path, { store });
    expect(document.querySelectorAll('main h1')).toHaveLength(1);
    const edit = document.querySelector<HTMLElement>('button[aria-label^="Edit"]');
    await act(async () => edit?.click());
    expect(harmIn(document)).toEqual([]);
    const said = problems.mock.calls.filter(([text]) => !String(text).startsWith(UNKNOWN));
    expect(said).toEqual([]);
  });
});

/** Where any text can stand; a version that holds none is like the other. */
const [one, other] = [contentOf(() => 'One'), contentOf(() => 'Other')];
const written = keysOf('site').filter(
  (key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]),
);
const ofSite = screens.filter(({ path }) => written.some((key) => adminPaths[key] === path));

describe.each(ofSite)('the history of $path', ({ path }) => {
  test('shows hostile versions side by side and runs nothing', async () => {
    const problems = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('IntersectionObserver', NearObserver);
    // Each begins with another text, however many fields there are: the versions differ everywhere.
    const [before, after] = [contentFrom(0), contentFrom(1)];
    const store = createStore(createMemoryAdapter(), before);
    for (const key of keysOf('site')) await store.save(key, after[key]);
    await openScreen(path, { store });
    await act(async () => screen.getByRole('button', { name: 'History' }).click());
    const dialog = await screen.findByRole('dialog', { name: 'History' }, { timeout: 10_000 });
    await vi.waitFor(() => expect(dialog.textContent).not.toContain('Comparing…'));
    const show = screen.getByRole('button', { name: /^Show the version/ });
    await act(async () => show.click());
    expect(screen.getByRole('region', { name: 'Compared with what is saved now' })).toBeTruthy();
    expect(harmIn(document)).toEqual([]);
    const said = problems.mock.calls.filter(([text]) => !String(text).startsWith(UNKNOWN));
    expect(said).toEqual([]);
  });
});

/** Everything is near. */
class NearObserver {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe() {
    this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  disconnect() {}
}
