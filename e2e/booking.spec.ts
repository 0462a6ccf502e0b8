import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { open } from './support/page.ts';
import { fillStorage, saved, store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

// Wednesday, ten past three in the afternoon in Karachi.
const NOW = '2026-03-11T10:10:00Z';
const SLOTS = [
  '09:00 AM',
  '10:00 AM',
  '11:00 AM',
  '02:00 PM',
  '03:00 PM',
  '04:00 PM',
  '07:00 PM',
  '08:00 PM',
  '09:00 PM',
  '10:00 PM',
  '11:00 PM',
  '12:00 AM',
];

const section = (page: Page) => page.locator('#schedule');
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Booking' });
const slot = (page: Page, name: string) => section(page).getByRole('radio', { name });
const day = (page: Page, name: string) => section(page).getByRole('button', { name });
const dialogOf = (page: Page) => page.getByRole('dialog');

async function openBooking(page: Page) {
  await page.clock.install({ time: NOW });
  await open(page);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole('grid', { name: 'March 2026' })).toBeVisible();
}

async function pick(page: Page, date: string, time: string) {
  await day(page, date).click();
  await section(page).locator('label', { hasText: time }).click();
  await expect(slot(page, time)).toBeChecked();
}

async function book(page: Page, date: string, time: string) {
  await pick(page, date, time);
  await confirm(page).click();
  await dialogOf(page).getByLabel('Email').fill('lin@example.com');
  await dialogOf(page).getByLabel('Phone').fill('+86 10 1234');
  await dialogOf(page).getByRole('button', { name: 'Book the Call' }).click();
  await expect(dialogOf(page)).toBeHidden();
}

test('a call can be confirmed once a day and one of twelve times are chosen', {
  tag: '@responsive',
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

test('email and phone are required, and the message says so', { tag: '@responsive' }, async ({
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
    expect(lines.find((line) => line.startsWith('UID:'))).toContain(booking.id);
  });
}

test('full storage keeps what was typed and books nothing', async ({ page }) => {
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
