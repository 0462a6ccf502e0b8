// Two tabs edit the same content: the right item is changed, and no version goes without a word.
import type { BrowserContext, Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { project } from '../support/content.ts';
import { expectInOrder } from '../support/page.ts';
import { saved, store, wear } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, expectUnsaved, openScreen, saveButton } from './support.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Changed in another tab' });
const form = (page: Page) => page.getByRole('form', { name: 'Edit project' });
const edit = (page: Page, title: string) =>
  page.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
const titles = async (page: Page) => (await saved(page, 'projects')).map(({ title }) => title);

async function twoTabs(page: Page, context: BrowserContext) {
  await store(page, 'projects', [project(1), project(2), project(3), project(4)]);
  await openScreen(page, 'projects');
  const other = await context.newPage();
  await openScreen(other, 'projects');
  return other;
}

async function renameElsewhere(other: Page, from: string, to: string) {
  await edit(other, from);
  await form(other).getByLabel('Title').fill(to);
  await saveButton(other).click();
  await expectToast(other, 'Projects Updated');
}

test('the same item changed in both tabs: both versions show, each choice holds and can be undone', async ({
  page,
  context,
}) => {
  const other = await twoTabs(page, context);
  await edit(page, 'Project 2');
  await renameElsewhere(other, 'Project 2', 'Their name');
  await expect(page.getByRole('alert')).toContainText('saved in another tab');
  await form(page).getByLabel('Title').fill('My name');
  await saveButton(page).click();
  const field = question(page).getByRole('region', { name: 'Title' });
  await expect(field.getByRole('figure')).toHaveText(['Other tabTheir name', 'YoursMy name']);
  await expect(field.locator('mark')).toHaveText(['Their', 'My']);
  await expect(question(page).getByRole('button', { name: 'Keep both' })).toHaveCount(0);
  await expectNoViolations(page, { within: 'dialog[open]' });
  await wear(page, 'light');
  await expectNoViolations(page, { within: 'dialog[open]', only: 'colors' });
  const choices = ['Decide later', 'Keep theirs', 'Keep mine'].map((name) =>
    question(page).getByRole('button', { name }).last(),
  );
  for (const choice of choices) await expect(choice).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 800 });
  await expectInOrder(choices);
  await page.setViewportSize({ width: 1280, height: 800 });
  await question(page).getByRole('button', { name: 'Decide later' }).last().click();
  await expect(page.getByRole('button', { name: 'Edit My name' })).toBeVisible();
  expect(await titles(page)).toContain('Their name');

  await saveButton(page).click();
  await question(page).getByRole('button', { name: 'Keep mine' }).click();
  await expectToast(page, 'Projects Updated');
  await expect(question(page)).toBeHidden();
  expect(await titles(page)).toContain('My name');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => titles(page)).toContain('Their name');
  await expectUnsaved(page);

  await renameElsewhere(other, 'Their name', 'Their other name');
  await saveButton(page).click();
  await question(page).getByRole('button', { name: 'Keep theirs' }).click();
  await expect(page.getByRole('button', { name: 'Edit Their other name' })).toBeVisible();
  await expectUnsaved(page, false);
});
