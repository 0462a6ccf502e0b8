import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { fillStorage, save, saved, store } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, openBareTab, openScreen } from './support.ts';

const inbox = (page: Page) => page.getByRole('region', { name: 'Inbox' });
const row = (page: Page, name: string) => inbox(page).getByRole('button', { name });
const detail = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });

function message(id: string, fields: Record<string, unknown> = {}) {
  return {
    id,
    kind: 'contact',
    name: `Visitor ${id}`,
    email: `visitor${id}@example.com`,
    subject: `Subject ${id}`,
    message: `Text ${id}`,
    services: [],
    status: 'new',
    timestamp: '2026-01-02T03:04:05.000Z',
    ...fields,
  };
}

test('§2 §3 §4 §5 §8 §9 the samples are narrowed by search, status and kind; a reply is stored and can be replaced; Delete can be undone; opening marks as read, Archive archives; a full storage keeps the typed reply', async ({
  page,
  isLive,
}) => {
  await page.clock.setFixedTime('2026-01-10T12:00:00.000Z');
  await openScreen(page, 'messages');
  await test.step('three samples are seeded, newest first, and narrowed', () => narrow(page));
  await test.step('a reply is trimmed, stored, opens in the mail app, and can be replaced', () =>
    reply(page, isLive));
  await test.step('Delete removes and can be undone', () => remove(page));
  await test.step('opening marks a new message as read, Archive archives', () =>
    archive(page, isLive));
  // The browser's, of which a site on a server has no need.
  if (isLive) return;
  await test.step('a full storage keeps the typed reply and says so', async () => {
    await detail(page).getByLabel('Reply', { exact: true }).fill('Hello');
    await fillStorage(page);
    await detail(page).getByRole('button', { name: 'Send Reply' }).click();
    await expectToast(page, 'Not saved');
    await expect(detail(page).getByLabel('Reply', { exact: true })).toHaveValue('Hello');
  });
});

async function narrow(page: Page) {
  const rows = inbox(page).getByRole('listitem');
  await expect(rows).toHaveText([/Sara Lindqvist/, /Omar Farooq/, /Julia Brandt/]);
  await expect(page.getByText('Select a Message')).toBeVisible();
  await page.getByLabel('Search messages').fill('PROOF-OF');
  await expect(rows).toHaveText([/Omar Farooq/]);
  await page.getByLabel('Search messages').fill('xyzzy');
  await expect(page.getByText('No messages found')).toBeVisible();
  await page.getByLabel('Search messages').fill('');
  await expect(page.getByLabel('Status').getByRole('option')).toHaveText([
    'All Messages',
    'New',
    'Read',
    'Replied',
    'Archived',
  ]);
  await page.getByLabel('Status').selectOption('Replied');
  await expect(rows).toHaveText([/Julia Brandt/]);
  await page.getByLabel('Status').selectOption('All Messages');
  await page.getByLabel('Kind').selectOption('Inquiry');
  await expect(rows).toHaveText([/Sara Lindqvist.*Inquiry/]);
  await page.getByLabel('Kind').selectOption({ index: 0 });
  await expect(rows).toHaveCount(3);
}

async function reply(page: Page, isLive: boolean) {
  await row(page, 'Omar Farooq').click();
  const send = detail(page).getByRole('button', { name: 'Send Reply' });
  await expect(send).toBeDisabled();
  await detail(page).getByLabel('Reply', { exact: true }).fill('   ');
  await expect(send).toBeDisabled();
  await expect(detail(page).getByText('This site cannot send mail by itself')).toBeVisible();
  await detail(page).getByLabel('Reply', { exact: true }).fill('  Tuesday & Friday? ');
  await send.click();
  await expectToast(page, 'Reply Sent', 'Your reply has been saved successfully.');
  await expect(detail(page).getByRole('button', { name: 'Send Another Reply' })).toBeDisabled();
  const omar = (await saved(page, 'messages'))[1];
  expect(omar).toMatchObject({
    status: 'replied',
    reply: 'Tuesday & Friday?',
    replyTimestamp: isLive ? expect.any(String) : '2026-01-10T12:00:00.000Z',
  });
  const mail = await detail(page)
    .getByRole('link', { name: 'Open in mail app' })
    .getAttribute('href');
  const address = new URL(mail ?? '');
  expect(address.pathname).toBe('omar@saffron.example.com');
  expect(address.searchParams.get('body')).toBe('Tuesday & Friday?');

  await detail(page).getByLabel('Another reply').fill('Or Monday.');
  await detail(page).getByRole('button', { name: 'Clear' }).click();
  await expect(detail(page).getByLabel('Another reply')).toHaveValue('');
  await detail(page).getByLabel('Another reply').fill('Or Monday.');
  await detail(page).getByRole('button', { name: 'Send Another Reply' }).click();
  await expect.poll(async () => (await saved(page, 'messages'))[1]?.reply).toBe('Or Monday.');
}

