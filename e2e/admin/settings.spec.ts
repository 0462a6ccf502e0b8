import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { COVER } from '../support/article.ts';
import { open } from '../support/page.ts';
import { saved, store, storeText, visitAgain } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, expectUnsaved, openScreen, saveButton } from './support.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const primary = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'));

async function importFile(page: Page, name: string, text: string) {
  await page
    .getByLabel('Settings file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('§4 colours and dark mode show at once, and leaving without saving undoes them @once', async ({
  page,
}) => {
  await openScreen(page, 'settings');
  await tab(page, 'Appearance');
  await page.getByTitle('Emerald').click();
  await expect.poll(() => primary(page)).toBe('#10b981');
  await page.getByRole('switch', { name: 'Dark mode' }).uncheck();
  await expect(page.locator('html')).toHaveClass(/light/);
  await page.getByRole('link', { name: 'Sections' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/admin/sections');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect.poll(() => primary(page)).toBe('#3b82f6');
});

test('§4 Save persists, and the site wears the colours and names', async ({ page }) => {
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

test('§3 logo, tagline, contact details and profiles show where visitors look for them', {
  tag: '@once',
}, async ({ page }) => {
  await openScreen(page, 'settings');
  for (const [label, text] of [
    ['Tagline', 'Software for small kitchens'],
    ['Logo', COVER],
    ['Contact email', 'studio@example.org'],
    ['Phone number', '+49 30 1234'],
    ['Address', '12 Mall Road, Lahore'],
    ['LinkedIn', 'https://www.linkedin.com/company/studio-example'],
    ['Instagram', 'https://instagram.com/studio.example'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await saveButton(page).click();
  await expectToast(page, 'Settings Saved');
  await open(page);

  const header = page.getByRole('banner');
  await expect(header.locator(`img[src="${COVER}"]`)).toBeVisible();
  await expect(header.getByText('Hamza Qureshi')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://instagram.com/studio.example',
  );
  await expect(header.getByRole('link', { name: 'Hire Me' })).toHaveAttribute(
    'href',
    /^mailto:studio@example\.org\?/,
  );
  const contact = page.locator('#contact');
  await expect(contact.getByRole('link', { name: 'studio@example.org' })).toBeVisible();
  await expect(contact.getByRole('link', { name: '+49 30 1234' })).toHaveAttribute(
    'href',
    'https://wa.me/49301234',
  );
  await expect(contact.getByText('12 Mall Road, Lahore')).toBeVisible();
  // Where the owner is based is the profile's to say.
  await expect(page.locator('#about').getByText('Lahore, Pakistan')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator(`img[src="${COVER}"]`)).toBeVisible();
  await expect(footer.getByText('Software for small kitchens')).toBeVisible();
  await expect(footer.getByText('12 Mall Road, Lahore')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    'https://www.linkedin.com/company/studio-example',
  );
  // What the settings leave empty, the profile says.
  await expect(footer.getByRole('link', { name: 'GitHub' })).toHaveAttribute(
    'href',
    'https://github.com/hamza-qureshi-example',
  );
});

test('§7 a saved change re-applies the appearance in another open tab', {
  tag: '@once',
}, async ({ page, context }) => {
  await openScreen(page, 'settings');
  const site = await context.newPage();
  await site.goto('/');
  await tab(page, 'Appearance');
  await page.getByTitle('Crimson').click();
  await saveButton(page).click();
  await expectToast(page, 'Settings Saved');
  await visitAgain(site);
  await expect.poll(() => primary(site)).toBe('#ef4444');
});

test('§7 Export and Import: the file reads back, and what was imported waits to be saved', {
  tag: '@once',
}, async ({ page }) => {
  await openScreen(page, 'settings');
  await page.getByLabel('Site name').fill('Exported');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('portfolio-settings.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ siteName: 'Exported', primaryColor: '#3b82f6' });

  await importFile(
    page,
    'mine.json',
    JSON.stringify({ ...JSON.parse(text), siteName: 'Imported' }),
  );
  await expectToast(page, 'Settings Imported');
  await expect(page.getByLabel('Site name')).toHaveValue('Imported');
  await expectUnsaved(page);
  expect(await saved(page, 'settings')).toBeNull();
  await saveButton(page).click();
  await expectToast(page, 'Settings Saved');
  expect((await saved(page, 'settings')).siteName).toBe('Imported');
});

test('§5 Reset asks first, removes what was saved and restores the defaults', async ({ page }) => {
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

test.describe('corrupt settings @standalone', () => {
  test.use({ expectedProblem: /could not be read/ });

  test('§8 fall back, are set aside, and the editor works', async ({ page }) => {
    await storeText(
      page,
      'portfolio.settings',
      '{"version":1,"savedAt":"","value":{"siteName":7}}',
    );
    await openScreen(page, 'settings');
    await expect(page.getByLabel('Site name')).toHaveValue('');
    await page.getByLabel('Site name').fill('New');
    await saveButton(page).click();
    await expectToast(page, 'Settings Saved');
    const aside = await page.evaluate(() => localStorage.getItem('portfolio.settings.corrupt'));
    expect(aside).toContain('"siteName":7');
  });
});
