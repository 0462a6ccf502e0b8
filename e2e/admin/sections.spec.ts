import { open } from '../support/page.ts';
import { storeText } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, openScreen, saveButton } from './support.ts';

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

test.describe('corrupt section settings', () => {
  test.use({ expectedProblem: /could not be read/ });

  test('§8 are logged, and the defaults stay', async ({ page }) => {
    await storeText(page, 'portfolio.sectionVisibility', '[{"id":');
    await openScreen(page, 'sections');
    await expect(page.getByRole('switch', { name: 'About: Navbar' })).toBeChecked();
  });
});
