import { saved } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, expectUnsaved, openScreen, picture, saveButton } from './support.ts';

test('§2 Save Changes says Saving... for one second, and the profile is on the site', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await openScreen(page, 'about');
  await page.getByLabel('Name').fill('Zara Malik');
  await page.getByLabel('Bio').fill('<b>Hello</b> & welcome');
  await page.clock.pauseAt('2026-01-01T02:00:00Z');
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await page.clock.runFor(900);
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await page.clock.runFor(200);
  await page.clock.resume();
  await expectToast(page, 'Changes saved successfully!');
  await expectUnsaved(page, false);
  await expect(page.getByRole('complementary').getByText('Zara Malik').last()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zara Malik');
  await expect(page.getByText('<b>Hello</b> & welcome').first()).toBeAttached();
});

test('a photo is cropped to 400x400 and stored with the profile; another file changes nothing', {
  tag: '@standalone',
}, async ({ page }) => {
  await openScreen(page, 'about');
  await expect(page.getByText('Recommended: 400x400, JPG or PNG.')).toBeVisible();
  const photo = page.getByRole('img', { name: 'The current profile' });
  const file = page.getByLabel('Profile photo file');
  await file.setInputFiles({
    name: 'me.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('GIF89a'),
  });
  await expectToast(page, 'Image upload', 'This file is not a JPG or PNG image.');
  await expect(photo).toHaveAttribute('src', '/images/portrait.svg');

  const buffer = await picture(page, 640, 480, 'image/jpeg');
  await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await expect(
    page.locator('[data-sonner-toast]').filter({ hasText: 'Cropped to 400x400' }),
  ).toBeVisible();
  await expect(photo).toHaveAttribute('src', /^data:image\//);
  const size = await photo.evaluate((image: HTMLImageElement) => [
    image.naturalWidth,
    image.naturalHeight,
  ]);
  expect(size).toEqual([400, 400]);
  await saveButton(page).click();
  await expectToast(page, 'Changes saved successfully!');
  expect((await saved(page, 'about')).photo).toMatch(/^data:image\//);
});
