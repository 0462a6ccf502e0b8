// The consultation dialog.
import { expect, type Page } from '@playwright/test';

export const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Schedule a Free Consultation' });

export async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Start Project' }).click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

export async function fillRequest(page: Page) {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Full Name').fill('Grace Hopper');
  await dialog.getByLabel('Email Address').fill('grace@example.com');
  await dialog.getByLabel('Project Type').selectOption('AI/ML Integration');
  await dialog.getByLabel('Project Description').fill('A compiler');
}
