// What every editor promises: nothing unsaved is lost without a question, nothing saved is lost at all.
import type { Page } from '@playwright/test';
import { open } from '../support/page.ts';
import { fillStorage, occupyStorage, saved, visitAgain } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, expectUnsaved, openScreen, saveButton } from './support.ts';

async function rename(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: `Edit ${from}` }).click();
  await page.getByRole('form').getByLabel('Title').fill(to);
  await page.getByRole('button', { name: 'Save Project' }).click();
}

test('closing the tab asks; a reload before saving loses only the draft @once', async ({
  page,
}) => {
  await openScreen(page, 'projects');
  await rename(page, 'Baraat', 'Shaadi');
  await saveButton(page).click();
  await expectToast(page, 'Projects Updated');
  await rename(page, 'Pehra', 'Chowkidar');
  const asked = page.waitForEvent('dialog');
  const reload = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reload;
  await expect(page.getByRole('button', { name: 'Edit Shaadi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Pehra' })).toBeVisible();
  await expectUnsaved(page, false);
});

test('Save Changes and Ctrl+S take an open form along, or say what it lacks', async ({ page }) => {
  await openScreen(page, 'projects');
  await page.getByRole('button', { name: 'Add Project' }).click();
  await page.getByRole('form').getByLabel('Title').fill('Whole');
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Error', 'Please fill in all required fields.');
  expect(await saved(page, 'projects')).toBeNull();
  await page.getByRole('form').getByLabel('Description').fill('Complete now.');
  await page.keyboard.press('ControlOrMeta+s');
  await expectToast(page, 'Projects Updated');
  expect((await saved(page, 'projects')).at(-1)?.title).toBe('Whole');
});

test('a save shows at once in another tab, on the site and in the editor @once', async ({
  page,
  context,
}) => {
  await openScreen(page, 'projects');
  const editor = await context.newPage();
  await openScreen(editor, 'projects');
  const site = await context.newPage();
  await open(site);
  await page.bringToFront();
  await rename(page, 'Baraat', 'Shaadi');
  await saveButton(page).click();
  await expectToast(page, 'Projects Updated');
  await expect(editor.getByRole('button', { name: 'Edit Shaadi' })).toBeVisible();
  await visitAgain(site);
  await expect(site.getByRole('heading', { name: 'Shaadi' })).toBeAttached();
});

test('a full storage shows an error, keeps the edit and leaves the stored data @standalone', async ({
  page,
}) => {
  await openScreen(page, 'projects');
  await rename(page, 'Baraat', 'Shaadi');
  await saveButton(page).click();
  await expectToast(page, 'Projects Updated');
  await rename(page, 'Shaadi', 'Walima');
  await fillStorage(page);
  await saveButton(page).click();
  await expectToast(page, 'Not saved');
  await expectUnsaved(page);
  await expect(page.getByRole('button', { name: 'Edit Walima' })).toBeVisible();
  const titles = (await saved(page, 'projects')).map(({ title }: { title: string }) => title);
  expect(titles).toContain('Shaadi');
});

test('a real full storage refuses an image, and the owner can still sign in @standalone', async ({
  page,
}) => {
  await page.goto('/admin/login');
  await occupyStorage(page);
  await page.getByLabel('Email').fill('owner@example.com');
  await page.getByLabel('Password', { exact: true }).fill('try-the-admin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/dashboard');
});
