// What the site keeps. In the browser `portfolio.<name>` holds a value with its version and the moment it was saved,
// and `consultations` is the bare list. On a server that is so for what one browser remembers; the rest is in the
// database.
import { expect, type Page } from '@playwright/test';
import { type CollectionKey, type Content, collections } from '../../app/content/collections.ts';
import { liveSite } from './live-site.ts';

const SAVED_AT = '2026-01-02T03:04:05.000Z';

export function storageKey(name: string): string {
  return name === 'consultations' ? name : `portfolio.${name}`;
}

export function storedText(name: string, value: unknown): string {
  const isBare = name === 'consultations';
  return JSON.stringify(isBare ? value : { version: 1, savedAt: SAVED_AT, value });
}

/** The site's server, where the collection is there. */
function serverOf(name: string) {
  return collections[name as CollectionKey].scope === 'device' ? undefined : liveSite();
}

/** Puts a collection there before the page's own scripts run, unless it is there already. */
export async function store(page: Page, name: string, value: unknown) {
  const site = liveSite();
  if (site && name === 'auth') return page.context().addCookies([await site.signIn()]);
  const server = serverOf(name);
  if (server) return server.save(name, value);
  await storeText(page, storageKey(name), storedText(name, value));
}

export async function storeText(page: Page, key: string, text: string) {
  await page.addInitScript(
    ([name, value]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
    },
    [key, text] as const,
  );
}

/** Saves a collection as an open page of the site would. */
export async function save(page: Page, name: string, value: unknown) {
  const server = serverOf(name);
  if (server) return server.save(name, value);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    storageKey(name),
    storedText(name, value),
  ] as const);
}

/** Changes the theme as another tab would. */
export async function wear(page: Page, theme: 'dark' | 'light') {
  await save(page, 'theme', theme);
  await page.evaluate(
    (key) => window.dispatchEvent(new StorageEvent('storage', { key })),
    storageKey('theme'),
  );
  await expect(page.locator('html')).toHaveClass(theme);
}

export function readText(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** The stored value of a collection; null while nothing is saved. */
export async function saved<K extends CollectionKey>(page: Page, name: K): Promise<Content[K]> {
  const server = serverOf(name);
  if (server) return (await server.saved(name)) as Content[K];
  const text = await readText(page, storageKey(name));
  const stored = text === null ? null : JSON.parse(text);
  return name === 'consultations' ? stored : (stored?.value ?? null);
}

/** From here on the browser refuses to store anything. */
export async function fillStorage(page: Page) {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}

/** Leaves no room in the browser's storage, under names that begin with `fill.`. */
export async function occupyStorage(page: Page) {
  await page.evaluate(() => {
    for (let size = 1 << 20; size >= 1; size >>= 1) {
      try {
        for (let at = 0; at < 16; at += 1)
          localStorage.setItem(`fill.${size}.${at}`, 'x'.repeat(size));
      } catch {
        // Full at this size; go on with a smaller one.
      }
    }
  });
}

/** What was saved shows in an open page of the same browser at once; a server tells it to whoever comes next. */
export async function visitAgain(page: Page) {
  if (liveSite()) await page.reload();
}
