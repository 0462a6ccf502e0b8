import type { Page } from '@playwright/test';
import { saved, store, visitAgain } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, openScreen, saveButton } from './support.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const primary = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'));

test('§4 §7 Save persists, and the site wears the colours and names, in another open tab too', async ({
  page,
  context,
}) => {
  await openScreen(page, 'settings');
  const site = await context.newPage();
  await site.goto('/');
  await page.bringToFront();
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
  await page.getByRole('switch', { name: 'Index' }).uncheck();
  await saveButton(page).click();
  await expectToast(page, 'Settings Saved');
  await visitAgain(site);
  await expect.poll(() => primary(site)).toBe('#ef4444');
  await page.goto('/');
  await expect(page).toHaveTitle('Qureshi & Co <dev>');
  await expect.poll(() => primary(page)).toBe('#ef4444');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'I build things.',
  );
});

test('§5 Reset asks first, removes what was saved and restores the defaults @once', async ({
  page,
}) => {
  await store(page, 'settings', { siteName: 'Old', primaryColor: '#ef4444' });
  await openScreen(page, 'settings');
  await expect(page.getByLabel('Site name')).toHaveValue('Old');
  await page.getByRole('button', { name: 'Reset to Defaults' }).click();
  const question = page.getByRole('dialog', { name: 'Reset to Defaults' });
  await expect(question).toContainText(
    'Are you sure you want to reset all settings to defaults? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Site name')).toHaveValue('Old');
  await page.getByRole('button', { name: 'Reset to Defaults' }).click();
  await question.getByRole('button', { name: 'Reset settings' }).click();
  await expectToast(page, 'Settings Reset');
  await expect(page.getByLabel('Site name')).toHaveValue('');
  expect(await saved(page, 'settings')).toBeNull();
  await expect.poll(() => primary(page)).toBe('#3b82f6');
});
