import { open } from '../support/page.ts';
import { saved, storeText } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, openScreen, saveButton } from './support.ts';

test('§2 §3 three groups with counts, two switches each, the defaults and the facts about hiding @once', async ({
  page,
}) => {
  await openScreen(page, 'sections');
  for (const [name, count] of [
    ['Main Sections', 4],
    ['Content Sections', 6],
    ['Social & Engagement', 4],
  ] as const) {
    const group = page.getByRole('region', { name });
    await expect(group.getByText(String(count), { exact: true })).toBeVisible();
    await expect(group.getByRole('switch')).toHaveCount(count * 2);
  }
  await expect(page.getByText('Hidden sections vanish from the homepage.')).toBeVisible();
  await expect(page.getByText('Their navbar items hide automatically.')).toBeVisible();
  await expect(page.getByText('Changes take effect after saving.')).toBeVisible();

  const inNavbar = ['About', 'Skills', 'Projects', 'Services', 'Blog', 'Contact'];
  for (const box of await page.getByRole('switch', { name: /Portfolio$/ }).all()) {
    await expect(box).toBeChecked();
  }
  const names = await page
    .getByRole('switch', { name: /Navbar$/, checked: true })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(names.sort()).toEqual(inNavbar.map((name) => `${name}: Navbar`).sort());
});

test('§2 §4 hiding a section disables its navbar switch, marks the page dirty and takes effect after saving', async ({
  page,
}) => {
  await openScreen(page, 'sections');
  await expect(saveButton(page)).toBeDisabled();
  await page.getByRole('switch', { name: 'Skills: Portfolio' }).uncheck();
  await expect(page.getByRole('switch', { name: 'Skills: Navbar' })).toBeDisabled();
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  await saveButton(page).click();
  await expectToast(page, 'Settings saved', 'Section visibility settings have been updated.');
  await expect(saveButton(page)).toBeDisabled();
  await page.goto('/');
  await expect(page.locator('#projects')).toBeAttached();
  await expect(page.locator('#skills')).toHaveCount(0);
  await expect(
    page.getByRole('navigation').first().getByRole('link', { name: 'Skills' }),
  ).toHaveCount(0);
});

test('§2 the navbar switch of every section gives it an item, in the order of the page', {
  tag: '@once',
}, async ({ page }) => {
  await openScreen(page, 'sections');
  for (const name of ['Process', 'Schedule a call', 'Case studies']) {
    await page.getByRole('switch', { name: `${name}: Navbar` }).check();
  }
  await saveButton(page).click();
  await expectToast(page, 'Settings saved');
  await open(page);
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(items).toHaveText([
    'About',
    'Skills',
    'Projects',
    'Services',
    'Process',
    'Case studies',
    'Contact',
    'Schedule a call',
  ]);
  await items.last().click();
  await expect(page).toHaveURL('/#schedule');
  await expect(page.getByRole('heading', { name: 'Book a 30-minute call' })).toBeInViewport();
  await expect(items.last()).toHaveAttribute('aria-current', 'location');
});

test('§4 Reset restores the defaults and waits to be saved @once', async ({ page }) => {
  await openScreen(page, 'sections');
  await page.getByRole('switch', { name: 'Home: Navbar' }).check();
  await saveButton(page).click();
  await expectToast(page, 'Settings saved');
  await page.getByRole('button', { name: 'Reset to Defaults' }).click();
  await expectToast(
    page,
    'Reset to defaults',
    'All sections have been reset to default visibility.',
  );
  await expect(page.getByRole('switch', { name: 'Home: Navbar' })).not.toBeChecked();
  const hero = (list: { id: string; showInNavbar: boolean }[]) =>
    list.find(({ id }) => id === 'hero');
  expect(hero(await saved(page, 'sectionVisibility'))?.showInNavbar).toBe(true);
  await saveButton(page).click();
  await expect
    .poll(async () => hero(await saved(page, 'sectionVisibility'))?.showInNavbar)
    .toBe(false);
});

test.describe('corrupt section settings', () => {
  test.use({ expectedProblem: /could not be read/ });

  test('§8 are logged, and the defaults stay', async ({ page }) => {
    await storeText(page, 'portfolio.sectionVisibility', '[{"id":');
    await openScreen(page, 'sections');
    await expect(page.getByRole('switch', { name: 'About: Navbar' })).toBeChecked();
  });
});
