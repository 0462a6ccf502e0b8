import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { expectToast, openScreen, saveButton } from './support.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const primary = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'));

test('§4 §7 Save persists, and the site wears the colours and names', async ({ page, isLive }) => {
  await openScreen(page, 'settings');
  await page.getByLabel('Site name').fill('Qureshi & Co <dev>');
  await tab(page, 'Appearance');
  await page.getByLabel('Primary colour', { exact: true }).fill('#ef4444');
  await tab(page, 'SEO & Meta');
  await page.getByLabel('Meta description').fill('I build things.');
  await expect(page.getByRole('region', { name: 'Search result preview' })).toContainText(
    'Qureshi & Co <dev>',
  );
  await expect(page.getByRole('region', { name: 'Share card preview' })).toContainText(
    'I build things.',
  );
  // A server that is busy drawing it, in the process of this test, would let the toast pass unseen.
  const picture = page.getByRole('region', { name: 'Share card preview' }).locator('img');
  if (isLive) await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  await page.getByRole('switch', { name: 'Index' }).uncheck();
  await saveButton(page).click();
  await expectToast(page, 'Settings Saved');
  await page.goto('/');
  await expect(page).toHaveTitle('Qureshi & Co <dev>');
  await expect.poll(() => primary(page)).toBe('#ef4444');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'I build things.',
  );
});
