import { confirm, dialogOf, openBooking, pick, slot } from './support/booking.ts';
import { fillRequest, openDialog } from './support/consultation.ts';
import { contactOf, fillContact, fillInquiry, inquiryOf } from './support/forms.ts';
import { open, openTop } from './support/page.ts';
import { fillStorage, saved } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('full storage keeps what was typed and says so in front of the dialog', {
  tag: '@phone',
}, async ({ page }) => {
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

test('full storage keeps every form as it was and says so', async ({ page }) => {
  await open(page);
  await fillStorage(page);
  await fillContact(contactOf(page));
  await contactOf(page).getByLabel('Services').selectOption('AI/ML Solutions');
  await contactOf(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('This could not be saved')).toHaveCount(1);
  await expect(page.getByText('Your browser has no room left')).toBeVisible();
  await expect(contactOf(page).getByLabel('Message')).toHaveValue('Hello');
  await expect(contactOf(page).getByRole('listitem')).toHaveText(['AI/ML Solutions']);
  await expect(contactOf(page).getByRole('button', { name: 'Send Message' })).toBeEnabled();
  expect(await saved(page, 'messages')).toBeNull();

  await page.getByRole('checkbox', { name: 'Select API Development' }).check();
  await fillInquiry(inquiryOf(page));
  await inquiryOf(page).getByRole('button', { name: 'Send Inquiry' }).click();
  await expect(page.getByText('This could not be saved')).toHaveCount(2);
  await expect(inquiryOf(page).getByLabel('Full Name')).toHaveValue('Alan Turing');
  await expect(page.getByRole('checkbox', { name: 'Select API Development' })).toBeChecked();
});

test('full storage keeps the booking’s form and books nothing', async ({ page }) => {
  await openBooking(page);
  await pick(page, 'Thursday, March 12, 2026', '02:00 PM');
  await confirm(page).click();
  await fillStorage(page);
  await dialogOf(page).getByLabel('Email').fill('lin@example.com');
  await dialogOf(page).getByLabel('Phone').fill('123');
  await dialogOf(page).getByRole('button', { name: 'Book the Call' }).click();
  await expect(page.getByText('This could not be saved')).toBeVisible();
  await expect(dialogOf(page).getByLabel('Email')).toHaveValue('lin@example.com');
  await expect(slot(page, '02:00 PM')).toBeEnabled();
});

function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}
