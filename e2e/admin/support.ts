// How a journey opens the admin area, and what every journey there asks for.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Collection } from '../../app/content/collection.ts';
import { collections, type ScreenKey, screenKeys } from '../../app/content/collections.ts';
import { OWNER } from '../support/live-site.ts';
import { store } from '../support/storage.ts';
import { expect } from '../support/test.ts';

const NAME = 'Hamza Qureshi';

export { OWNER };

export type Screen = 'dashboard' | (typeof collections)[ScreenKey]['screen']['path'];

/** What the heading of each screen says. */
export const SCREENS = Object.fromEntries([
  ['dashboard', `Welcome back, ${NAME}!`],
  ...screenKeys.map((key) => {
    const { screen, label }: Collection = collections[key];
    return [screen?.path, screen?.label ?? label];
  }),
]) as Record<Screen, string>;

/** Signs in as a restored session does. */
export async function signedIn(page: Page) {
  await store(page, 'auth', { isAuthenticated: true, user: { email: OWNER.email, name: NAME } });
}

export async function openScreen(page: Page, screen: Screen) {
  await signedIn(page);
  await page.goto(`/admin/${screen}`);
  await expect(page.getByRole('heading', { level: 1, name: SCREENS[screen] })).toBeVisible();
}

/**
 * Goes on to another screen as an owner does, without loading the admin again: by the menu, or by the sections for what
 * the menu leaves to them. What is unsaved is discarded.
 */
export async function goTo(page: Page, screen: Screen) {
  const name = screen === 'dashboard' ? 'Dashboard' : SCREENS[screen];
  let link = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });
  if ((await link.count()) === 0) {
    await goTo(page, 'sections');
    link = page.getByRole('main').locator(`a[href^="/admin/${screen}"]`).first();
  }
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name: SCREENS[screen] });
  const discard = page.getByRole('button', { name: 'Discard changes' });
  await expect(heading.or(discard)).toBeVisible();
  if (await discard.isVisible()) await discard.click();
  await expect(heading).toBeVisible();
}

/** A tab of the site that shows none of it: enough for what another tab saves, and at once there. */
export async function openBareTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/robots.txt');
  return tab;
}

export async function expectToast(page: Page, title: string, text?: string) {
  // In one look: on a busy machine it may be gone before a second one.
  const saying = [title, ...(text ? [text] : [])];
  const toast = saying.reduce(
    (toasts, words) => toasts.filter({ has: page.getByText(words, { exact: true }) }),
    page.locator('[data-sonner-toast]'),
  );
  await expect(toast.first()).toBeVisible();
}

export function saveButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(Save Changes|Save All|Save)$/ });
}

export async function expectUnsaved(page: Page, isUnsaved = true) {
  await expect(page.getByText('Unsaved changes', { exact: true })).toHaveCount(isUnsaved ? 1 : 0);
}

/** The titles of a list's rows, in order. */
export async function rowTitles(page: Page, list: string): Promise<string[]> {
  const handles = page.getByRole('list', { name: list }).getByRole('button', { name: /^Reorder / });
  const names = await handles.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label')),
  );
  return names.map((name) => name?.replace('Reorder ', '') ?? '');
}

/** A picture file: random, so that it cannot be compressed to nothing. */
export async function picture(page: Page, width: number, height: number, type: string) {
  const base64 = await page.evaluate(
    ([w, h, mime]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      const pixels = context.createImageData(w, h);
      for (let at = 0; at < pixels.data.length; at += 65_536) {
        crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
      }
      for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255;
      context.putImageData(pixels, 0, 0);
      return canvas.toDataURL(mime, 1).split(',')[1] ?? '';
    },
    [width, height, type] as const,
  );
  return Buffer.from(base64, 'base64');
}