async function remove(page: Page) {
  await row(page, 'Julia Brandt').click();
  await detail(page).getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Message Deleted', 'Message has been permanently deleted.');
  await expect(page.getByText('Select a Message')).toBeVisible();
  expect(await saved(page, 'messages')).toHaveLength(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Julia Brandt')).toBeVisible();
}

async function archive(page: Page, isLive: boolean) {
  await page.getByLabel('Status').selectOption('New');
  await expect(inbox(page).getByRole('listitem')).toHaveText([/Sara Lindqvist/]);
  // On a slow line the list comes anew, without it, before the message itself does.
  let letCome = () => {};
  const isLate = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/api\/inbox\/messages\/[^/?]+$/, async (route) => {
    if (route.request().method() === 'GET') await isLate;
    await route.continue();
  });
  const listed =
    isLive &&
    page.waitForResponse(
      async (answer) =>
        answer.url().includes('/api/inbox/messages?') &&
        !(await answer.text()).includes('Sara Lindqvist'),
    );
  await row(page, 'Sara Lindqvist').press('Enter');
  await listed;
  await expectToast(page, 'Status Updated', 'Message marked as read.');
  letCome();
  await expect(row(page, 'Sara Lindqvist')).toBeFocused();
  await page.getByLabel('Status').selectOption('All Messages');
  await expect(detail(page).getByText('Read', { exact: true })).toBeVisible();
  await detail(page).getByRole('button', { name: 'Archive' }).click();
  await expectToast(page, 'Status Updated', 'Message marked as archived.');
  expect((await saved(page, 'messages'))[0]?.status).toBe('archived');
  await detail(page).getByRole('button', { name: 'Move to inbox' }).click();
  await expect.poll(async () => (await saved(page, 'messages'))[0]?.status).toBe('read');
}

test('§7 a message that arrives in another tab shows at once; Export CSV has it in the named columns, without formulas', async ({
  page,
  context,
}) => {
  await openScreen(page, 'messages');
  const other = await openBareTab(context);
  const name = '=HYPERLINK("http://evil")';
  await save(other, 'messages', [
    message('9', { name, message: 'a "quote", a comma\nand a line' }),
  ]);
  await expect(row(page, 'Subject 9')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('contact_messages.csv');
  const text = await readFile(await file.path(), 'utf8');
  const { data, meta } = Papa.parse<Record<string, string>>(text, { header: true });
  expect(meta.fields).toEqual([
    'Name',
    'Email',
    'Company',
    'Subject',
    'Message',
    'Status',
    'Date',
    'Reply',
  ]);
  expect(data[0]).toMatchObject({
    Name: `'${name}`,
    Message: 'a "quote", a comma\nand a line',
    Status: 'new',
  });
  expect(text).toContain('""quote""');
});

test('ten thousand messages draw only what is in sight, and the keyboard walks through them', async ({
  page,
}) => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    message(String(at), {
      status: 'read',
      timestamp: new Date(Date.UTC(2026, 0, 1) - at * 60_000).toISOString(),
    }),
  );
  await store(page, 'messages', many);
  await openScreen(page, 'messages');
  await expect(page.getByText('10,000 messages')).toBeVisible();
  expect(await inbox(page).getByRole('listitem').count()).toBeLessThan(60);
  await row(page, 'Visitor 0').first().focus();
  await page.keyboard.press('End');
  await expect(row(page, 'Visitor 9999')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(row(page, 'Visitor 9998')).toBeFocused();
  await page.getByLabel('Search messages').fill('visitor5000@');
  await expect(inbox(page).getByRole('listitem')).toHaveCount(1);
});

test('a reply is not lost when another tab answers or deletes the message meanwhile', async ({
  page,
  context,
}) => {
  await store(page, 'messages', [message('1', { status: 'read' })]);
  await openScreen(page, 'messages');
  await row(page, 'Visitor 1').click();
  await detail(page).getByLabel('Reply', { exact: true }).fill('From here');
  const other = await openBareTab(context);
  await save(other, 'messages', [message('1', { status: 'replied', reply: 'From there' })]);
  await expect(detail(page).getByText('From there')).toBeVisible();
  await detail(page).getByRole('button', { name: 'Send Another Reply' }).click();
  const question = page.getByRole('dialog', { name: 'Answered in another tab' });
  await expect(question).toContainText('From there');
  await question.getByRole('button', { name: 'Keep editing' }).click();

  await save(other, 'messages', []);
  await expect(detail(page).getByRole('alert')).toContainText('deleted in another tab');
  await expect(detail(page).getByRole('textbox')).toHaveValue('From here');
});

test('a toast does not lie over Send Reply @phone @once', async ({ page }) => {
  await openScreen(page, 'messages');
  await row(page, 'Sara Lindqvist').click();
  await detail(page).getByLabel('Reply', { exact: true }).fill('Gladly.');
  const send = detail(page).getByRole('button', { name: 'Send Reply' });
  await detail(page).getByRole('button', { name: 'Archive' }).press('Enter');
  await expectToast(page, 'Status Updated', 'Message marked as archived.');
  await send.scrollIntoViewIfNeeded();
  const isFree = await send.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isFree).toBe(true);
});

test('who goes back from a message is at its row, where there is room for one of both @once', async ({
  page,
}) => {
  const many = Array.from({ length: 100 }, (_, at) =>
    message(String(at), {
      status: 'read',
      timestamp: new Date(Date.UTC(2026, 0, 1) - at * 60_000).toISOString(),
    }),
  );
  await store(page, 'messages', many);
  await page.setViewportSize({ width: 640, height: 800 });
  await openScreen(page, 'messages');
  await row(page, 'Visitor 0').first().focus();
  // The list is hidden before it has heard of the last scrolling.
  for (let at = 0; at < 30; at += 1) await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Visitor 30')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(detail(page).getByRole('heading', { level: 2 })).toBeFocused();
  await detail(page).getByRole('button', { name: 'All messages' }).press('Enter');
  await expect(row(page, 'Visitor 30')).toBeFocused();
  await expect(row(page, 'Visitor 30')).toBeInViewport({ ratio: 1 });
});
