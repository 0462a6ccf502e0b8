// Every request reaches the owner, once.
import { openScreen } from '../admin/support.ts';
import { book, confirm, dialogOf, openBooking, pick, section, slot } from '../support/booking.ts';
import { contactOf, fillContact } from '../support/forms.ts';
import { open } from '../support/page.ts';
import { saved } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

test('a message shows in the open inbox of the owner at once, and is counted', async ({
  page,
  site,
  browser,
}) => {
  await openScreen(page, 'messages');
  const visitor = await browser.newPage();
  await open(visitor, `${site?.address}/`);
  await fillContact(contactOf(visitor));
  await contactOf(visitor).getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: /Ada Lovelace/ })).toBeVisible();
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await expect(sidebar.getByRole('link', { name: 'Messages' })).toHaveAccessibleDescription(/new$/);
  await visitor.close();
});

test.describe('without a connection', () => {
  test.use({ expectedProblem: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('a message is kept, said to be kept, and sent from the next visit, when the page is gone', async ({
    page,
    context,
  }) => {
    await open(page);
    await fillContact(contactOf(page));
    await context.setOffline(true);
    await contactOf(page).getByRole('button', { name: 'Send Message' }).click();
    await expect(contactOf(page).getByText(/kept in this browser/)).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto('/blog');
    await expect(next.getByText('Message Sent!')).toBeVisible();
    expect(await saved(next, 'messages')).toMatchObject([{ name: 'Ada Lovelace' }]);
  });
});

test.describe('of two visitors who want the same hour', () => {
  test.use({ expectedProblem: /status of 409/ });

  test('one has it; the other is told at once, keeps what was typed and sees what is free', async ({
    page,
    context,
  }) => {
    await openBooking(page);
    const other = await context.newPage();
    await openBooking(other);
    await pick(other, 'Thursday, March 12, 2026', '02:00 PM');
    await confirm(other).click();
    await dialogOf(other).getByLabel('Email').fill('late@example.com');
    await dialogOf(other).getByLabel('Phone').fill('+1 555');
    await book(page, 'Thursday, March 12, 2026', '02:00 PM');
    await dialogOf(other).getByRole('button', { name: 'Book the Call' }).click();
    // The list can know before the answer to what was sent is there.
    await expect(dialogOf(other)).toBeHidden();
    await expect(slot(other, '02:00 PM')).toBeDisabled();
    await expect(slot(other, '03:00 PM')).toBeEnabled();
    expect(await saved(page, 'bookings')).toMatchObject([{ email: 'lin@example.com' }]);
    await section(other).locator('label', { hasText: '03:00 PM' }).click();
    await confirm(other).click();
    await expect(dialogOf(other).getByLabel('Email')).toHaveValue('late@example.com');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedProblem: /status of 422/ });

  test('the contact form is sent, and a page says so; what is missing is asked for with the rest kept', async ({
    page,
  }) => {
    await page.goto('/');
    const form = contactOf(page);
    await fillContact(form);
    await form.getByLabel('Message').fill('   ');
    await form.locator('[type="submit"]').click();
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!');
    expect(await saved(page, 'messages')).toMatchObject([
      { name: 'Ada Lovelace', message: 'Hello' },
    ]);
  });
});
