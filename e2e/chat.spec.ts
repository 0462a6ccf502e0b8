import type { Page } from '@playwright/test';
import { openTop } from './support/page.ts';
import { store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Assistant' });
const messages = (page: Page) =>
  panel(page).getByRole('list', { name: 'Conversation' }).getByRole('listitem');
const input = (page: Page) => panel(page).getByLabel('Your message');
const typing = (page: Page) => panel(page).getByRole('status');
const WELCOME = "Hi! I'm Hamza Qureshi's AI assistant. How can I help you today?";

async function openChat(page: Page) {
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  await expect(messages(page)).toHaveCount(1);
}

async function ask(page: Page, question: string) {
  const before = await messages(page).count();
  await input(page).fill(question);
  await input(page).press('Enter');
  await expect(messages(page)).toHaveCount(before + 2);
  return messages(page).last();
}

test('a button at the bottom right opens a panel of 320 by 384 px with a welcome', {
  tag: '@phone',
}, async ({ page }) => {
  await openTop(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const button = await page.getByRole('button', { name: 'Open the assistant' }).boundingBox();
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeGreaterThan(width - 40);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeGreaterThan(height - 40);
  await openChat(page);
  await expect
    .poll(() => panel(page).evaluate((box: HTMLElement) => [box.offsetWidth, box.offsetHeight]))
    .toEqual([320, 384]);
  await expect(messages(page)).toContainText([WELCOME]);
  const suggestions = panel(page).getByRole('list', { name: 'Suggested questions' });
  await expect(suggestions.getByRole('button')).toHaveCount(4);
  await expect(panel(page).getByRole('button', { name: 'Send' })).toBeDisabled();
  await suggestions.getByRole('button').first().click();
  await expect(suggestions).toBeHidden();
  await expect(messages(page)).toHaveCount(3);
  await expect(suggestions).toBeHidden();
});

for (const { random, delay } of [
  { random: 0, delay: 700 },
  { random: 0.9999, delay: 1400 },
]) {
  test(`an answer comes after ${delay} ms of typing when chance says ${random}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, random);
    await page.clock.install({ time: '2026-03-02T08:00:00Z' });
    await openTop(page);
    await openChat(page);
    await page.clock.pauseAt('2026-03-02T09:00:00Z');
    await input(page).fill('hello');
    await input(page).press('Enter');
    await expect(messages(page)).toHaveCount(2);
    await expect(typing(page)).toBeVisible();
    await page.clock.runFor(delay - 1);
    await expect(typing(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(typing(page)).toBeHidden();
    await expect(messages(page)).toHaveCount(3);
  });
}

test('blank input is ignored, and Enter or the button sends', async ({ page }) => {
  await openTop(page);
  await openChat(page);
  const send = panel(page).getByRole('button', { name: 'Send' });
  await input(page).fill('   ');
  await expect(send).toBeDisabled();
  await input(page).press('Enter');
  await expect(messages(page)).toHaveCount(1);
  await input(page).fill('hi');
  await expect(send).toBeEnabled();
  await send.click();
  await expect(input(page)).toHaveValue('');
  await expect(messages(page)).toHaveCount(3);
  await expect(messages(page).nth(1)).toContainText('hi');
});

test('answers come from the portfolio, and other subjects are declined', async ({ page }) => {
  await openTop(page);
  await openChat(page);
  await expect(await ask(page, 'How much does a landing page cost?')).toContainText('80-100 USD');
  await expect(await ask(page, 'How long does a web MVP take?')).toContainText('3-6 weeks');
  const declined =
    /only help with .*portfolio.*services, experience, tech stack, projects, pricing, process, availability and getting started/;
  await expect(await ask(page, 'Who won the cricket match?')).toContainText(declined);
  await expect(await ask(page, 'qwertz uiop')).toContainText(declined);
  await expect(await ask(page, 'I have an idea for a startup')).toContainText(
    /goal.*features.*timeline.*budget/,
  );
});

test('the view follows the newest message', async ({ page }) => {
  await openTop(page);
  await openChat(page);
  for (const question of ['services', 'pricing', 'timeline']) await ask(page, question);
  await expect(messages(page).last()).toBeInViewport({ ratio: 0.9 });
  await expect(messages(page).first()).not.toBeInViewport();
});

test('the owner’s welcome, answers and quick queries go first', async ({ page }) => {
  await store(page, 'chatbot', {
    welcomeMessage: 'Salam from {name}!',
    responses: [{ id: 1, trigger: 'pricing', response: 'Ask {email}.', category: 'Pricing' }],
    quickQueries: [{ id: 1, text: 'Do you like mangoes?', response: 'Chaunsa above all.' }],
  });
  await openTop(page);
  await openChat(page);
  await expect(messages(page)).toContainText(['Salam from Hamza Qureshi!']);
  const suggestions = panel(page).getByRole('list', { name: 'Suggested questions' });
  await expect(suggestions.getByRole('button')).toHaveCount(4);
  await expect(suggestions.getByRole('button').first()).toHaveText('Do you like mangoes?');
  await suggestions.getByRole('button').first().click();
  await expect(messages(page).last()).toContainText('Chaunsa above all.');
  await expect(await ask(page, 'What about your pricing?')).toContainText('Ask hamza@example.com.');
});

test('an older greeting called defaultMessage is read as the welcome', async ({ page }) => {
  await store(page, 'chatbot', { defaultMessage: 'Old hello' });
  await openTop(page);
  await openChat(page);
  await expect(messages(page)).toContainText(['Old hello']);
});

test('closing keeps the conversation and returns focus to the button', async ({ page }) => {
  await openTop(page);
  await openChat(page);
  await expect(input(page)).toBeFocused();
  await ask(page, 'hello');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open the assistant' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(messages(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Close the assistant' }).click();
  await expect(panel(page)).toBeHidden();
});

test('what visitors write is shown as text, however long or strange', async ({ page }) => {
  await openTop(page);
  await openChat(page);
  await ask(page, '<img src=x onerror="document.title=\'run\'"><script>document.title=1</script>');
  await expect(messages(page).nth(1)).toContainText('<img src=x onerror=');
  await ask(page, 'ہیلو 👩🏽‍💻 '.repeat(20));
  await ask(page, 'w'.repeat(3000));
  await expect(page).not.toHaveTitle(/run|1/);
  expect(await panel(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const log = panel(page).getByRole('list', { name: 'Conversation' });
  expect(await log.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
});
