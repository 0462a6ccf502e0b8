import { expect, test } from '../support/test.ts';
import { expectToast, openScreen, saveButton } from './support.ts';

test('§2 §4 hiding a section disables its navbar switch, marks the page dirty and takes effect after saving', async ({
  page,
}) => {
  await openScreen(page, 'sections');
  await expect(saveButton(page)).toBeDisabled();
  await page.getByRole('switch', { name: 'Schedule a call: Navbar' }).check();
  await page.getByRole('switch', { name: 'Skills: Portfolio' }).uncheck();
  await expect(page.getByRole('switch', { name: 'Skills: Navbar' })).toBeDisabled();
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  await saveButton(page).click();
  await expectToast(page, 'Settings saved', 'Section visibility settings have been updated.');
  await expect(saveButton(page)).toBeDisabled();
  await page.goto('/');
  await expect(page.locator('#projects')).toBeAttached();
  await expect(page.locator('#skills')).toHaveCount(0);
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(items.filter({ hasText: 'Skills' })).toHaveCount(0);

  // An item that the owner added leads to its section.
  await items.last().click();
  await expect(page).toHaveURL('/#schedule');
  await expect(page.getByRole('heading', { name: 'Book a 30-minute call' })).toBeInViewport();
  await expect(items.last()).toHaveAttribute('aria-current', 'location');
});
