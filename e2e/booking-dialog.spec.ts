import { readFile } from 'node:fs/promises';
import { book, confirm, day, dialogOf, openBooking, section, slot } from './support/booking.ts';
import { PHONE } from './support/page.ts';
import { saved } from './support/storage.ts';
import { expect, test } from './support/test.ts';

// On a wide screen: accessibility.spec.ts.
test.use(PHONE);

test('a call is booked, and can be saved as a calendar file with the right moment', async ({
  page,
}) => {
  await openBooking(page);
  await expect(confirm(page)).toBeDisabled();
  await expect(day(page, 'Tuesday, March 10, 2026')).toBeDisabled();
  await book(page, 'Thursday, March 12, 2026', '02:00 PM');
  const text = 'We’ll email lin@example.com the invite for Thursday, March 12, 2026 at 02:00 PM.';
  await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  const [booking] = await saved(page, 'bookings');
  expect(booking).toMatchObject({ date: '2026-03-12', slot: '02:00 PM' });
  expect(await saved(page, 'messages')).toMatchObject([{ kind: 'booking', status: 'new' }]);
  await expect(slot(page, '02:00 PM')).toBeDisabled();
  await expect(confirm(page)).toBeDisabled();
  // The keyboard is not thrown back to the top of the page.
  const isInside = () => section(page).evaluate((part) => part.contains(document.activeElement));
  await expect.poll(isInside).toBe(true);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to calendar (.ics)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  const file = (await readFile(await download.path(), 'utf8')).replace(/\r\n /g, '');
  const lines = file.split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toContain('DTSTART:20260312T090000Z');
  expect(lines).toContain('DTEND:20260312T093000Z');
  // The same as in the inbox, wherever that is.
  expect(lines).toContain(`UID:booking-${booking?.uid}`);

  // The next one starts with an empty form, which says what it lacks in front of the page.
  await section(page).locator('label', { hasText: '03:00 PM' }).click();
  await confirm(page).click();
  await expect(dialogOf(page).getByLabel('Email')).toHaveValue('');
  await dialogOf(page).getByRole('button', { name: 'Book the Call' }).click();
  await expect(dialogOf(page).getByRole('alert')).toHaveText('Please enter email and phone');
});
