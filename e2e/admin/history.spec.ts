// Every save keeps what it replaces: the editor lists it, shows it and brings it back.
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { project } from '../support/content.ts';
import { expectNoSidewaysScroll } from '../support/page.ts';
import { saved, store, wear } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, expectUnsaved, openScreen, rowTitles, saveButton } from './support.ts';

const historyButton = (page: Page) => page.getByRole('button', { name: 'History', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'History' });
const versions = (page: Page) => dialog(page).locator('ol > li');

async function rename(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: `Edit ${from}`, exact: true }).click();
  await page.getByRole('form', { name: 'Edit project' }).getByLabel('Title').fill(to);
  await saveButton(page).click();
  await expectToast(page, 'Projects Updated');
}

test('two edits are listed with what they changed; one is shown, restored and undone, by keyboard too', async ({
  page,
  isLive,
}) => {
  await store(page, 'projects', [project(1), project(2)]);
  await openScreen(page, 'projects');
  await rename(page, 'Project 1', 'First');
  await rename(page, 'Project 2', 'Second');

  await historyButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(versions(page)).toHaveText([
    /Saved now.*“Second”: Title/,
    /“First”: Title/,
    // A server knows what was there before that, too.
    ...(isLive ? [/“Project 1”/, /Before the first save/] : [/The oldest version that is kept/]),
  ]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(historyButton(page)).toBeFocused();

  await page.keyboard.press('Enter');
  const oldest = versions(page).nth(2);
  await oldest.getByRole('button', { name: /^Show the version of/ }).click();
  const titles = oldest.getByRole('region', { name: 'Title' });
  await expect(titles.first().getByRole('figure')).toHaveText([
    'This versionProject 1',
    'Saved nowFirst',
  ]);
  await expectNoSidewaysScroll(page);
  await wear(page, 'dark');
  await expectNoViolations(page, { within: 'dialog[open]' });
  await wear(page, 'light');
  await expectNoViolations(page, { within: 'dialog[open]', only: 'colors' });

  await oldest.getByRole('button', { name: /^Restore the version of/ }).click();
  await expectToast(page, 'Version restored');
  await expect(dialog(page)).toHaveCount(0);
  await expect(historyButton(page)).toBeFocused();
  await expectUnsaved(page, false);
  await expect.poll(() => rowTitles(page, 'Projects')).toEqual(['Project 1', 'Project 2']);
  expect((await saved(page, 'projects')).map(({ title }) => title)).toEqual([
    'Project 1',
    'Project 2',
  ]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rowTitles(page, 'Projects')).toEqual(['First', 'Second']);
});
