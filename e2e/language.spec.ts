import type { Page } from '@playwright/test';
import { breakChunk } from './support/chunks.ts';
import { openTop } from './support/page.ts';
import { saved, store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

/** A line: the letters of another script arrive after its words. */
const PLACE_TOLERANCE_PX = 40;

async function expectLanguage(page: Page, lang: string, dir: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
}

// Every other start: app/boot.test.ts.
test.describe('a browser that speaks Urdu', () => {
  test.use({ locale: 'ur-PK' });

  test('gets an Urdu page, and nothing is saved', async ({ page }) => {
    await openTop(page);
    await expectLanguage(page, 'ur', 'rtl');
    expect(await saved(page, 'language')).toBeNull();
  });
});

test('language and direction stand on the document before the first frame', async ({ page }) => {
  await store(page, 'language', 'ur');
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const { lang, dir } = document.documentElement;
      sessionStorage.setItem('start', `${lang} ${dir}`);
    });
  });
  await openTop(page);
  expect(await page.evaluate(() => sessionStorage.getItem('start'))).toBe('ur rtl');
});

test('a switch keeps the place and what was typed, is announced, and gives focus back', {
  tag: '@phone',
}, async ({ page }) => {
  await openTop(page);
  const message = page.locator('#contact textarea');
  await message.fill('Half a sentence');
  await message.evaluate((field) => field.scrollIntoView({ behavior: 'instant', block: 'center' }));
  const top = () => message.evaluate((field) => field.getBoundingClientRect().top);
  const before = await top();
  const moved = async () => Math.abs((await top()) - before);
  const choose = async (name: string) => {
    await page.locator('header button[popovertarget]').click();
    await page.getByRole('button', { name, exact: true }).click();
  };

  await choose('Deutsch');
  await expect(page.getByRole('status').filter({ hasText: 'auf Deutsch' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Sprache', exact: true })).toBeFocused();
  await expect(message).toHaveValue('Half a sentence');
  await expect.poll(moved).toBeLessThan(PLACE_TOLERANCE_PX);

  await choose('اردو');
  await expectLanguage(page, 'ur', 'rtl');
  await expect(message).toHaveValue('Half a sentence');
  await expect.poll(moved).toBeLessThan(PLACE_TOLERANCE_PX);

  expect(await saved(page, 'language')).toBe('ur');
  await page.reload();
  await expectLanguage(page, 'ur', 'rtl');
});

test('a language chosen in one tab is that of the others too', async ({ page, context }) => {
  await openTop(page);
  const other = await context.newPage();
  await openTop(other);
  await other.getByRole('button', { name: 'Language' }).click();
  await other.getByRole('button', { name: 'Deutsch' }).click();
  await expectLanguage(page, 'de', 'ltr');
});

test.describe('a language whose file does not arrive', () => {
  test.use({
    expectedProblem: /ERR_CONNECTION_FAILED|could not be loaded|Failed to load resource|preload/,
  });

  test('is logged, and the page stays readable in English', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => /could not be/.test(message.text()));
    await breakChunk(page, 'de', 'abort');
    await openTop(page);
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    expect((await logged).type()).toBe('error');
    await expectLanguage(page, 'en', 'ltr');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
