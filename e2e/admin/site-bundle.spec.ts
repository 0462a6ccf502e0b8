// The whole site as one file: out of one browser, into another, and back again.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { project } from '../support/content.ts';
import { open } from '../support/page.ts';
import { save, store, visitAgain } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, openScreen } from './support.ts';

const preview = (page: Page) => page.getByRole('dialog', { name: 'Import site' });
const importButton = (page: Page) => page.getByRole('button', { name: 'Import site' });
const restoreButton = (page: Page) =>
  page.getByRole('button', { name: /^Restore the site as it was before the change of / });
const question = (page: Page) => page.getByRole('dialog', { name: 'Restore the site' });

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

/** The same file with something else in it. */
function changed(file: string, changes: Record<string, unknown>): string {
  const bundle = JSON.parse(file);
  return JSON.stringify({ ...bundle, content: { ...bundle.content, ...changes } });
}

/** But for what is kept of former states. */
function everythingStored(page: Page) {
  return page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage).filter(([name]) => !name.startsWith('portfolio.history.')),
    ),
  );
}

test('a site that was exported, changed and imported again is the same to the byte', async ({
  page,
  context,
}) => {
  await store(page, 'projects', [project(1), project(2)]);
  await openScreen(page, 'settings');
  const file = await exportSite(page);
  await save(page, 'projects', [project(2, { title: 'Changed' }), project(3), project(4)]);
  await save(page, 'settings', { siteName: 'Changed', darkMode: true });
  const site = await context.newPage();
  await open(site);
  await expect(site.getByRole('heading', { name: 'Changed' })).toBeAttached();

  await page.reload();
  await choose(page, file);
  await expect(preview(page).getByRole('listitem')).toHaveText([
    'Projects: 1 added, 1 changed, 2 removed',
    /^Settings: \d fields changed$/,
  ]);
  await expect(preview(page)).toContainText('Messages and requests are not in the file');
  await preview(page).getByRole('button', { name: 'Import' }).click();
  await expectToast(page, 'Site Imported');
  await expect(importButton(page)).toBeFocused();
  await expect(page.getByLabel('Site name')).toHaveValue('');
  await visitAgain(site);
  await expect(site.getByRole('heading', { name: 'Project 1' })).toBeAttached();
  expect(await exportSite(page)).toBe(file);

  await choose(page, file);
  await expect(preview(page)).toContainText('Nothing would change');
  await expect(preview(page).getByRole('button', { name: 'Import' })).toHaveCount(0);
});

test('the snapshot survives a reload and brings the site back; discarding it can be undone @once', async ({
  page,
}) => {
  await openScreen(page, 'settings');
  const file = await exportSite(page);
  const before = await everythingStored(page);
  await choose(page, changed(file, { projects: [], blogPosts: [] }));
  await preview(page).getByRole('button', { name: 'Import' }).click();
  await expectToast(page, 'Site Imported');

  await page.getByRole('button', { name: 'Discard snapshot' }).click();
  await expectToast(page, 'Snapshot Discarded');
  await expect(restoreButton(page)).toHaveCount(0);
  await expect(importButton(page)).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(restoreButton(page)).toBeVisible();

  await page.reload();
  await restoreButton(page).click();
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question(page).getByRole('button', { name: 'Restore' }).click();
  await expectToast(page, 'Site Restored');
  await expect(restoreButton(page)).toHaveCount(0);
  await expect(importButton(page)).toBeFocused();
  expect(await everythingStored(page)).toEqual(before);
});

test('the preview tells what else is lost, works by keyboard and is accessible @once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openScreen(page, 'settings');
  const file = await exportSite(page);
  await page.getByLabel('Site name').fill('Not saved');
  const { settings } = JSON.parse(file).content;
  await choose(page, changed(file, { settings: { ...settings, siteName: 'Imported' } }));
  await expect(preview(page)).toContainText('The unsaved changes on this screen would be lost.');
  await expect(preview(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  await expectNoViolations(page);

  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeHidden();
  await expect(importButton(page)).toBeFocused();
  await expect(page.getByLabel('Site name')).toHaveValue('Not saved');
  await choose(page, changed(file, { settings: { ...settings, siteName: 'Imported' } }));
  await expect(preview(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Site Imported');
  await expect(page.getByLabel('Site name')).toHaveValue('Imported');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
