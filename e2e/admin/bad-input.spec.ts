// What should not have been typed or chosen: a clear message, and nothing lost.
import type { Page } from '@playwright/test';
import { saved } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, openScreen, picture, saveButton } from './support.ts';

const form = (page: Page) => page.getByRole('form', { name: /project$/ });

test('a 2 MB image is reduced, its size shown, and an SVG or a damaged file is refused', async ({
  page,
}) => {
  test.slow();
  await openScreen(page, 'projects');
  await page.getByRole('button', { name: 'Edit Pehra' }).click();
  const file = form(page).getByLabel('Image file');
  await file.setInputFiles({
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expectToast(page, 'Image upload', 'This file is not a JPG, PNG, WEBP, AVIF, or GIF image.');
  await file.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not one'),
  });
  await expect(form(page).getByText('It may be damaged')).toBeVisible();
  await expect(form(page).getByLabel('Image', { exact: true })).toHaveValue(
    '/images/projects/pehra.svg',
  );

  const buffer = await picture(page, 1000, 600, 'image/png');
  expect(buffer.length).toBeGreaterThan(2_000_000);
  await file.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer });
  await expect(form(page).getByText(/Uploaded image, \d+ kB/)).toBeVisible();
  await expect(form(page).getByRole('article').locator('img')).toHaveJSProperty(
    'naturalWidth',
    960,
  );
  await form(page).getByRole('button', { name: 'Save Project' }).click();
  await saveButton(page).click();
  await expectToast(page, 'Projects Updated');
  const image = (await saved(page, 'projects')).at(-1)?.image;
  expect(image).toMatch(/^data:image\/webp;base64,/);
  expect(image?.length).toBeLessThan(420_000);
});
