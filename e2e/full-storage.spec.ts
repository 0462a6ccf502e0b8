import { fillRequest, openDialog } from './support/consultation.ts';
import { openTop } from './support/page.ts';
import { fillStorage, saved } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('full storage keeps what was typed and says so in front of the dialog', async ({ page }) => {
  await openTop(page);
  const dialog = await openDialog(page);
  await fillRequest(page);
  await fillStorage(page);
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  const toast = page.getByText('This could not be saved');
  await expect(toast).toBeVisible();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Grace Hopper');
  await expect(dialog.getByRole('button', { name: 'Send Request' })).toBeEnabled();
  expect(await saved(page, 'consultations')).toBeNull();
  // A toast that lies behind a modal dialog can be neither read nor dismissed.
  await expect.poll(() => toast.evaluate(isOnTop)).toBe(true);
});

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}
