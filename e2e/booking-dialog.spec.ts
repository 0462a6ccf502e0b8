import { readFile } from 'node:fs/promises';
import { book, confirm, dialogOf, openBooking, pick, section, slot } from './support/booking.ts';
import { holdSending } from './support/forms.ts';
import { saved } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('email and phone are required, and the message says so', { tag: '@phone' }, async ({
  page,
}) => {
  await openBooking(page);
  await pick(page, 'Thursday, March 12, 2026', '02:00 PM');
  await confirm(page).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('March 12, 2026');
  await expect(dialog).toContainText('02:00 PM');
  await expect(dialog.getByLabel('Email')).toHaveJSProperty('required', true);
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(dialog.getByLabel('Phone')).toHaveJSProperty('required', true);
  for (const label of ['Name', 'Company', 'Notes']) {
    await expect(dialog.getByLabel(label)).toHaveJSProperty('required', false);
  }
  await holdSending(page);
  const submit = dialog.getByRole('button', { name: 'Book the Call' });
  await submit.click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter email and phone');
  await dialog.getByLabel('Email').fill('lin@example.com');
  await dialog.getByLabel('Phone').fill('   ');
  await submit.click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter email and phone');
  await dialog.getByLabel('Phone').fill('+86 10 1234');
  await dialog.getByLabel('Email').fill('lin at example');
  await submit.click();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expect(submit).toBeEnabled();
  expect(await saved(page, 'bookings')).toBeNull();
});

test('a booking is confirmed in words, kept, delivered, and its slot is taken', async ({
  page,
}) => {
  await openBooking(page);
  await book(page, 'Thursday, March 12, 2026', '02:00 PM');
  const text = 'We’ll email lin@example.com the invite for Thursday, March 12, 2026 at 02:00 PM.';
  await expect(page.getByText('Consultation booked!', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  expect(await saved(page, 'bookings')).toMatchObject([
    { email: 'lin@example.com', phone: '+86 10 1234', date: '2026-03-12', slot: '02:00 PM' },
  ]);
  expect(await saved(page, 'messages')).toMatchObject([
    { kind: 'booking', email: 'lin@example.com', status: 'new' },
  ]);
  await expect(slot(page, '02:00 PM')).toBeDisabled();
  await expect(confirm(page)).toBeDisabled();
  // The next booking starts with an empty form.
  await section(page).locator('label', { hasText: '03:00 PM' }).click();
  await confirm(page).click();
  await expect(dialogOf(page).getByLabel('Email')).toHaveValue('');
});

test('after a booking the keyboard is not thrown back to the top of the page', async ({ page }) => {
  await openBooking(page);
  await book(page, 'Thursday, March 12, 2026', '02:00 PM');
  const isInside = () => section(page).evaluate((part) => part.contains(document.activeElement));
  await expect.poll(isInside).toBe(true);
});

test('closing keeps what was typed even for another day, cancelling discards it', async ({
  page,
}) => {
  await openBooking(page);
  const dialog = dialogOf(page);
  await pick(page, 'Thursday, March 12, 2026', '02:00 PM');
  await confirm(page).click();
  await dialog.getByLabel('Notes').fill('About the app');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await confirm(page).click();
  await expect(dialog.getByLabel('Notes')).toHaveValue('');
  await dialog.getByLabel('Notes').fill('About the app');
  await page.keyboard.press('Escape');
  await pick(page, 'Friday, March 13, 2026', '03:00 PM');
  await confirm(page).click();
  await expect(dialog.getByLabel('Notes')).toHaveValue('About the app');
});

test('a booking that was cancelled while it was being sent is not kept', async ({ page }) => {
  await openBooking(page);
  const dialog = dialogOf(page);
  await pick(page, 'Thursday, March 12, 2026', '02:00 PM');
  await confirm(page).click();
  await dialog.getByLabel('Email').fill('lin@example.com');
  await dialog.getByLabel('Phone').fill('+86 10 1234');
  await page.clock.pauseAt('2026-03-11T11:10:00Z');
  await dialog.getByRole('button', { name: 'Book the Call' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.clock.runFor(2000);
  await page.clock.resume();
  // Another one is kept, alone: the first would be there before it.
  await book(page, 'Friday, March 13, 2026', '03:00 PM');
  await expect.poll(() => saved(page, 'bookings')).toMatchObject([{ date: '2026-03-13' }]);
});

for (const { time, start, end } of [
  { time: '02:00 PM', start: '20260312T090000Z', end: '20260312T093000Z' },
  { time: '12:00 AM', start: '20260312T190000Z', end: '20260312T193000Z' },
]) {
  test(`a booking for ${time} can be saved as a calendar file with the right moment`, async ({
    page,
  }) => {
    await openBooking(page);
    await book(page, 'Thursday, March 12, 2026', time);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to calendar (.ics)' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/\.ics$/);
    const lines = (await readFile(await download.path(), 'utf8'))
      .replace(/\r\n /g, '')
      .split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines).toContain(`DTSTART:${start}`);
    expect(lines).toContain(`DTEND:${end}`);
    const [booking] = await saved(page, 'bookings');
    expect(lines.find((line) => line.startsWith('UID:'))).toContain(booking?.id);
  });
}
