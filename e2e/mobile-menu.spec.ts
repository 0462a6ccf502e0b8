import { openTop, PHONE } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.use(PHONE);

test('the menu holds the items of the bar, social links and Hire Me, and closes after a choice', async ({
  page,
}) => {
  await openTop(page);
  const bar = page.getByRole('banner');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const openMenu = page.getByRole('button', { name: 'Open menu' });
  await expect(bar.getByRole('link', { name: 'About' })).toBeHidden();
  await openMenu.click();
  await expect(menu.getByRole('link')).toHaveText([
    'About',
    'Skills',
    'Projects',
    'Services',
    'Contact',
  ]);
  await expect(bar.getByRole('link', { name: 'GitHub' })).toBeVisible();
  const sideways = await page
    .locator('#site-menu')
    .evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(sideways).toBe(0);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();

  await openMenu.click();
  await menu.getByRole('link', { name: 'Contact' }).tap();
  await expect(menu).toBeHidden();
  const heading = page.getByRole('heading', { name: 'Tell me what you are building' });
  await expect(heading).toBeInViewport();

  const hire = bar.getByRole('button', { name: 'Hire Me' });
  await openMenu.click();
  await hire.click();
  const dialog = page.getByRole('dialog', { name: 'Schedule a Free Consultation' });
  await expect(dialog).toBeVisible();
  await expect(menu).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(openMenu).toBeFocused();

  // On a phone held sideways everything in it can be reached, too.
  await page.setViewportSize({ width: 740, height: 320 });
  await openMenu.click();
  await hire.scrollIntoViewIfNeeded();
  await expect(hire).toBeInViewport();
  await hire.click();
  // A press on the backdrop, once there is one: a moment before, it is on the page.
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.mouse.click(5, 160);
  await expect(dialog).toBeHidden();
  await expect(openMenu).toBeFocused();
});
