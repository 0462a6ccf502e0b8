import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAdmin } from '#app/admin/start.tsx';
import { builtInContent } from '#app/content/built-in.ts';
import type { Settings } from '#app/content/settings.ts';
import { adminFile } from '#app/publish/admin-file.ts';
import { Footer } from '../footer/footer.tsx';
import { arrived, renderInTest } from '../render-in-test.tsx';
import { Analytics } from './analytics.tsx';

const IDS = {
  googleAnalyticsId: 'G-ABCDEF1234',
  googleTagManagerId: 'GTM-ABC123',
  hotjarId: '1234567',
};

/** Called when the code that asks and counts is fetched. */
const fetched = vi.fn();

beforeEach(() => {
  vi.doMock('./visit.tsx', (original) => {
    fetched();
    return original();
  });
});

const signals = ['doNotTrack', 'globalPrivacyControl'] as const;

afterEach(() => {
  fetched.mockClear();
  for (const signal of signals) Reflect.deleteProperty(navigator, signal);
});

const settingsWith = (analytics: Settings['analytics']) => ({
  ...builtInContent.settings,
  analytics,
});

async function visit(options: Parameters<typeof renderInTest>[1]) {
  const site = (
    <>
      <main tabIndex={-1} />
      <Analytics />
      <Footer />
    </>
  );
  const visited = await renderInTest(site, options);
  await arrived();
  return visited;
}

const QUESTION = ['region', { name: 'Visit statistics' }] as const;
const question = () => screen.queryByRole(...QUESTION);

/** Nothing is asked or counted, and the code that would do it is not even there. */
function expectNoQuestion() {
  expect(question()).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
  expect(document.querySelector('script')).toBeNull();
}

test('a site without analytics, or with ids of another format, asks nothing', async () => {
  const { analytics } = builtInContent.settings;
  const wrong = { googleAnalyticsId: 'UA-1', googleTagManagerId: '"><script>', hotjarId: '../1' };
  for (const ids of [analytics, wrong]) {
    const { unmount } = await visit({ saved: { settings: settingsWith(ids) } });
    expectNoQuestion();
    unmount();
  }
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('a browser with %s is not asked, even after an earlier yes', async (signal, value) => {
  Object.defineProperty(navigator, signal, { value, configurable: true });
  await visit({ saved: { settings: settingsWith(IDS), consent: 'agreed' } });
  expectNoQuestion();
  fireEvent.click(screen.getByText('Privacy', { selector: 'button' }));
  await arrived();
  const note = within(screen.getByRole('dialog', { name: 'Privacy' }));
  expect(note.getByText(/so nothing is counted/)).toBeDefined();
  expect(note.queryByRole('button', { name: 'Agree' })).toBeNull();
});

test('after a no nothing is loaded, now or later', async () => {
  const { store, unmount } = await visit({ saved: { settings: settingsWith(IDS) } });
  const decline = within(await screen.findByRole(...QUESTION)).getByText('Decline');
  expect(fetched).toHaveBeenCalledOnce();
  await act(async () => decline.click());
  expect(question()).toBeNull();
  expect(store.get('consent')).toBe('declined');
  expect(document.querySelector('script')).toBeNull();

  unmount();
  fetched.mockClear();
  await visit({ store });
  expectNoQuestion();
});

test('who has answered goes on where they were, or at the page itself', async () => {
  const saved = { settings: settingsWith(IDS) };
  async function answerFrom(place?: HTMLElement) {
    const decline = within(await screen.findByRole(...QUESTION)).getByText('Decline');
    place?.focus();
    await act(async () => decline.focus());
    await act(async () => decline.click());
    expect(question()).toBeNull();
    return document.activeElement;
  }
  const { unmount } = await visit({ saved });
  const privacy = screen.getByText('Privacy', { selector: 'footer button' });
  expect(await answerFrom(privacy)).toBe(privacy);
  unmount();
  await visit({ saved });
  expect(await answerFrom()).toBe(screen.getByRole('main'));
});

test('so does who has read the privacy note first, and answered there', async () => {
  await visit({ saved: { settings: settingsWith(IDS) } });
  const read = within(await screen.findByRole(...QUESTION)).getByText('Privacy');
  await act(async () => read.focus());
  await act(async () => read.click());
  await arrived();
  const note = screen.getByRole('dialog', { name: 'Privacy' });
  await act(async () => within(note).getByText('Decline').click());
  expect(question()).toBeNull();
  const close = within(note).getByRole('button', { name: 'Close' });
  await act(async () => close.focus());
  await act(async () => close.click());
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the admin area neither asks nor counts', async () => {
  const settings = settingsWith(IDS);
  vi.stubGlobal(
    'fetch',
    async () => new Response(adminFile({ ...builtInContent, settings }, true)),
  );
  vi.stubGlobal('__ADMIN_CREDENTIALS__', { salt: '', iterations: 1, hash: '' });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const user = { email: 'owner@example.com', name: 'Owner' };
  for (const [key, value] of Object.entries({
    consent: 'agreed',
    auth: { isAuthenticated: true, user },
  })) {
    localStorage.setItem(`portfolio.${key}`, JSON.stringify({ version: 1, savedAt: '', value }));
  }
  document.documentElement.dataset.contentFile = '/assets/site-1.json';
  history.replaceState(null, '', '/admin/dashboard');
  const container = document.body.appendChild(document.createElement('div'));
  await act(() => startAdmin(container));
  await screen.findByText(/^Welcome back/, { selector: 'h1' });
  await arrived();
  expectNoQuestion();
});
