import type { Page } from '@playwright/test';
import { openScreen } from './admin/support.ts';
import { contactOf, fillContact } from './support/forms.ts';
import { open } from './support/page.ts';
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
});

test('who goes on to another page has sent one message, and is told so', async ({ page }) => {
  await page.clock.install();
  await open(page);
  const form = contactOf(page);
  await fillContact(form);
  await stopClock(page);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await page.goto('/blog');
  await page.clock.resume();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect.poll(() => saved(page, 'messages')).toMatchObject([{ name: 'Ada Lovelace' }]);
});
