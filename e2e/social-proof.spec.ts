import { sectionIds } from '../app/content/sections.ts';
import { open } from './support/page.ts';
import { expect, test } from './support/test.ts';

test('privacy, terms and sitemap open dialogs and call nothing', async ({ page }) => {
  await open(page);
  const footer = page.getByRole('contentinfo');
  for (const name of ['Privacy', 'Terms', 'Sitemap']) {
    const opener = footer.getByRole('button', { name });
    await opener.click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/');
    if (name === 'Privacy') {
      await expect(dialog).toContainText('storage of your own browser');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(opener).toBeFocused();
    } else if (name === 'Terms') {
      await expect(dialog).toContainText('no binding offer');
      await page.mouse.click(5, 400);
      await expect(opener).toBeFocused();
    } else {
      await expect(dialog.getByRole('link')).toHaveCount(sectionIds.length);
      await dialog.getByRole('link', { name: 'Case studies' }).click();
      await expect(
        page.getByRole('heading', { name: 'Results, with the numbers' }),
      ).toBeInViewport();
    }
    await expect(dialog).toBeHidden();
  }
});
