import type { Page } from '@playwright/test';
import { openScreen } from './admin/support.ts';
import { fillRequest, openDialog } from './support/consultation.ts';
import { contactOf, fillContact } from './support/forms.ts';
import { open, openTop } from './support/page.ts';
import { saved } from './support/storage.ts';
import { expect, test } from './support/test.ts';

/** However slow the machine is, what is sent from here on stays in its second of 'Sending...'. */
async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

test('a message is kept when the page is closed right after Send, and reaches the inbox once', async ({
  page,
  context,
}) => {
  await open(page);
  const form = contactOf(page);
  await fillContact(form);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await page.close();

  const admin = await context.newPage();
  await openScreen(admin, 'messages');
  const inbox = admin.getByRole('region', { name: 'Inbox' });
  await expect(inbox.getByRole('button', { name: 'Ada Lovelace' })).toHaveCount(1);
  await admin.reload();
  await expect(inbox.getByRole('button', { name: 'Ada Lovelace' })).toHaveCount(1);
});

test('who goes on to another page and back has sent one message, and is told so', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  const form = contactOf(page);
  await fillContact(form);
  await stopClock(page);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await page.goto('/blog');
  await page.clock.resume();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Send a Message' })).toBeVisible();
  await page.reload();
  await expect.poll(() => saved(page, 'messages')).toMatchObject([{ name: 'Ada Lovelace' }]);
});

test('what was cancelled before the page was left is not sent by the next one', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.install();
  await openTop(page);
  const dialog = await openDialog(page);
  await fillRequest(page);
  await stopClock(page);
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.clock.resume();
  await page.reload();
  // Another one is stored, alone: the first would be there before it.
  await openDialog(page);
  await fillRequest(page);
  await dialog.getByLabel('Full Name').fill('Ada Lovelace');
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(dialog).toBeHidden();
  expect(await saved(page, 'consultations')).toMatchObject([{ name: 'Ada Lovelace' }]);
});
