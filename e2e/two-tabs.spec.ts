// Two real tabs that write at the same moment. Each has its own process, and with it its own late copy of what
// is stored: only a real browser shows whether a write can get lost between them.
import type { Locator, Page } from '@playwright/test';
import { expectToast, openScreen, saveButton } from './admin/support.ts';
import { post } from './support/content.ts';
import { contactOf, fillContact } from './support/forms.ts';
import { open } from './support/page.ts';
import { saved, store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const ROUNDS = 2;
/** Time enough for every tab to hear of an appointment. */
const NOTICE_MS = 300;
/** As much as takes a moment to travel from one process to the other. */
const LARGE = 'x'.repeat(300_000);

const both = (tabs: Page[], act: (tab: Page, at: number) => Promise<unknown>) =>
  Promise.all(tabs.map(act));

/** Presses a button in every tab at one moment of the clock that they share. */
function pressTogether(tabs: Page[], button: (tab: Page) => Locator) {
  const moment = Date.now() + NOTICE_MS;
  const press = (element: Element, at: number) =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        (element as HTMLElement).click();
        resolve();
      }, at - Date.now());
    });
  return both(tabs, (tab) => button(tab).evaluate(press, moment));
}

test('messages that two tabs send at the same moment all arrive', async ({ page, context }) => {
  const old = { id: '1', message: LARGE, timestamp: '2025-01-01T00:00:00.000Z' };
  await store(page, 'messages', [old]);
  const tabs = [page, await context.newPage()];
  await both(tabs, (tab) => open(tab));
  const sent: string[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const subjects = tabs.map((_, at) => `Round ${round}, tab ${at + 1}`);
    sent.push(...subjects);
    await both(tabs, async (tab, at) => {
      await fillContact(contactOf(tab));
      await contactOf(tab)
        .getByLabel('Subject')
        .fill(subjects[at] ?? '');
    });
    await pressTogether(tabs, (tab) =>
      contactOf(tab).getByRole('button', { name: 'Send Message' }),
    );
    await both(tabs, (tab) => expect(contactOf(tab).getByLabel('Subject')).toHaveValue(''));
  }
  const messages = await saved(page, 'messages');
  expect(messages.map(({ subject }) => subject).sort()).toEqual(['', ...sent].sort());
  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
});

test('of two profiles that are saved at the same moment one is kept, and the other tab is told', async ({
  page,
  context,
}) => {
  const tabs = [page, await context.newPage()];
  await both(tabs, (tab) => openScreen(tab, 'about'));
  await both(tabs, (tab, at) => tab.getByLabel('Name', { exact: true }).fill(`Tab ${at + 1}`));
  await pressTogether(tabs, saveButton);
  const told = await both(tabs, async (tab) => {
    const question = tab.getByRole('dialog', { name: 'Changed in another tab' });
    const success = tab.getByText('Changes saved successfully!');
    await expect(question.or(success).first()).toBeVisible();
    return await success.isVisible();
  });
  expect(told.toSorted()).toEqual([false, true]);
  expect((await saved(page, 'about')).name).toBe(told[0] ? 'Tab 1' : 'Tab 2');
});

test('posts that two tabs save at the same moment are both kept, with addresses of their own', async ({
  page,
  context,
}) => {
  await store(page, 'blogPosts', [post('old', '2024-03-01T10:00:00.000Z', { content: LARGE })]);
  await openScreen(page, 'blog');
  const other = await context.newPage();
  await openScreen(other, 'blog');
  const tabs = [page, other];
  await both(tabs, (tab) => tab.getByLabel('Title').fill('The same'));
  await pressTogether(tabs, saveButton);
  await both(tabs, (tab) => expectToast(tab, 'Saved'));
  const posts = await saved(page, 'blogPosts');
  expect(posts.map(({ slug }) => slug).sort()).toEqual(['old', 'the-same', 'the-same-2']);
});
