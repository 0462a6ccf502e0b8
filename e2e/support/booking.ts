// The booking calendar, as a visitor finds it on a Wednesday afternoon.
import { expect, type Page } from '@playwright/test';
import { liveSite } from './live-site.ts';
import { openTop } from './page.ts';

/** Wednesday, ten past three in the afternoon in Karachi. */
const NOW = '2026-03-11T10:10:00Z';

export const section = (page: Page) => page.locator('#schedule');
export const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Booking' });
export const slot = (page: Page, name: string) => section(page).getByRole('radio', { name });
export const day = (page: Page, name: string) => section(page).getByRole('button', { name });
export const dialogOf = (page: Page) => page.getByRole('dialog');

export async function openBooking(page: Page) {
  await page.clock.install({ time: NOW });
  liveSite()?.setNow(NOW);
  await openTop(page);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole('grid', { name: 'March 2026' })).toBeVisible();
}

export async function pick(page: Page, date: string, time: string) {
  await day(page, date).click();
  await section(page).locator('label', { hasText: time }).click();
  await expect(slot(page, time)).toBeChecked();
}

export async function book(page: Page, date: string, time: string) {
  await pick(page, date, time);
  await confirm(page).click();
  await dialogOf(page).getByLabel('Email').fill('lin@example.com');
  await dialogOf(page).getByLabel('Phone').fill('+86 10 1234');
  await dialogOf(page).getByRole('button', { name: 'Book the Call' }).click();
  await expect(dialogOf(page)).toBeHidden();
}
