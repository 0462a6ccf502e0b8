// A picture's way from the owner's disk to a visitor's screen.
import { twoColours } from '../../server/media/pictures-in-test.ts';
import { expectToast, openScreen, saveButton, signedIn } from '../admin/support.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    shifted: number;
  }
}

test('a picture is uploaded, described and chosen; a visitor gets the form that suits the screen', async ({
  page,
  site,
  browser,
}) => {
  await signedIn(page);
  await page.goto('/admin/media');
  await expect(page.getByText('No pictures yet')).toBeVisible();
  const buffer = await twoColours(1000, 640).jpeg().toBuffer();
  const file = { name: 'colours.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Picture files').setInputFiles(file);
  const upload = page.getByRole('dialog', { name: 'Upload a picture' });
  await upload.getByLabel('Description (alt text)').fill('Red beside blue');
  await expectNoViolations(page, { within: 'dialog[open]' });
  await upload.getByRole('button', { name: 'Upload', exact: true }).click();
  await expectToast(page, 'Picture uploaded');
  const tile = page.getByRole('listitem').filter({ hasText: 'Red beside blue' });
  await expect(tile).toContainText('Unused');
  await expectNoViolations(page);

  await openScreen(page, 'projects');
  await page.getByRole('button', { name: 'Edit Dastarkhwan', exact: true }).click();
  await page.getByRole('button', { name: 'Choose from the library: Image' }).click();
  await page.getByRole('button', { name: 'Choose Red beside blue' }).click();
  await expect(page.getByText('From the library.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Project' }).click();
  await saveButton(page).click();
  await expectToast(page, 'Projects Updated');

  const visitor = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await visitor.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        window.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visitor.goto(`${site?.address}/`);
  const image = visitor.getByRole('img', { name: 'Dastarkhwan', exact: false }).first();
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  await expect
    .poll(() => image.evaluate((shown: HTMLImageElement) => shown.currentSrc))
    .toMatch(/\/media\/[\da-f]{32}\/640\.avif$/);
  expect(await visitor.evaluate(() => window.shifted)).toBeLessThan(0.01);
  await visitor.close();

  await page.goto('/admin/media');
  await page.getByRole('button', { name: 'Open Red beside blue' }).click();
  await expect(page.getByRole('dialog')).toContainText('Project “Dastarkhwan”');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog', { name: 'Remove “Red beside blue”?' })).toContainText(
    'It is still used: Project “Dastarkhwan”.',
  );
});
