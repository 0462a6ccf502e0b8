// What every editor promises: nothing unsaved is lost without a question, nothing saved is lost at all.
import type { Page } from '@playwright/test';
import { occupyStorage } from '../support/storage.ts';
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

test('with a storage that is really full the owner can still sign in @standalone', async ({
  page,
}) => {
  await page.goto('/admin/login');
  await occupyStorage(page);
  await page.getByLabel('Email').fill('owner@example.com');
  await page.getByLabel('Password', { exact: true }).fill('try-the-admin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/dashboard');
});
