import type { Page } from '@playwright/test';
import { openTop, PHONE } from './support/page.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Assistant' });
const messages = (page: Page) =>
  // Its own: an answer can offer a list of ways on.
  panel(page).getByRole('list', { name: 'Conversation' }).locator(':scope > li');
const input = (page: Page) => panel(page).getByLabel('Your message');
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

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a button at the bottom right opens a panel of 320 by 384 px with a welcome; the view follows the newest message, whatever it is, and closing keeps them all', async ({
    page,
  }) => {
    await openTop(page);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const button = await page.getByRole('button', { name: 'Open the assistant' }).boundingBox();
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeGreaterThan(width - 40);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeGreaterThan(height - 40);
    await openChat(page);
    await expect(input(page)).toBeFocused();
    await expect
      .poll(() => panel(page).evaluate((box: HTMLElement) => [box.offsetWidth, box.offsetHeight]))
      .toEqual([320, 384]);
    await expect(messages(page)).toContainText([WELCOME]);
    const suggestions = panel(page).getByRole('list', { name: 'Suggested questions' });
    await suggestions.getByRole('button').first().click();
    await expect(suggestions).toBeHidden();
    await expect(messages(page)).toHaveCount(3);

    await ask(
      page,
      '<img src=x onerror="document.title=\'run\'"><script>document.title=1</script>',
    );
    await expect(messages(page).nth(3)).toContainText('<img src=x onerror=');
    await ask(page, 'ہیلو 👩🏽‍💻 '.repeat(20));
    await ask(page, 'w'.repeat(3000));
    await expect(page).not.toHaveTitle(/run|1/);
    expect(await panel(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    const log = panel(page).getByRole('list', { name: 'Conversation' });
    expect(await log.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    await expect(messages(page).last()).toBeInViewport();
    await expect(messages(page).first()).not.toBeInViewport();

    await test.step('at 400 % a few lines of an answer can be read', async () => {
      const before = page.viewportSize() ?? { width, height };
      await page.setViewportSize({ width: 320, height: 256 });
      const view = await log.locator('..').evaluate((box) => box.clientHeight);
      expect(view).toBeGreaterThan(100);
      const closing = page.getByRole('button', { name: 'Close the assistant' });
      await closing.click({ trial: true });
      await page.setViewportSize(before);
    });

    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open the assistant' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(messages(page)).toHaveCount(9);
    await page.getByRole('button', { name: 'Close the assistant' }).click();
    await expect(panel(page)).toBeHidden();
  });

  test('what is not understood leads to a question that is, or with the question to the owner, where the panel steps back', async ({
    page,
  }) => {
    await openTop(page);
    await openChat(page);
    await ask(page, 'florble wumpus?');
    const reply = messages(page).nth(2);
    await expect(reply).toContainText('I am not sure that I understood you.');
    await reply.getByRole('button').first().click();
    await expect(messages(page)).toHaveCount(5);
    await reply.getByRole('link', { name: /^Send this question to / }).click();
    const form = page.locator('#contact form');
    await expect(form.getByLabel('Message')).toHaveValue('florble wumpus?');
    await expect(form).toBeInViewport();
    await expect(panel(page)).toBeHidden();
  });
});
