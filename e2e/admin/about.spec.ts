import { saved } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, openScreen, picture, saveButton } from './support.ts';

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
