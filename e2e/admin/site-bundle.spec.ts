// The whole site as one file: out of one browser, into another, and back again.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { project } from '../support/content.ts';
import { save, store } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, openBareTab, openScreen } from './support.ts';

const preview = (page: Page) => page.getByRole('dialog', { name: 'Import site' });
const importButton = (page: Page) => page.getByRole('button', { name: 'Import site' });
async function exportSite(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export site' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^portfolio-site-\d{4}-\d\d-\d\d\.json$/);
  return await readFile(await file.path(), 'utf8');
}

async function choose(page: Page, text: string) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    importButton(page).click(),
  ]);
  await chooser.setFiles({
    name: 'site.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

test('a site that was exported, changed and imported again is the same to the byte; the preview tells what else is lost, works by keyboard and is accessible', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await store(page, 'projects', [project(1), project(2)]);
  await openScreen(page, 'settings');
  const file = await exportSite(page);
  const other = await openBareTab(context);
  await save(other, 'projects', [project(2, { title: 'Changed' }), project(3), project(4)]);
  await save(other, 'settings', { siteName: 'Changed', darkMode: true });
  await expect(page.getByLabel('Site name')).toHaveValue('Changed');

  await test.step('the preview', async () => {
    await page.getByLabel('Site name').fill('Not saved');
    await choose(page, file);
    await expect(preview(page).getByRole('listitem')).toHaveText([
      'Projects: 1 added, 1 changed, 2 removed',
      /^Settings: \d fields changed$/,
    ]);
    await expect(preview(page)).toContainText('Messages and requests are not in the file');
    await expect(preview(page)).toContainText('The unsaved changes on this screen would be lost.');
    await expect(preview(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectNoViolations(page, { within: 'dialog[open]' });
    await page.keyboard.press('Escape');
    await expect(preview(page)).toBeHidden();
    await expect(importButton(page)).toBeFocused();
    await expect(page.getByLabel('Site name')).toHaveValue('Not saved');
  });

  await choose(page, file);
  await expect(preview(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Site Imported');
  await expect(importButton(page)).toBeFocused();
  await expect(page.getByLabel('Site name')).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await exportSite(page)).toBe(file);

  await choose(page, file);
  await expect(preview(page)).toContainText('Nothing would change');
  await expect(preview(page).getByRole('button', { name: 'Import' })).toHaveCount(0);
});
