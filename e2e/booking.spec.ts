import { confirm, day, NOW, openBooking, SLOTS, section, slot } from './support/booking.ts';
import { store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('a call can be confirmed once a day and one of twelve times are chosen', {
  tag: '@phone',
}, async ({ page }) => {
  await openBooking(page);
  await expect(confirm(page)).toBeDisabled();
  await expect(day(page, 'Tuesday, March 10, 2026')).toBeDisabled();
  await expect(day(page, 'Sunday, March 1, 2026')).toBeDisabled();
  await expect(day(page, 'Wednesday, March 11, 2026')).toBeEnabled();
  await day(page, 'Thursday, March 12, 2026').click();
  await expect(confirm(page)).toBeDisabled();
  const values = await section(page)
    .getByRole('radio')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(values).toEqual(SLOTS);
  await section(page).locator('label', { hasText: '02:00 PM' }).click();
  await expect(confirm(page)).toBeEnabled();
  // Another day is another choice.
  await day(page, 'Friday, March 13, 2026').click();
  await expect(confirm(page)).toBeDisabled();
});

test('times that have begun or are booked cannot be chosen', async ({ page }) => {
  await store(page, 'bookings', [
    {
      id: '1',
      email: 'a@example.com',
      phone: '1',
      date: '2026-03-11',
      slot: '09:00 PM',
      submittedAt: NOW,
    },
  ]);
  await openBooking(page);
  await day(page, 'Wednesday, March 11, 2026').click();
  for (const name of SLOTS) {
    const isGone = SLOTS.indexOf(name) < SLOTS.indexOf('04:00 PM') || name === '09:00 PM';
    await expect(slot(page, name)).toBeEnabled({ enabled: !isGone });
  }
  await day(page, 'Thursday, March 12, 2026').click();
  await expect(slot(page, '09:00 PM')).toBeEnabled();
});

test('in Karachi no second time is shown', async ({ page }) => {
  await openBooking(page);
  await day(page, 'Thursday, March 12, 2026').click();
  await expect(section(page).getByText('your time')).toHaveCount(0);
});

test.describe('for a visitor in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('each slot shows the visitor’s own time, and the day when it is another', async ({
    page,
  }) => {
    await openBooking(page);
    await day(page, 'Thursday, March 12, 2026').click();
    const label = (name: string) => section(page).locator('label', { hasText: name });
    await expect(label('09:00 AM')).toContainText('12:00 AM your time');
    await expect(label('02:00 PM')).toContainText('5:00 AM your time');
    await expect(label('12:00 AM').last()).toContainText('3:00 PM your time');
  });
});

test.describe('for a visitor in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a morning slot lies on the day before', async ({ page }) => {
    await openBooking(page);
    await day(page, 'Thursday, March 12, 2026').click();
    await expect(section(page).locator('label', { hasText: '09:00 AM' })).toContainText(
      '9:00 PM your time, the day before',
    );
  });
});
