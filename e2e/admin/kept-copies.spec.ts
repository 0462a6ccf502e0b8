// What could not be read is kept for the owner, who can have it back.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { project } from '../support/content.ts';
import { readText, saved, store, storedText, storeText } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, openScreen } from './support.ts';

test.use({ expectedProblem: /could not be read .* and was set aside/ });

const NEWER = '{"version":99,"savedAt":"2027-03-04T05:06:07.000Z","value":[]}';

const notice = (page: Page) => page.getByRole('region', { name: 'Kept for you' });

test('the dashboard says what was set aside, hands it out, restores and deletes it @standalone', async ({
  page,
}) => {
  await storeText(page, 'portfolio.messages', NEWER);
  await storeText(page, 'portfolio.projects.corrupt', storedText('projects', [project(7)]));
  await store(page, 'projects', [project(1), project(2)]);
  await openScreen(page, 'dashboard');
  await expect(notice(page).getByRole('listitem')).toHaveText([
    /^Messages 1 kB, saved Mar 4, 2027.*saved by a newer version/,
    /^Projects 1 kB, saved Jan 2, 2026.*restore it/,
  ]);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the copy of Messages' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toBe(NEWER);
  await expect(page.getByRole('button', { name: 'Restore the copy of Messages' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Restore the copy of Projects' }).click();
  await expectToast(page, 'Projects Restored');
  expect((await saved(page, 'projects')).map(({ id }) => id)).toEqual([7]);
  await page.getByRole('button', { name: 'Restore the copy of Projects' }).click();
  await expect.poll(async () => (await saved(page, 'projects')).length).toBe(2);

  await page.getByRole('button', { name: 'Delete the copy of Messages' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Copy Deleted');
  await expect(notice(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await readText(page, 'portfolio.messages.corrupt')).toBeNull();

  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(notice(page).getByRole('listitem')).toHaveText([/^Projects/]);
});
