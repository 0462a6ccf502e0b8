import type { Page } from '@playwright/test';
import { project } from '../support/content.ts';
import { scrollTo } from '../support/page.ts';
import { saved, store } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, openScreen, rowTitles, saveButton } from './support.ts';

const form = (page: Page) => page.getByRole('form', { name: /project$/ });

const DRAGGED = ['Pehra', 'Dastarkhwan', 'Dastarkhwan Go', 'Baraat', 'Malkhana'];

async function fillNew(page: Page, title: string) {
  await page.getByRole('button', { name: 'Add Project' }).click();
  await form(page).getByLabel('Title').fill(title);
  await form(page).getByLabel('Description').fill(`${title} in a sentence.`);
}

/** Takes the last project of the samples before the first. */
async function dragToTheTop(page: Page) {
  await scrollTo(page, 0);
  await page.getByRole('button', { name: 'Reorder Pehra' }).hover();
  await page.mouse.down();
  const target = page.getByRole('button', { name: 'Reorder Dastarkhwan', exact: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('The first row is not on the screen.');
  await page.mouse.move(box.x + 8, box.y + 60, { steps: 8 });
  await page.mouse.move(box.x + 8, box.y - 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => rowTitles(page, 'Projects')).toEqual(DRAGGED);
}

test('the keyboard alone adds, edits, reorders and deletes a project; a drag reorders as well, and is kept after saving @once', async ({
  page,
}) => {
  await openScreen(page, 'projects');
  const press = (key: string) => page.keyboard.press(key);
  const reach = async (name: string) => {
    const target = page.getByRole('button', { name, exact: true });
    for (let steps = 0; steps < 80; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press('Tab');
    }
    throw new Error(`Tab does not reach ${name}.`);
  };

  await reach('Add Project');
  await press('Enter');
  await page.keyboard.type('Qasid');
  await press('Tab');
  await page.keyboard.type('Carries messages.');
  await reach('Save Project');
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Qasid' })).toBeFocused();

  await press('Enter');
  await press('End');
  await page.keyboard.type(' Plus');
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Qasid Plus' })).toBeFocused();

  await press('Shift+Tab');
  await press('Shift+Tab');
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Move Qasid Plus up' })).toBeFocused();
  await expect(page.getByText('Qasid Plus moved to position 5 of 6.')).toBeAttached();
  await press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Reorder Qasid Plus' })).toBeFocused();
  await press('Space');
  await expect(page.getByText('Qasid Plus is at position 5 of 6.')).toBeAttached();
  // A row that was picked up listens to keys from its next task on.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await press('ArrowUp');
  await expect(page.getByText('Qasid Plus is at position 4 of 6.')).toBeAttached();
  await press('Space');
  await expect
    .poll(() => rowTitles(page, 'Projects'))
    .toEqual(['Dastarkhwan', 'Dastarkhwan Go', 'Baraat', 'Qasid Plus', 'Malkhana', 'Pehra']);

  await reach('Delete Qasid Plus');
  await press('Enter');
  expect(await rowTitles(page, 'Projects')).toHaveLength(5);
  await expect(page.getByRole('button', { name: 'Edit Malkhana' })).toBeFocused();

  await test.step('a drag', () => dragToTheTop(page));
  await press('Control+s');
  await expectToast(page, 'Projects Updated');
  expect((await saved(page, 'projects')).map(({ title }) => title)).toEqual(DRAGGED);
});

test('ten thousand projects open, move and take one more, and only what is in sight is drawn @once', async ({
  page,
}) => {
  await store(
    page,
    'projects',
    Array.from({ length: 10_000 }, (_, at) => project(at + 1)),
  );
  await openScreen(page, 'projects');
  const rows = page.getByRole('list', { name: 'Projects' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Project 1');
  expect(await rows.count()).toBeLessThan(60);

  await page.getByRole('button', { name: 'Move Project 1 down', exact: true }).click();
  await expect.poll(async () => (await rowTitles(page, 'Projects'))[0]).toBe('Project 2');
  await page.getByRole('button', { name: 'Reorder Project 4', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Project 4 is at position 4 of 10000.')).toBeAttached();
  // A row that was picked up listens to keys from its next task on.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Project 4 is at position 3 of 10000.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect
    .poll(async () => (await rowTitles(page, 'Projects')).slice(0, 4))
    .toEqual(['Project 2', 'Project 1', 'Project 4', 'Project 3']);

  await fillNew(page, 'Munshi');
  await form(page).getByRole('button', { name: 'Save Project' }).click();
  const added = page.getByRole('button', { name: 'Edit Munshi' });
  await expect(added).toBeFocused();
  await expect(added).toBeInViewport();
  await saveButton(page).click();
  await expectToast(page, 'Projects Updated');
  expect(await saved(page, 'projects')).toHaveLength(10_001);
});
